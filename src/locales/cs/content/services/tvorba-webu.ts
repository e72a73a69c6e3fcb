import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Tvorba webu pro řemeslníky a firmy | {{brand}}',
    description:
      'Firemní web o několika stránkách od náčrtu po spuštění za 3–4 týdny. Pevná cena, texty, fotky i poptávkový formulář od jednoho vývojáře.',
  },
  heading: 'Tvorba webu pro řemeslnou firmu',
  lead: 'Web o několika stránkách, který řekne, co děláte, komu a za kolik. Za 3–4 týdny běží a poptávky chodí rovnou do telefonu.',
  benefits: [
    {
      title: 'Lepší poptávky',
      text: 'Formulář se zeptá na místo, rozsah a termín. Nevoláte zpátky kvůli údajům, které měly přijít hned.',
    },
    {
      title: 'Práce je vidět',
      text: 'Každá služba má vlastní stránku s fotkami vašich zakázek, ne s obrázky z fotobanky.',
    },
    {
      title: 'Jeden člověk na telefonu',
      text: 'Kreslím, píšu i programuji já. Co si řekneme, to se nikde cestou neztratí.',
    },
    {
      title: 'Cena, která platí',
      text: 'V nabídce je každá položka zvlášť. Kolik v ní stojí, tolik na konci zaplatíte, plus DPH.',
    },
  ],
  features: [
    { title: 'Stránky služeb', text: 'Pro každou práci zvlášť, s postupem, fotkami a otázkami zákazníků.' },
    { title: 'Galerie zakázek', text: 'Roztříděná podle druhu práce a místa.' },
    { title: 'Poptávkový formulář', text: 'Otázky podle vašeho řemesla, přílohy z telefonu.' },
    { title: 'O firmě', text: 'Lidé, oprávnění, pojištění a kam až jezdíte.' },
    { title: 'Vlastní úpravy', text: 'Texty a fotky změníte sami, pokud o to stojíte.' },
    { title: 'Základ pro vyhledávače', text: 'Názvy, popisy a mapa webu nastavené od prvního dne.' },
  ],
  process: [
    { title: 'Hodina nad zadáním', text: 'Telefon nebo video. Projdeme služby, kraj a zákazníky, které chcete.' },
    { title: 'Náčrt a texty', text: 'Do týdne vidíte uspořádání stránek s texty, které můžete škrtat.' },
    { title: 'Stavba', text: 'Dva týdny programuji. Hotové části si prohlížíte na zkušební adrese.' },
    { title: 'Spuštění', text: 'Přesunu doménu, pohlídám poštu a ověřím, že vám poptávky z formuláře chodí.' },
  ],
  useCases: [
    {
      title: 'Elektrikář',
      text: 'Instalace, revize a hromosvody na třech stránkách. Domácnost i stavební firma najdou to svoje.',
    },
    { title: 'Tesař', text: 'Krovy, pergoly a schody s galerií, u každé zakázky dřevo a doba práce.' },
    { title: 'Zednická firma', text: 'Přehled hotových staveb a kontakt na člověka, který udělá obhlídku.' },
  ],
  pricing: {
    lead: 'Firemní web vychází na {{companyWebsite}} bez DPH, funkce navíc se připočítají. Kde v tom rozpětí skončíte, určí hlavně:',
    factors: [
      { title: 'Počet stránek', text: 'Pět stránek je jiná práce než patnáct.' },
      { title: 'Texty a fotky', text: 'Máte-li je připravené, ušetříte. Jinak je napíšu a vyberu já.' },
      {
        title: 'Funkce',
        text: 'Od {{starterFrom}} funkcí ušetříte až {{starterPercent}} %, od {{growthFrom}} až {{growthPercent}} %, od {{premiumFrom}} až {{premiumPercent}} %.',
      },
      { title: 'Termín', text: 'Spěšná práce stojí až o 30 % víc.' },
    ],
  },
  questions: [
    {
      question: 'Kolik stránek takový web mívá?',
      answer: 'Obvykle šest až deset: úvod, tři až pět služeb, zakázky, o firmě a kontakt.',
    },
    {
      question: 'Uvidím návrh, než začnete programovat?',
      answer: 'Ano. Stavět začnu, až náčrt i texty odsouhlasíte. Úpravy náčrtu v dohodnutém rozsahu jsou v ceně.',
    },
    {
      question: 'Dá se web později rozšířit?',
      answer: 'Ano. Kalkulačku, rezervace nebo další jazyk přidám k tomu, co už stojí, bez nového začátku.',
    },
    {
      question: 'Komu web patří?',
      answer:
        'Doména, přístupy a vaše podklady jsou vaše od začátku. Po úplném zaplacení máte výhradní právo web užívat a měnit.',
    },
  ],
  callToAction: {
    title: 'Zjistěte cenu svého webu',
    text: 'Čtyři otázky, do 60 sekund. Pak se ozvu a projdeme to spolu.',
  },
};
