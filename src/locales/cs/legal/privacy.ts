import type { LegalDocument } from '../../content/content.ts';

export const privacy: LegalDocument = {
  title: 'Ochrana osobních údajů',
  lead: 'Jaké údaje o vás mám, proč je mám, jak dlouho si je nechávám a co s tím můžete udělat.',
  sections: [
    {
      id: 'controller',
      title: 'Kdo údaje spravuje',
      blocks: [
        'Správcem osobních údajů je {{company}}, {{address}}, Slovensko, IČO {{companyNumber}}, DIČ (daňové číslo) {{taxNumber}}, IČ DPH {{vatNumber}}. Za ochranu údajů odpovídá {{developer}}.',
        'S čímkoli, co se týká vašich údajů, pište na {{mailbox}} nebo volejte {{phone}}. Pověřence pro ochranu osobních údajů jsem nejmenoval, zákon mi to neukládá.',
        'Údaje zpracovávám podle nařízení (EU) 2016/679 (GDPR). Jako správce se sídlem na Slovensku se řídím také slovenským zákonem č. 18/2018 Z. z. o ochraně osobních údajů.',
      ],
    },
    {
      id: 'what-data',
      title: 'Jaké údaje zpracovávám',
      blocks: [
        'Jen to, co mi sami dáte, co web potřebuje k provozu a co mu povolíte:',
        [
          'poptávka a zpráva z kontaktního formuláře: jméno, e-mail, telefon, firma, odpovědi o projektu a to, co napíšete do popisu,',
          'účet v zákaznickém portálu: přihlašovací jméno, e-mail, heslo v podobě, ze které ho nelze přečíst, a komunikace k projektu,',
          'nabídka a smlouva: fakturační údaje, podpis, čas podpisu a IP adresa zařízení, ze kterého jste podepsali,',
          'faktury a platby: částka, datum, variabilní symbol a číslo účtu, ze kterého jste platili,',
          'chat: vaše zprávy a údaje, které v nich uvedete,',
          'provozní záznamy serveru: IP adresa, čas, navštívená adresa a druh prohlížeče,',
          'návštěvnost, pokud ji povolíte: které stránky jste otevřeli a odkud jste přišli.',
        ],
        'Rozepsaná poptávka zůstává jen ve vašem prohlížeči. Ke mně se dostane, až ji odešlete. Údaje zvláštních kategorií, například o zdraví, nepotřebuji. Prosím, neposílejte je.',
      ],
    },
    {
      id: 'why',
      title: 'Proč a na jakém základě',
      blocks: [
        [
          'Odpověď na poptávku, příprava nabídky a práce na projektu – jednání o smlouvě a plnění smlouvy, čl. 6 odst. 1 písm. b) GDPR.',
          'Faktury a účetnictví – povinnost ze zákona, čl. 6 odst. 1 písm. c).',
          'Bezpečnost webu, ochrana před zneužitím formulářů, vymáhání a obhajoba nároků – můj oprávněný zájem, čl. 6 odst. 1 písm. f).',
          'Uložení předvoleb, měření návštěvnosti a chat – váš souhlas, čl. 6 odst. 1 písm. a). Odvolat ho můžete kdykoli na stránce Cookies.',
        ],
        'Jméno, e-mail a popis projektu potřebuji, abych mohl odpovědět. Bez nich poptávku nevyřídím. Ostatní pole jsou dobrovolná, pokud u nich není napsáno, že jsou povinná.',
        'Cenu v kalkulačce počítá program podle ceníku, ale výsledek nikoho nezavazuje. O uzavření smlouvy rozhoduji vždy já, žádné automatizované rozhodování s právními účinky neprobíhá. Údaje neprodávám a neposílám vám reklamu, o kterou jste nepožádali.',
      ],
    },
    {
      id: 'how-long',
      title: 'Jak dlouho údaje uchovávám',
      blocks: [
        [
          'Faktury a doklady k nim: 10 let, jak ukládá zákon.',
          'Podklady a dokumenty k projektu: 3 roky po jeho skončení.',
          'Poptávka, ze které nevznikla smlouva: 12 měsíců od posledního kontaktu, na požádání ji smažu dřív.',
          'Účet v portálu: dokud ho nezrušíte, nejdéle do uplynutí lhůty pro dokumenty k projektu.',
          'Provozní záznamy serveru: jen po dobu potřebnou k odhalení poruchy nebo zneužití.',
          'Cookies: předvolby 12 měsíců, měření návštěvnosti 2 roky. Podrobnosti jsou na stránce Cookies.',
        ],
        'Po uplynutí lhůty se údaje smažou nebo upraví tak, že z nich nikoho nelze poznat. V zálohách mohou zůstat ještě krátce, dokud záloha nevyprší, a k ničemu jinému než k obnově se nepoužijí.',
      ],
    },
    {
      id: 'who-else',
      title: 'Komu údaje předávám',
      blocks: [
        'Údaje vidí jen ti, bez kterých by služba nefungovala, a jen v potřebném rozsahu:',
        [
          'poskytovatel hostingu, na jehož serverech běží {{host}} – provoz webu, databáze a záloh,',
          'poskytovatel e-mailových schránek, přes které chodí zprávy a nabídky,',
          'účetní a banka – faktury a platby,',
          'Smartsupp.com, s. r. o., Brno – chat, pokud ho povolíte,',
          'Google Ireland Limited – měření návštěvnosti, pokud ho povolíte,',
          'fotograf, překladatel nebo jiný odborník, se kterým jste v nabídce souhlasili.',
        ],
        'S těmi, kdo zpracovávají údaje mým jménem, mám smlouvu podle čl. 28 GDPR. Úřadům údaje předám jen tehdy, když mi to ukládá zákon.',
      ],
    },
    {
      id: 'where',
      title: 'Kde údaje jsou',
      blocks: [
        'Web, databáze i zálohy jsou uloženy u poskytovatele hostingu, na jehož serverech běží {{host}}.',
        'Mimo Evropský hospodářský prostor předávám údaje jen se zárukami podle čl. 46 GDPR, především se standardními smluvními doložkami Evropské komise. Když povolíte měření návštěvnosti, může část údajů zpracovat Google ve Spojených státech; vedle doložek tam platí rozhodnutí Komise o rámci ochrany údajů EU–USA. Bez souhlasu se ke Googlu nedostane nic. Kopii záruk vám na požádání pošlu.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Jaká máte práva',
      blocks: [
        'Máte právo:',
        [
          'dozvědět se, zda a jaké údaje o vás mám, a dostat jejich kopii,',
          'nechat opravit, co nesouhlasí,',
          'nechat údaje vymazat, pokud mi je zákon neukládá uchovat,',
          'omezit zpracování, dokud se spor o údaje nevyřeší,',
          'získat údaje v běžném strojově čitelném formátu a předat je jinému,',
          'vznést námitku proti zpracování, které stojí na mém oprávněném zájmu,',
          'kdykoli odvolat souhlas. Co proběhlo předtím, zůstává v souladu se zákonem.',
        ],
        'Stačí napsat na {{mailbox}}. Odpovím bez zbytečného odkladu, nejpozději do jednoho měsíce, a zdarma. Abych údaje nevydal někomu cizímu, mohu si ověřit, že jste to vy.',
      ],
    },
    {
      id: 'complaints',
      title: 'Kde si můžete stěžovat',
      blocks: [
        'Budu rád, když se ozvete nejdřív mně, většinu věcí vyřešíme hned. Stížnost můžete kdykoli podat u dozorového úřadu a obrátit se můžete také na soud:',
        [
          'na Slovensku, kde mám sídlo: Úrad na ochranu osobných údajov Slovenskej republiky, dataprotection.gov.sk,',
          'pokud žijete v Česku: také Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7, uoou.gov.cz.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Jak údaje chráním',
      blocks: [
        'Spojení s webem je šifrované. Hesla jsou uložena tak, že je nepřečtu ani já. Do administrace se dostane jen ten, kdo má oprávnění, a přihlašování je chráněné proti hádání hesel. Databáze se pravidelně zálohuje a obnovu zkouším.',
        'Kdyby přesto došlo k úniku, který by vás mohl ohrozit, oznámím to dozorovému úřadu do 72 hodin od chvíle, kdy se o něm dozvím, a vám bez zbytečného odkladu.',
      ],
    },
    {
      id: 'changes',
      title: 'Změny tohoto textu',
      blocks: [
        'Když se změní způsob zpracování nebo zákon, text upravím a uvedu nové datum účinnosti. O podstatné změně dám zákazníkům vědět e-mailem předem. Starší znění pošlu na požádání.',
      ],
    },
  ],
};
