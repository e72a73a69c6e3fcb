import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Vývoj webu na míru a přestavba webu | {{brand}}',
    description:
      'Přestavba zastaralého webu, více jazyků a poboček, propojení s účetnictvím nebo skladem. Pro stavební firmy, 5–8 týdnů, pevná nabídka.',
  },
  heading: 'Vývoj na míru a přestavba webu',
  lead: 'Pro firmy, které web už mají a vyrostly z něj. Za 5–8 týdnů ho přestavím a pohlídám, aby staré odkazy vedly na nové stránky a poptávky chodily dál.',
  benefits: [
    {
      title: 'Staré odkazy fungují',
      text: 'Každou původní adresu nasměruji na novou. Zákazník ze záložky ani Google nenarazí na prázdnou stránku.',
    },
    {
      title: 'Obsah má pořádek',
      text: 'Nejdřív sepíšu, co na webu je a kdo to čte. Přestěhuje se jen to, co má cenu.',
    },
    {
      title: 'Programy si předávají data',
      text: 'Poptávka se zapíše tam, kde s ní kancelář stejně pracuje. Nikdo ji neopisuje.',
    },
    {
      title: 'Provoz běží dál',
      text: 'Starý web zůstává zapnutý až do chvíle, kdy nový převezme doménu.',
    },
  ],
  features: [
    { title: 'Jazykové verze', text: 'Každý jazyk má vlastní adresy a texty, které se dobře čtou.' },
    { title: 'Pobočky', text: 'Stránka pro každou, s lidmi, okruhem působnosti a vlastní schránkou.' },
    { title: 'Stránky staveb', text: 'Rozsah, rok, investor a fotky, filtr podle druhu.' },
    { title: 'Propojení', text: 'Účetní program, sklad, kalendář nebo evidence zakázek.' },
    { title: 'Oprávnění', text: 'Stavbyvedoucí přidává fotky, kancelář schvaluje.' },
    { title: 'Měření', text: 'Kolik poptávek přišlo a ze které stránky.' },
  ],
  process: [
    { title: 'Prohlídka', text: 'Projdu stávající web, čísla z návštěvnosti a smlouvu k doméně.' },
    { title: 'Plán', text: 'Dostanete strukturu, seznam přesměrování a pořadí etap s cenami.' },
    { title: 'Práce po etapách', text: 'Co přibylo, ukazuji průběžně. Postup vidíte v zákaznickém portálu.' },
    { title: 'Přepnutí', text: 'Mimo pracovní dobu. První dny potom sleduji chyby a hlavně formuláře.' },
  ],
  useCases: [
    {
      title: 'Stavební firma',
      text: 'Stránka každé stavby ve dvou jazycích, k tomu stránka pro subdodavatele a volná místa.',
    },
    {
      title: 'Elektromontáže s pobočkami',
      text: 'Tři města, tři telefony. Poptávka podle PSČ sama doputuje do správné kanceláře.',
    },
    {
      title: 'Výrobce a montážník oken',
      text: 'Zaměření z webu se zapíše do výrobního programu i s rozměry a fotkami.',
    },
  ],
  pricing: {
    lead: 'Přestavba většího webu stojí {{rebuiltWebsite}}, propojení a automatizace {{automations}}, vše bez DPH. Rozhoduje:',
    factors: [
      { title: 'Množství obsahu', text: 'Kolik stránek se stěhuje, kolik přepisuje a kolik zahazuje.' },
      { title: 'Jazyky', text: 'Druhý jazyk není kopie: má své texty a kontrolu.' },
      { title: 'Cizí programy', text: 'S popsaným rozhraním je propojení rychlé, jinak hledám náhradní cestu.' },
      { title: 'Etapy', text: 'Nad {{installmentsAbove}} lze platbu rozdělit na 2–3 části podle předaných etap.' },
    ],
  },
  questions: [
    {
      question: 'Nespadneme po přestavbě ve vyhledávání?',
      answer:
        'Krátké výkyvy se po přesunu stávají. Omezuji je přesměrováním všech adres a zachováním textů, na které k vám lidé chodí.',
    },
    {
      question: 'Převezmete web po někom jiném?',
      answer: 'Ano, po prohlídce, jejíž cenu si dohodneme předem. Řeknu vám, co se vyplatí nechat a co postavit znovu.',
    },
    {
      question: 'Kdo připraví překlady?',
      answer:
        'Česky, slovensky, dánsky a anglicky je zajistím já. Jiný jazyk dodáte, nebo přiberu překladatele, jeho práce je v nabídce zvlášť.',
    },
    {
      question: 'Musí u toho být náš správce IT?',
      answer: 'Stačí na hodinu na začátku a u přepnutí domény. Co od něj potřebuji, pošlu předem v seznamu.',
    },
  ],
  callToAction: {
    title: 'Pošlete adresu svého webu',
    text: 'Podívám se na něj a do 24 hodin napíšu, co bych na něm nechal a co změnil.',
  },
};
