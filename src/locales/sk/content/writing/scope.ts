import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const baseScopes: WritingTexts['baseScopes'] = {
  moving: {
    title: 'Prechod zo starého webu',
    text: 'Čo zo starého webu funguje, to ostane; čo nie, to sa nahradí bez straty návštevníkov.',
    criteria: [
      'Každá adresa starého webu vedie na zodpovedajúcu novú stránku.',
      'Texty a fotky, ktoré ostávajú, sú prenesené a označené v zozname, ktorý ste schválili.',
      'Pri prepnutí web nestojí dlhšie ako 15 minút a pošta na doméne funguje celý čas.',
    ],
  },
  pages: {
    title: 'Stránky a obsah',
    text: 'Návštevník do desiatich sekúnd pochopí, čo robíte, kde a ako sa k vám dostane.',
    criteria: [
      'Všetky stránky zo zoznamu nižšie sú zverejnené s vašimi textami a fotkami, bez výplňového textu.',
      'Telefón a cesta k dopytu sú na každej stránke na jedno ťuknutie.',
      'Stránky sú čitateľné na telefóne širokom 360 bodov aj na veľkom monitore.',
    ],
  },
  contact: {
    title: 'Kontakt',
    text: 'Kto sa chce ozvať, má na výber telefón, e-mail a krátky formulár.',
    criteria: [
      'Správa z formulára príde do minúty na váš e-mail a odosielateľ dostane potvrdenie.',
      'Formulár odoláva robotom bez toho, aby ľudia opisovali písmená z obrázka.',
      'Ťuknutie na číslo v telefóne rovno volá.',
    ],
  },
  findability: {
    title: 'Základ pre vyhľadávače',
    text: 'Vyhľadávač rozumie, čo robíte a kde.',
    criteria: [
      'Každá stránka má vlastný názov a opis, web má mapu stránok a údaje o firme sú v podobe, ktorú číta Google.',
      'Web je prihlásený v nástrojoch Googlu a prístup k nim máte vy.',
      'Odkaz poslaný v správe ukáže názov, opis a obrázok.',
    ],
  },
  accounts: {
    title: 'Prihlásenie a práva',
    text: 'Každý sa prihlási za seba a vidí len to, čo k práci potrebuje.',
    criteria: [
      'Rozlišujú sa aspoň dve úlohy: správca a pracovník. Čo komu patrí, je v tabuľke, ktorú ste schválili.',
      'Zabudnuté heslo sa obnoví e-mailom bez vašej pomoci a desať zlých pokusov účet dočasne zamkne.',
      'Človeka, ktorý odišiel, odhlásite zo všetkých zariadení jedným ťuknutím.',
    ],
  },
  records: {
    title: 'Evidencia zákaziek',
    text: 'Zákazka má jedno miesto, kde je zákazník, adresa, stav, poznámky a súbory.',
    criteria: [
      'Zákazku založíte do minúty a nájdete ju podľa mena, adresy aj čísla.',
      'Pri každej zmene stavu je zapísané, kto ju urobil a kedy.',
      'Zoznam 5 000 zákaziek sa otvorí do sekundy a dá sa stiahnuť ako tabuľka.',
    ],
  },
  offline: {
    title: 'Práca bez signálu',
    text: 'V pivnici aj na streche aplikácia funguje a nič sa nestratí.',
    criteria: [
      'Dnešné zákazky si bez signálu prečítate, doplníte aj k nim pridáte fotky.',
      'Po návrate signálu sa všetko odošle samo a práve raz.',
      'Keď tú istú zákazku zmenia dvaja, aplikácia ukáže obe verzie a opýta sa.',
    ],
  },
  quality: {
    title: 'Rýchlosť, prístupnosť, bezpečnosť',
    text: 'Funguje to aj na staršom telefóne, s klávesnicou a s čítačkou obrazovky.',
    criteria: [
      'Hlavný obsah sa na bežnom telefóne v sieti 4G ukáže do 2,5 sekundy.',
      'Splnené sú požiadavky prístupnosti WCAG 2.2 na úrovni AA.',
      'Spojenie je šifrované, denne sa zálohuje a obnova zo zálohy je vyskúšaná.',
    ],
  },
  release: {
    title: 'Zverejnenie v obchodoch',
    text: 'Aplikácia je v App Store a Google Play pod menom vašej firmy.',
    criteria: [
      'Aplikácia prešla schválením v oboch obchodoch a dá sa stiahnuť.',
      'Funguje na verziách systémov iOS a Android za posledné štyri roky.',
      'Pády aplikácie sa hlásia samy, bez osobných údajov.',
    ],
  },
  handover: {
    title: 'Odovzdanie a záruka',
    text: 'Všetko, čo zaplatíte, je vaše a viete s tým narábať.',
    criteria: [
      'Dostanete prístupy, zdrojový kód a dvojstranový návod.',
      'Administráciu prejdeme spolu osobne alebo cez video, najviac hodinu.',
      'Po spustení 30 dní dolaďujem bez príplatku a 6 mesiacov trvá záruka na chyby.',
    ],
  },
};

