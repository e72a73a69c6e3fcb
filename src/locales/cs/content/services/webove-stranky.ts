import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Jednostránkový web pro živnostníky | {{brand}}',
    description:
      'Jedna stránka, na které zákazník najde vaši práci, fotky a telefon. Hotová za 1–2 týdny, za cenu, kterou znáte předem. Pro živnostníky.',
  },
  heading: 'Jednostránkový web pro živnostníka',
  lead: 'Pracujete sám nebo ve dvou a práci máte z doporučení. Stačí vám jedna stránka, kterou pošlete v esemesce. Hotová bývá za 1–2 týdny.',
  benefits: [
    {
      title: 'Najdou vás podle jména',
      text: 'Kdo na vás dostane tip, ten si vás nejdřív vyhledá. Měl by něco najít.',
    },
    {
      title: 'Nic zbytečného',
      text: 'Platíte za jednu stránku. Žádná prázdná sekce „Novinky“ z předloňska.',
    },
    {
      title: 'Málo vaší práce',
      text: 'Půlhodinový hovor a deset až dvacet fotek z telefonu. Zbytek připravím sám.',
    },
  ],
  features: [
    { title: 'Telefon na jedno klepnutí', text: 'Velké tlačítko, které je po ruce na celé stránce.' },
    { title: 'Fotky před a po', text: 'Dvě fotky přes sebe, posouvá se prstem.' },
    { title: 'Seznam prací', text: 'Co děláte, a hlavně co už ne.' },
    { title: 'Mapa působnosti', text: 'Obce a okruh, kam se vám vyplatí jet.' },
    { title: 'Krátký formulář', text: 'Jméno, telefon, co je potřeba a fotka.' },
    { title: 'Doména a e-mail', text: 'Adresa s vaším jménem místo schránky zdarma.' },
  ],
  process: [
    { title: 'Zavolám', text: 'Za třicet minut vím, co děláte a jaké zákazníky chcete.' },
    { title: 'Pošlete fotky', text: 'Tak, jak jsou v telefonu. Vyberu je, srovnám a ořežu.' },
    { title: 'Ukážu stránku', text: 'Do týdne ji otevřete ve svém telefonu a řeknete, co změnit.' },
    { title: 'Spustím ji', text: 'Stránka běží na vaší doméně a poptávky chodí na váš e-mail.' },
  ],
  useCases: [
    {
      title: 'Malíř pokojů',
      text: 'Osm dvojic fotek, cena za metr od–do a telefon. Nic dalšího zákazník nepotřebuje.',
    },
    {
      title: 'Obkladač',
      text: 'Ukázky koupelen a volný termín: „nejdříve v březnu“. Ubyde hovorů, které končí zklamáním.',
    },
    {
      title: 'Hodinový instalatér',
      text: 'Kdy jezdí, kam až dojede, a tlačítko pro havárii, která nepočká do rána.',
    },
  ],
  pricing: {
    lead: 'Jednostránkový web stojí {{onePageWebsite}} bez DPH. Cenou hýbají:',
    factors: [
      { title: 'Fotky', text: 'Vytřídit dvacet je v ceně. Dvě stě už je práce navíc.' },
      { title: 'Texty', text: 'Krátké texty píšu z našeho hovoru. Vlastní hotové cenu sníží.' },
      { title: 'Přídavky', text: 'Recenze z Googlu, kalkulačka nebo druhý jazyk jsou samostatné položky.' },
      { title: 'Spěch', text: 'Je-li potřeba začít hned, připočítávám až 30 %.' },
    ],
  },
  questions: [
    {
      question: 'Nestačil by mi profil na sociální síti?',
      answer:
        'Na fotky ano. Ale část zákazníků tam účet nemá a bez přihlášení váš profil neuvidí. Stránka s telefonem se otevře každému.',
    },
    {
      question: 'Nemám logo. Vadí to?',
      answer: 'Nevadí. Vaše jméno vysázím čitelným písmem a hodí se i na auto. Logo můžete doplnit později.',
    },
    {
      question: 'Co když se firma rozroste?',
      answer: 'Ke stránce přidám další a udělám z ní větší web. Co jste zaplatili, nevyhodíte.',
    },
    {
      question: 'Můžu na stránce uvést ceny?',
      answer: 'Můžete a doporučuji to. Stačí rozpětí za metr nebo za hodinu. Ozvou se lidé, kteří s ním počítají.',
    },
  ],
  callToAction: {
    title: 'Jedna stránka, jedna cena',
    text: 'Odpovězte na čtyři otázky a uvidíte, kolik bude stát. Odpovím do 24 hodin.',
  },
};
