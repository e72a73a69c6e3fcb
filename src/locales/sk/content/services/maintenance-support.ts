import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Správa a údržba webu pre firmy | Plumbline',
    description:
      'Aktualizácie, denné zálohy, stráženie výpadkov a drobné zmeny na webe za pevnú mesačnú cenu. Aj pre weby, ktoré staval niekto iný.',
  },
  heading: 'Starostlivosť, aby web nezostarol',
  lead: 'Web je ako auto v dielni: bez servisu raz nenaštartuje. Za mesačnú sumu ho aktualizujem, zálohujem, strážim a mením, čo treba.',
  benefits: [
    {
      title: 'O výpadku viem prvý',
      text: 'Stráži ho automat vo dne aj v noci. Keď web padne, príde mi správa.',
    },
    {
      title: 'Zmena bez objednávky',
      text: 'Nové číslo, iné ceny, fotka stavby. Pošlete správu a je to hotové.',
    },
    {
      title: 'Pevná suma',
      text: 'Viete, čo príde na faktúre. Väčšiu prácu nacením vopred a zvlášť.',
    },
  ],
  features: [
    { title: 'Aktualizácie', text: 'Bezpečnostné do niekoľkých dní, ostatné raz mesačne.' },
    { title: 'Denná záloha', text: 'Uložená mimo servera, obnovu pravidelne skúšam.' },
    { title: 'Dohľad', text: 'Dostupnosť, rýchlosť, šifrované spojenie a platnosť domény.' },
    { title: 'Drobné zmeny', text: 'Dohodnutý počet za mesiac podľa úrovne.' },
    { title: 'Skúška formulárov', text: 'Každý týždeň odošlem dopyt a overím, že vám prišiel.' },
    { title: 'Mesačná správa', text: 'Čo sa robilo, čo treba zvážiť, koľko ľudí prišlo.' },
  ],
  process: [
    {
      title: 'Prevzatie',
      text: 'Spíšem prístupy, doménu, hosting a kto čo platí. Nič neostane u bývalého dodávateľa.',
    },
    { title: 'Prvá prehliadka', text: 'Prejdem slabé miesta a zoradím ich podľa naliehavosti.' },
    { title: 'Mesačný rytmus', text: 'Aktualizácie v pokojných hodinách, zmeny podľa vašich správ.' },
    { title: 'Ročné zhodnotenie', text: 'Raz do roka si zavoláme. Povieme si, čo web priniesol a čo vypnúť.' },
  ],
  useCases: [
    {
      title: 'Maliar',
      text: 'Dvakrát do roka nové fotky a sadzby. Najnižšia úroveň mu stačí.',
    },
    {
      title: 'Elektrikárska firma',
      text: 'Pripomienky revízií nesmú vypadnúť, preto dohľad s rýchlou reakciou.',
    },
    {
      title: 'Stavebná firma',
      text: 'Každý týždeň nová stavba, voľné miesta a preklad do druhého jazyka.',
    },
  ],
  pricing: {
    lead: 'Starostlivosť stojí {{maintenance}} mesačne bez DPH. Skončiť sa dá ku koncu mesiaca.',
    factors: [
      { title: 'Koľko zmien', text: 'Jedna za štvrťrok alebo desať za mesiac, podľa toho volíme úroveň.' },
      { title: 'Čo web robí', text: 'Kalkulačka či rezervácia potrebuje viac kontrol než obyčajná stránka.' },
      { title: 'Rýchlosť reakcie', text: 'Odpoveď do 24 hodín je vždy, kratší čas sa dohodne.' },
      { title: 'Kto web staval', text: 'Cudzí web najprv prejdem. Ak je v poriadku, cena je rovnaká.' },
    ],
  },
  questions: [
    {
      question: 'Je starostlivosť povinná?',
      answer: 'Nie je. Záruka 6 mesiacov na chyby aj 30 dní bezplatného doladenia platia pri novom webe aj bez nej.',
    },
    {
      question: 'Prenášajú sa nevyužité zmeny?',
      answer: 'Do ďalšieho mesiaca áno. Potom úroveň radšej znížime, aby ste neplatili za nič.',
    },
    {
      question: 'Čo ak som na stavbe a niečo horí?',
      answer: 'Zavolajte. Výpadok a nefunkčný formulár riešim pred všetkým ostatným.',
    },
    {
      question: 'Staráte sa aj o e-maily?',
      answer: 'Áno, o schránky na vašej doméne. Nastavím nový telefón a odchod človeka z firmy.',
    },
  ],
  callToAction: {
    title: 'Zverte mi svoj web',
    text: 'Pošlite adresu cez kalkulačku. Prezriem ho a napíšem, ktorá úroveň stačí.',
  },
};
