import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Systém na řízení zakázek pro řemesla | {{brand}}',
    description:
      'Poptávky, nabídky, zakázky, hodiny a faktury v jednom systému podle toho, jak vaše firma pracuje. Po částech a s pevnou cenou každé z nich.',
  },
  heading: 'Firemní systém podle vaší práce',
  lead: 'Když se zakázky hledají v e-mailu, hodiny v sešitě a ceny v hlavě, firma stojí na paměti jednoho člověka. Dám to všechno na jedno místo.',
  benefits: [
    {
      title: 'Údaj se píše jednou',
      text: 'Z poptávky je nabídka, z nabídky zakázka, z ní faktura. Jméno a adresa jdou s nimi.',
    },
    {
      title: 'Víte, co zbylo',
      text: 'U každé zakázky vidíte odpracované hodiny, materiál a výsledek. Ještě než začnete další.',
    },
    {
      title: 'Funguje na stavbě',
      text: 'Parta zapisuje z telefonu. Bez signálu se záznam uloží a odešle později.',
    },
    {
      title: 'Platíte jen za to své',
      text: 'Žádných sto obrazovek, ze kterých používáte tři.',
    },
  ],
  features: [
    { title: 'Poptávky', text: 'Web, telefon i e-mail v jednom seznamu, s termínem odpovědi.' },
    { title: 'Nabídky', text: 'Položky z vlastního ceníku, PDF, podpis na telefonu.' },
    { title: 'Zakázky', text: 'Fotky, úkoly, vícepráce a kdo na nich právě je.' },
    { title: 'Hodiny a materiál', text: 'Zápis na tři klepnutí, přehled pro mzdy.' },
    { title: 'Faktury', text: 'Zálohové i konečné, s QR platbou a přenosem do účetnictví.' },
    { title: 'Přehledy', text: 'Co je po splatnosti, co čeká na podpis, kde chybí lidé.' },
  ],
  process: [
    { title: 'Den u vás', text: 'V kanceláři, na stavbě nebo přes video se dívám, kudy papír opravdu chodí.' },
    { title: 'Co bolí nejvíc', text: 'Vybereme jednu část, která zdržuje nejvíc, a tou začneme.' },
    { title: 'První část v provozu', text: 'Dva lidé s ní pracují na skutečných zakázkách, ostatní jedou postaru.' },
    { title: 'Další části', text: 'Každá má vlastní cenu a termín. Skončit můžete po kterékoli.' },
  ],
  useCases: [
    {
      title: 'Zednická firma',
      text: 'Víc lidí na několika stavbách. Nabídka z vlastního ceníku, podklady k faktuře vzniknou samy.',
    },
    {
      title: 'Elektrikář s revizemi',
      text: 'Systém hlídá termíny u všech objektů a zákazníkům napíše včas.',
    },
    {
      title: 'Truhlářství',
      text: 'Dílna vidí, co se řeže zítra, a kancelář ví, kdy slíbit montáž.',
    },
  ],
  pricing: {
    lead: 'Celý systém na řízení zakázek stojí {{erp}}, jednotlivé automatizace {{automations}}, bez DPH. Cenu tvoří:',
    factors: [
      { title: 'Počet částí', text: 'Samotné nabídky, nebo celá cesta až k faktuře.' },
      { title: 'Počet lidí a rolí', text: 'Kdo co vidí: majitel, kancelář, mistr, parta.' },
      { title: 'Stará data', text: 'Převod zákazníků a ceníků z tabulek je samostatná položka.' },
      { title: 'Platba', text: 'U větších projektů záloha 30–50 %, nad {{installmentsAbove}} i po částech.' },
    ],
  },
  questions: [
    {
      question: 'Proč nekoupit hotový program?',
      answer:
        'Pokud vám nějaký sedí, kupte ho a řeknu vám to. Na míru má smysl tam, kde byste museli měnit postup, který funguje.',
    },
    {
      question: 'Naučí se to i starší kolegové?',
      answer: 'Zaškolím je za půl hodiny na jejich vlastní zakázce. Obrazovka pro stavbu má jen pár velkých tlačítek.',
    },
    {
      question: 'Kde budou naše data?',
      answer:
        'U poskytovatele hostingu, na kterém se domluvíme v nabídce. Kdykoli si je stáhnete v tabulkách, i kdybyste odcházeli.',
    },
    {
      question: 'Co se stane, když nepůjde internet?',
      answer: 'Zápis ze stavby počká v telefonu. V kanceláři stačí připojení přes mobil.',
    },
  ],
  callToAction: {
    title: 'Kde vám utíká nejvíc času?',
    text: 'Stačí dvě věty. Do 24 hodin odpovím, jestli a jak to jde zkrátit.',
  },
};