export const pages: WritingTexts['pages'] = {
  home: { title: 'Úvod', text: 'Čo robíte, kde a prečo práve vy, s fotkou hotovej práce a cestou k dopytu.' },
  services: { title: 'Služby', text: 'Jedna stránka, každá služba vo vlastnej časti: {{services}}.' },
  about: { title: 'O firme', text: 'Ľudia s fotkami, roky v odbore, oprávnenia, poistenie a záruka.' },
  contact: { title: 'Kontakt', text: 'Telefón, e-mail, otváracie hodiny, mapa a krátky formulár.' },
  'about-contact': {
    title: 'O firme a kontakt',
    text: 'Kto príde, oprávnenia, telefón, otváracie hodiny, mapa a krátky formulár.',
  },
  legal: { title: 'Ochrana údajov a cookies', text: 'Aké údaje web zbiera, načo a ako dlho; návrh textu pripravím.' },
  'sign-in': { title: 'Prihlásenie', text: 'Prihlásenie, zabudnuté heslo a pozvánka pre nového človeka.' },
  overview: { title: 'Prehľad', text: 'Čo treba dnes urobiť, čo mešká a čo čaká na zákazníka.' },
  job: { title: 'Zákazka', text: 'Zákazník, adresa s navigáciou, stav, poznámky, fotky a história.' },
  customers: { title: 'Zákazníci', text: 'Zoznam s hľadaním a všetky zákazky jedného človeka.' },
  settings: { title: 'Nastavenia', text: 'Ľudia a práva, údaje firmy, texty správ.' },
  today: { title: 'Dnes', text: 'Dnešné zákazky v poradí, s adresou, telefónom a stavom odoslania.' },
};

export const baseSupplies: WritingTexts['baseSupplies'] = {
  facts: { title: 'Údaje o firme', text: 'Názov, IČO, adresa, telefón, e-mail a hodiny, v ktorých dvíhate.' },
  logo: {
    title: 'Logo a farby',
    text: 'Logo v krivkách (SVG alebo PDF). Ak ho nemáte, stačí fotka z auta a ja ho prekreslím.',
  },
  photos: { title: 'Fotky', text: 'Pošlite ich v pôvodnej veľkosti, výber a úpravu urobím ja.' },
  texts: { title: 'Texty', text: 'Ku každej stránke pár viet alebo odrážok; poradím, čo má zaznieť, a opravím chyby.' },
  proof: { title: 'Oprávnenia a záruky', text: 'Uvediem len to, čo doložíte.' },
  domain: {
    title: 'Prístup k doméne',
    text: 'Prihlásenie u registrátora, alebo mi povedzte, akú doménu mám objednať na vašu firmu.',
  },
  'old-site': {
    title: 'Prístup k starému webu',
    text: 'Prihlásenie do administrácie, k hostingu a k štatistikám návštevnosti.',
  },
  workflow: {
    title: 'Ako dnes pracujete',
    text: 'Dve skutočné zákazky od prvého telefonátu po faktúru, s papiermi a tabuľkami, ktoré používate.',
  },
  devices: {
    title: 'Skúšobná partia',
    text: 'Dvaja ľudia, ktorí to budú počas skúšky používať na vlastných telefónoch.',
  },
  stores: {
    title: 'Účty v obchodoch',
    text: 'Účet vývojára v App Store a Google Play na meno firmy; so založením pomôžem.',
  },
};

export const exclusions: WritingTexts['exclusions'] = {
  photography: 'Fotenie na stavbe. Poradím, ako odfotiť prácu telefónom, alebo odporučím fotografa.',
  texts: 'Písanie textov od nuly. Vaše texty upravím; písanie sa dá doplniť ako funkcia.',
  translation: 'Preklady do ďalších jazykov. Postavím to tak, že sa dajú doplniť.',
  advertising: 'Platená reklama a správa sociálnych sietí.',
  fees: 'Poplatky tretím stranám: doména, hosting, SMS, mapy nad bezplatný limit. Platíte ich priamo, na svoje meno.',
  'store-fees': 'Ročné poplatky za účty vývojára v App Store a Google Play.',
  integrations: 'Prepojenie s účtovníctvom a skladom. Dá sa naceniť zvlášť, keď si povieme, čo sa má prenášať.',
  'native-app': 'Samostatná mobilná aplikácia. Všetko funguje v prehliadači telefónu.',
  maintenance: 'Zmeny a dohľad po záruke. Ponúkam na ne voliteľnú mesačnú starostlivosť.',
};

export const questions: WritingTexts['questions'] = {
  decides: 'Kto u vás schvaľuje návrh a texty? Keď jeden človek rozhodne do dvoch dní, termín vydrží.',
  domain: 'Máte doménu a firemnú poštu, alebo ich mám založiť?',
  features: 'Ktoré funkcie majú byť hotové pri spustení? V tomto pláne je zatiaľ len základný rozsah.',
  booking:
    'Prepojenie s kalendárom a pripomienky majú zmysel s rezerváciou obhliadok, tá však vybraná nie je. Doplníme ju?',
  'too-short': 'Na želaný termín je práce priveľa. Čo má byť hotové ako prvé a čo môže prísť o mesiac neskôr?',
  tight: 'Termín je tesný. Viete dodať podklady do týždňa od podpisu?',
  'above-budget': 'Odhad začína nad vaším rozpočtom. Zmenšíme rozsah, alebo prácu rozdelíme na dve etapy?',
  'partly-above-budget': 'Horná časť odhadu ide nad váš rozpočet. Čo sa dá vynechať, keby práca vyšla drahšie?',
};
