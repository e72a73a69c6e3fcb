import type { LegalDocument } from '../../content/content.ts';

export const cookies: LegalDocument = {
  title: 'Cookies',
  lead: 'Čo tento web ukladá vo vašom prehliadači, na ako dlho a ako to zmeníte. Kým sa nerozhodnete inak, ukladá len nevyhnutné.',
  sections: [
    {
      id: 'what-they-are',
      title: 'Čo sú cookies',
      blocks: [
        'Cookie je malý súbor, ktorý si web {{host}} odloží vo vašom prehliadači. Podľa neho vie, že ste prihlásení alebo aký jazyk ste zvolili. Na všetko okrem nevyhnutných potrebujem váš súhlas podľa § 109 zákona č. 452/2021 Z. z. o elektronických komunikáciách.',
        'Rozpísaný dopyt z kalkulačky ostáva v pamäti prehliadača. Nie je to cookie a bez odoslania ho nečítam. Na server sa uloží, len keď ste prihlásení alebo si naň necháte poslať odkaz. Zmizne, keď začnete nový dopyt alebo pamäť vymažete.',
        'Počítam len, koľkokrát sa za deň niekto dostal na ktorý krok kalkulačky a v akom jazyku. Kto to bol, sa pritom neuloží nikde, a aby sa krok nerátal dvakrát, poznačí si ho rozpísaný dopyt vo vašom prehliadači.',
      ],
    },
    {
      id: 'necessary',
      title: 'Nevyhnutné',
      blocks: [
        'Bez nich by nefungovalo prihlásenie ani odoslanie formulára. Súhlas nevyžadujú a nedajú sa vypnúť.',
        [
          'session: drží vaše prihlásenie, do skončenia relácie.',
          'csrf-token: chráni formulár pred cudzími webmi, do skončenia relácie.',
          'signed-in: pamätá si, že ste tu prihlásení, aby web našiel váš rozpísaný dopyt, do odhlásenia.',
          'known-device: spozná zariadenie, z ktorého ste sa už prihlásili, aby vám cudzie pokusy nezablokovali účet, 180 dní.',
          'consent: pamätá si vašu voľbu na tejto stránke, 12 mesiacov.',
        ],
      ],
    },
    {
      id: 'preferences',
      title: 'Nastavenia',
      blocks: [
        'Vďaka nim nemusíte jazyk a vzhľad vyberať znova.',
        ['i18next: jazyk webu, 12 mesiacov.', 'theme: svetlý alebo tmavý vzhľad, 12 mesiacov.'],
        'Ak ich nepovolíte, zvolený jazyk a vzhľad platia, kým nezavriete prehliadač.',
      ],
    },
    {
      id: 'analytics',
      title: 'Meranie návštevnosti',
      blocks: [
        'Podľa návštevnosti web zlepšujem. Meria ju Google Analytics, ktorý sa načíta cez Google Tag Manager, a to až po vašom súhlase.',
        ['_ga a príbuzné súbory s názvom _ga_…: rozlíšia návštevy bez mena, 2 roky.'],
        'Poskytuje ho Google Ireland Limited, časť údajov sa môže spracúvať v USA. Viac je v texte o ochrane osobných údajov.',
      ],
    },
    {
      id: 'chat',
      title: 'Chat',
      blocks: [
        'Chat prevádzkuje česká spoločnosť Smartsupp.com, s. r. o. Okno sa načíta, iba ak ho povolíte. Bez neho mi napíšte na {{mailbox}} alebo zavolajte na {{phone}}.',
        ['ssupp.*: spojí vaše správy do jedného rozhovoru, 6 mesiacov.'],
      ],
    },
    {
      id: 'change-choice',
      title: 'Ako zmeniť voľbu',
      blocks: [
        'Kedykoľvek, priamo na tejto stránke. Každú skupinu zapnete alebo vypnete zvlášť a odmietnuť je rovnako ľahké ako prijať. Odvolaním súhlasu sa skripty prestanú načítavať. Súbory, ktoré tu ostali, zmažete aj v nastaveniach prehliadača.',
        'Voľbu si uložím bez vášho mena, s časom a verziou textu, ktorý ste videli. Opýtam sa znova po 12 mesiacoch alebo keď pribudne nový účel.',
      ],
    },
  ],
};
