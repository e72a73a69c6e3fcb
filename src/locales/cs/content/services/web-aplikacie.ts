import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Kalkulačky a rezervace pro řemeslníky | {{brand}}',
    description:
      'Cenová kalkulačka, rezervace termínů nebo poptávka s fotkou na vašem webu. Zákazník si vše vyřídí sám, vám přijde hotové zadání s cenou.',
  },
  heading: 'Kalkulačky, rezervace a poptávky s fotkou',
  lead: 'Lidé se ptají pořád na totéž: kolik a kdy. Nechte odpovídat web. Zákazník zadá rozměry nebo vybere termín, vám přijde poptávka i s čísly.',
  benefits: [
    {
      title: 'Méně marných výjezdů',
      text: 'Kdo zná přibližnou cenu, a přesto si obhlídku objedná, myslí to vážně.',
    },
    {
      title: 'Odpověď i v neděli večer',
      text: 'O rekonstrukci se doma mluví po večerech. Kalkulačka v tu dobu pracuje.',
    },
    {
      title: 'Vaše ceny, vaše pravidla',
      text: 'Sazby měníte v tabulce. Sami rozhodnete, jak široké rozpětí se ukáže.',
    },
  ],
  features: [
    { title: 'Cena podle plochy', text: 'Metry, sklon, materiál, doprava. Výsledek jako rozpětí od–do.' },
    { title: 'Spotřeba materiálu', text: 'Kolik barvy, lepidla nebo krytiny zákazník potřebuje.' },
    { title: 'Volné termíny', text: 'Podle vašeho kalendáře a podle toho, kde ten den jezdíte.' },
    { title: 'Fotka závady', text: 'Z telefonu, zmenšená před odesláním, přiložená k poptávce.' },
    { title: 'Připomínky', text: 'E-mail nebo SMS den předem, s možností termín přesunout.' },
    { title: 'Výpočet v PDF', text: 'Zákazník ho dostane e-mailem a vy máte stejný.' },
  ],
  process: [
    { title: 'Jak počítáte', text: 'Ukážete mi pět starších zakázek a já z nich odvodím, co cenu tvoří.' },
    { title: 'Zkouška na papíře', text: 'Spočítáme je znovu podle vzorce. Když výsledek nesedí, ladíme.' },
    { title: 'Kalkulačka na webu', text: 'Vložím ji do vašeho webu, většinou i když jsem ho nedělal.' },
    { title: 'Po měsíci provozu', text: 'Podíváme se, u které otázky lidé odcházejí, a upravím ji.' },
  ],
  useCases: [
    {
      title: 'Pokrývač',
      text: 'Půdorys, sklon a krytina. Zákazník hned vidí cenu střechy a přidá fotku.',
    },
    {
      title: 'Instalatér',
      text: 'Servis kotle si lidé rezervují sami, havárie mají tlačítko pro okamžitý hovor.',
    },
    {
      title: 'Zateplování',
      text: 'Plocha fasády a tloušťka izolace, vedle ceny odhad dotace a částka, která zbývá.',
    },
  ],
  pricing: {
    lead: 'Kalkulačka nebo rezervační systém stojí {{calculators}} bez DPH. Výši ovlivní:',
    factors: [
      { title: 'Počet vstupů', text: 'Čtyři otázky se počítají jinak než dvacet s podmínkami.' },
      { title: 'Zdroj cen', text: 'Jednoduchá tabulka, nebo ceník z vašeho programu.' },
      { title: 'Kalendáře', text: 'Jedno auto, nebo několik čet s vlastními okruhy.' },
      { title: 'Zprávy', text: 'E-maily jsou v ceně, SMS účtuje operátor za kus.' },
    ],
  },
  questions: [
    {
      question: 'Neuvidí moje ceny konkurence?',
      answer:
        'Uvidí rozpětí, ne sazby. A rozpětí zjistí i jedním telefonátem. Zákazník naopak získá důvod ozvat se nejdřív vám.',
    },
    {
      question: 'Je výsledek kalkulačky závazný?',
      answer: 'Není. Pod výpočtem stojí, že jde o odhad a pevnou cenu řeknete po obhlídce.',
    },
    {
      question: 'Co když rezervaci někdo zruší?',
      answer: 'Termín se uvolní a přijde vám zpráva. Do kdy to jde bez telefonátu, nastavíte sami.',
    },
    {
      question: 'Funguje to se stávajícím webem?',
      answer:
        'Ve většině případů ano, předem to ověřím. Obvykle stačí vložit jeden řádek kódu. Nejde-li to, řeknu to dřív, než něco zaplatíte.',
    },
  ],
  callToAction: {
    title: 'Vyzkoušejte si jednu hned',
    text: 'Cena na tomto webu se počítá stejně: čtyři otázky a rozpětí s vysvětlením.',
  },
};
