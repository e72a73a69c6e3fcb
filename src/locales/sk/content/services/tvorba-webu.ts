import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Tvorba webu pre remeselnú firmu | {{brand}}',
    description:
      'Firemný web pre remeslá a stavebníctvo: služby, galéria prác, dopyt z mobilu. Od prvého náčrtu po spustenie 3 až 4 týždne, cena vopred.',
  },
  heading: 'Web pre firmu, od náčrtu po spustenie',
  lead: 'Pre firmu, ktorá robí viac druhov prác a chce, aby to zákazník pochopil za pol minúty. Web má niekoľko stránok, hotový je za 3 až 4 týždne.',
  benefits: [
    {
      title: 'Volajú tí správni',
      text: 'Zákazník si vopred prečíta, čo robíte a čo nie. Otázok mimo vašej práce ubudne.',
    },
    {
      title: 'Každá služba má svoju stránku',
      text: 'Kto hľadá rekonštrukciu kúpeľne, príde na kúpeľne, nie na všeobecný úvod.',
    },
    {
      title: 'Prácu vidno',
      text: 'Fotky hotových zákaziek s miestom a rokom presvedčia skôr než slová o kvalite.',
    },
  ],
  features: [
    { title: 'Úvod s jasnou ponukou', text: 'Čo robíte, kde a ako sa vám ozvať, všetko bez posúvania.' },
    { title: 'Stránky služieb', text: 'Postup, trvanie a cena „od“, ak ju chcete ukázať.' },
    { title: 'Galéria prác', text: 'Triedená podľa druhu, fotky sa zmenšia samy.' },
    { title: 'Dopytový formulár', text: 'Otázky podľa remesla, vyplnený vám príde e-mailom.' },
    { title: 'Mapa pôsobenia', text: 'Okresy a obce, kam chodíte bez príplatku.' },
    { title: 'Recenzie', text: 'Hodnotenia z Googlu priamo pri službách.' },
  ],
  process: [
    { title: 'Rozhovor', text: 'Hodina po telefóne alebo u vás. Spíšem služby, zákazníkov a čo má web zmeniť.' },
    { title: 'Náčrt', text: 'Do týždňa vidíte rozloženie stránok s vašimi textami. Pripomienky zapracujem.' },
    {
      title: 'Programovanie',
      text: 'Dva týždne. Stránky pribúdajú na skúšobnej adrese, ktorú si otvoríte kedykoľvek.',
    },
    {
      title: 'Spustenie',
      text: 'Presun na doménu, skúšobné dopyty, zaškolenie. Potom 30 dní doladenia zadarmo a 6 mesiacov záruky na chyby.',
    },
  ],
  useCases: [
    {
      title: 'Murár s partiou',
      text: 'Murovanie, omietky a prestavby na troch stránkach. Pri každej fotky a orientačný čas.',
    },
    {
      title: 'Stolár na mieru',
      text: 'Kuchyne, schody a vstavané skrine v galérii podľa dreva. Formulár sa pýta na rozmery.',
    },
    {
      title: 'Inštalatérska firma',
      text: 'Kúrenie, voda, plyn a havárie. Pohotovostné číslo ostáva stále na obrazovke.',
    },
  ],
  pricing: {
    lead: 'Firemné weby stoja {{companyWebsite}} bez DPH, funkcie navyše sa pripočítajú. Sumu nad {{installmentsAbove}} môžete zaplatiť v 2 až 3 častiach.',
    factors: [
      { title: 'Počet stránok', text: 'Päť služieb znamená päť textov a päť sád fotiek.' },
      { title: 'Kto píše texty', text: 'Vlastné podklady cenu znížia, písanie na kľúč ju zvýši.' },
      {
        title: 'Funkcie',
        text: 'Recenzie, mapa aj vlastné úpravy sú samostatné položky. Od {{starterFrom}} ušetríte až {{starterPercent}} %.',
      },
      { title: 'Termín', text: 'Keď sa ponáhľate, príplatok je najviac 30 %.' },
    ],
  },
  questions: [
    {
      question: 'Koľko stránok má taký web mať?',
      answer:
        'Obvykle šesť až desať. Úvod, tri až päť služieb, galéria, o firme a kontakt. Menej prázdnych stránok je lepšie.',
    },
    {
      question: 'Uvidím web skôr, než ho zaplatím celý?',
      answer: 'Áno. Skúšobnú adresu máte odo dňa, keď začnem programovať, a druhá polovica ceny sa platí po odovzdaní.',
    },
    {
      question: 'Dá sa neskôr niečo pristavať?',
      answer: 'Dá. Kalkulačku, rezerváciu alebo druhý jazyk pridám k hotovému webu bez búrania.',
    },
    {
      question: 'Navrhnete aj logo?',
      answer: 'Prekreslím vaše terajšie, aby bolo ostré všade. Na nové logo odporučím grafika.',
    },
  ],
  callToAction: {
    title: 'Koľko by stál web vašej firmy',
    text: 'Vyberte služby a veľkosť. Rozpätie ceny vidíte po štyroch otázkach.',
  },
};
