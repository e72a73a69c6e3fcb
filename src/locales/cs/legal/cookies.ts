import type { LegalDocument } from '../../content/content.ts';

export const cookies: LegalDocument = {
  title: 'Cookies',
  lead: 'Které cookies web používá, k čemu a jak dlouho. Dokud si nevyberete, běží jen ty nezbytné.',
  sections: [
    {
      id: 'what-they-are',
      title: 'Co jsou cookies',
      blocks: [
        'Cookie je malý soubor, který web uloží do vašeho prohlížeče, aby si něco zapamatoval, třeba jazyk. Některé se smažou se zavřením prohlížeče, jiné zůstávají po dobu uvedenou níže. Na všechny kromě nezbytných potřebuji váš souhlas podle § 89 odst. 3 zákona č. 127/2005 Sb., o elektronických komunikacích.',
        'Rozepsaná poptávka v cookie není. Zůstává v úložišti vašeho prohlížeče. Na server se uloží, jen když jste přihlášeni nebo si na ni necháte poslat odkaz. Zmizí, když ji vymažete nebo začnete novou.',
        'Počítám jen, kolikrát za den se někdo dostal na který krok kalkulačky a v jakém jazyce. Kdo to byl, se přitom neukládá nikde, a aby se krok nepočítal dvakrát, poznamená si ho rozepsaná poptávka ve vašem prohlížeči.',
        'Cookies na tomto webu spravuje {{company}}. Ptát se můžete na {{mailbox}}.',
      ],
    },
    {
      id: 'necessary',
      title: 'Nezbytné',
      blocks: [
        'Bez nich se nejde přihlásit ani bezpečně odeslat formulář. Souhlas k nim není potřeba.',
        [
          'session – udržuje vaše přihlášení, do konce relace,',
          'csrf-token – chrání formuláře před zneužitím, do konce relace,',
          'signed-in – pamatuje si, že jste tu přihlášeni, aby web našel vaši rozepsanou poptávku, do odhlášení,',
          'known-device – pozná zařízení, ze kterého jste se už přihlásili, aby vám cizí pokusy nezablokovaly účet, 180 dní,',
          'consent – vaše volba z této stránky, 12 měsíců.',
        ],
      ],
    },
    {
      id: 'preferences',
      title: 'Předvolby',
      blocks: [
        'Pamatují si, jak chcete web vidět. Když je nepovolíte, web funguje dál a zvolený jazyk a vzhled platí, než prohlížeč zavřete.',
        ['i18next – zvolený jazyk, 12 měsíců,', 'theme – světlý nebo tmavý vzhled, 12 měsíců.'],
      ],
    },
    {
      id: 'analytics',
      title: 'Měření návštěvnosti',
      blocks: [
        'Podle návštěvnosti web zlepšuji. Měří ji Google Analytics, které se načtou přes Google Tag Manager, a to až po vašem souhlasu.',
        ['_ga a cookies, jejichž název začíná _ga_ – rozlišení návštěvníků, 2 roky.'],
        'Poskytuje je Google Ireland Limited. Část údajů se může zpracovat ve Spojených státech, podrobnosti jsou v Ochraně osobních údajů.',
      ],
    },
    {
      id: 'chat',
      title: 'Chat',
      blocks: [
        'Okno chatu dodává česká společnost Smartsupp.com, s. r. o. Načte se, jen když ho povolíte. Cookies spojují vaše zprávy do jednoho rozhovoru.',
        ['ssupp.* – rozpoznání rozhovoru a návštěvy, 6 měsíců.'],
        'Bez chatu mi můžete napsat e-mail nebo zavolat na {{phone}}.',
      ],
    },
    {
      id: 'change-choice',
      title: 'Jak volbu změnit',
      blocks: [
        'Nastavení je přímo na této stránce. Každou skupinu zapnete i vypnete zvlášť a volba platí okamžitě. Souhlas odvoláte stejně snadno, jako jste ho dali, a na cenu ani na odpověď to nemá vliv.',
        'Po odvolání se skripty přestanou načítat a uložené cookies smažete i v nastavení prohlížeče. Volbu si uložím bez vašeho jména, s časem a verzí textu, který jste viděli. Zeptám se znovu po 12 měsících nebo když přibude nový účel.',
      ],
    },
  ],
};
