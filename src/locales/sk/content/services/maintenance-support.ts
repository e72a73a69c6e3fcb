import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Správa a údržba webu pre firmy | {{brand}}',
    description:
      'Aktualizácie, pravidelné zálohy, stráženie výpadkov a drobné zmeny na webe za pevnú mesačnú cenu. Aj pre weby, ktoré staval niekto iný.',
  },
  heading: 'Starostlivosť, aby web nezostarol',
  lead: 'Web je ako firemná dodávka: bez servisu raz nenaštartuje. Za mesačnú sumu ho aktualizujem, zálohujem, strážim a mením, čo treba.',
  benefits: [
    {
      title: 'O výpadku viem prvý',
      text: 'Stráži ho automat vo dne aj v noci. Keď web padne, príde mi správa.',
    },
    {
      title: 'Zmena bez objednávky',
      text: 'Nové číslo, iné ceny, fotka stavby. Pošlete správu a ja to na webe zmením.',
    },
    {
      title: 'Pevná suma',
      text: 'Viete, čo príde na faktúre. Väčšiu prácu nacením vopred a zvlášť.',
    },
  ],
  features: [
    { title: 'Aktualizácie', text: 'Bezpečnostné bez zbytočného odkladu, ostatné raz mesačne.' },
    { title: 'Pravidelné zálohy', text: 'Uložené mimo servera, aj so skúškou obnovy.' },
    { title: 'Dohľad', text: 'Dostupnosť, šifrované spojenie a platnosť domény.' },
    { title: 'Drobné zmeny', text: 'Dohodnutý počet za mesiac, každá do hodiny práce. Nevyužité sa neprenášajú.' },
    { title: 'Skúška formulárov', text: 'Skúšobným dopytom overím, že vám správy naozaj chodia.' },
    { title: 'Mesačná správa', text: 'Čo sa robilo, čo sa stalo a čo odporúčam.' },
  ],
  process: [
    { title: 'Vstupná kontrola', text: 'Prejdem slabé miesta a zoradím ich podľa naliehavosti.' },
    {
      title: 'Prevzatie',
      text: 'Spíšem prístupy, doménu, hosting a kto čo platí. Zapnem dohľad a zálohy.',
    },
    { title: 'Mesačný rytmus', text: 'Aktualizácie v pokojných hodinách, zmeny podľa vašich správ.' },
    { title: 'Ročné zhodnotenie', text: 'Raz do roka si zavoláme. Prejdeme rýchlosť, čo web priniesol a čo vypnúť.' },
  ],
  useCases: [
    {
      title: 'Maliar',
      text: 'Dvakrát do roka nové fotky a sadzby. Najnižšia úroveň mu stačí.',
    },
    {
      title: 'Elektrikárska firma',
      text: 'Pripomienky revízií nesmú vypadnúť, preto má dohodnutú kratšiu reakciu.',
    },
    {
      title: 'Stavebná firma',
      text: 'Každý týždeň nová stavba, voľné miesta a preklad do druhého jazyka.',
    },
  ],
  pricing: {
    lead: 'Podľa úrovne zaplatíte {{maintenance}} mesačne bez DPH. Skončiť sa dá s mesačnou výpoveďou ku koncu mesiaca, zálohu a prístupy vám odovzdám.',
    factors: [
      { title: 'Koľko zmien', text: 'Jedna za štvrťrok alebo desať za mesiac, podľa toho volíme úroveň.' },
      { title: 'Čo web robí', text: 'Kalkulačka či rezervácia potrebuje viac kontrol než obyčajná stránka.' },
      { title: 'Rýchlosť reakcie', text: 'Odpoviem do 24 hodín, na kratšom čase sa dá dohodnúť.' },
      { title: 'Kto web staval', text: 'Cudzí web najprv skontrolujem, za cenu dohodnutú vopred.' },
    ],
  },
  questions: [
    {
      question: 'Je starostlivosť povinná?',
      answer: 'Nie je. Záruka 6 mesiacov na chyby aj 30 dní bezplatného doladenia platia pri novom webe aj bez nej.',
    },
    {
      question: 'Prenášajú sa nevyužité zmeny?',
      answer: 'Nie. Ak vám pravidelne ostávajú, úroveň radšej znížime, aby ste neplatili za nič.',
    },
    {
      question: 'Čo ak som na stavbe a niečo horí?',
      answer: 'Zavolajte. Výpadok a nefunkčný formulár riešim pred všetkým ostatným.',
    },
    {
      question: 'Čo je drobná zmena?',
      answer:
        'Práca do jednej hodiny: text, fotka, cena, otváracie hodiny. Väčšiu vec, napríklad novú stránku, nacením skôr, než začnem.',
    },
  ],
  callToAction: {
    title: 'Zverte mi svoj web',
    text: 'Pošlite adresu cez kalkulačku. Pozriem sa naň a do 24 hodín navrhnem úroveň.',
  },
};
