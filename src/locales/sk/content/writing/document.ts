import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const services: WritingTexts['services'] = {
  website: {
    name: 'nový web',
    need: 'Potrebujeme nový web, ktorý firmu predstaví a privedie zákazky.',
    summary: 'Postavím web, na ktorom zákazník uvidí vašu prácu, pochopí cenu a ozve sa.',
    user: {
      title: 'Vy a vaši ľudia',
      text: 'Chcete dostávať dopyty, ktoré sa dajú naceniť, a nemať s webom starosti navyše.',
    },
  },
  'web-app': {
    name: 'webová aplikácia',
    need: 'Potrebujeme webovú aplikáciu, ktorá nám ušetrí papierovanie okolo zákaziek.',
    summary: 'Postavím webovú aplikáciu, v ktorej budete mať zákazky, termíny a zákazníkov na jednom mieste.',
    user: { title: 'Kancelária', text: 'Prijíma dopyty, plánuje ľudí a fakturuje. Nechce tú istú vec písať dvakrát.' },
  },
  'website-redesign': {
    name: 'prerobenie webu',
    need: 'Máme starší web, ktorý už firme neslúži, a chceme ho prerobiť od základov.',
    summary: 'Prerobím váš web tak, aby nestratil, čo si za roky získal, a začal privádzať dopyty.',
    user: { title: 'Vy a vaši ľudia', text: 'Chcete web, za ktorý sa nehanbíte a ktorý vie zmeniť niekto z firmy.' },
  },
  'mobile-app': {
    name: 'mobilná aplikácia',
    need: 'Potrebujeme mobilnú aplikáciu pre ľudí v teréne a pre našich zákazníkov.',
    summary: 'Postavím mobilnú aplikáciu, ktorá funguje aj bez signálu a s ktorou sa dá robiť jednou rukou.',
    user: {
      title: 'Ľudia v teréne',
      text: 'Majú špinavé ruky a málo času. Potrebujú adresu, telefón a možnosť odškrtnúť hotové.',
    },
  },
};

export const sizes: WritingTexts['sizes'] = {
  small: { name: 'malý', sentence: 'Stačí nám menší rozsah, len to podstatné.' },
  medium: { name: 'stredný', sentence: 'Predstavujeme si stredný rozsah s viacerými službami a ukážkami.' },
  large: {
    name: 'veľký',
    sentence: 'Ide o väčší projekt s množstvom obsahu a viacerými ľuďmi, ktorí s ním budú pracovať.',
  },
};

export const timelines: WritingTexts['timelines'] = {
  asap: { name: 'čo najskôr', sentence: 'Potrebujeme to čo najskôr.' },
  '1-month': { name: 'do mesiaca', sentence: 'Radi by sme spustili do mesiaca.' },
  '2-months': { name: 'do 2 až 3 mesiacov', sentence: 'Radi by sme spustili do dvoch až troch mesiacov.' },
  '3-6-months': { name: 'do pol roka', sentence: 'Spustiť chceme do pol roka.' },
  flexible: { name: 'bez pevného termínu', sentence: 'S termínom sa neponáhľame.' },
};

export const objectives: WritingTexts['objectives'] = {
  'attract-customers': {
    title: 'Získať zákazníkov',
    phrase: 'získať nových zákazníkov',
    text: 'Ľudia, ktorí vašu prácu v okolí hľadajú, vás nájdu a ozvú sa.',
    measure: 'do troch mesiacov od spustenia príde aspoň päť dopytov mesačne od ľudí, ktorí vás predtým nepoznali.',
  },
  'showcase-work': {
    title: 'Ukázať prácu',
    phrase: 'ukázať hotovú prácu',
    text: 'Hotové zákazky hovoria za vás skôr, než niekto zavolá.',
    measure: 'pri spustení vidno aspoň desať hotových zákaziek a zákazníci sa na ne odvolávajú.',
  },
  'manage-bookings': {
    title: 'Termíny a obhliadky',
    phrase: 'dohadovať termíny a obhliadky bez telefonovania',
    text: 'Obhliadka sa dohodne bez toho, aby ste zliezli z rebríka.',
    measure: 'do troch mesiacov vznikne aspoň polovica obhliadok bez telefonátu.',
  },
  'provide-quotes': {
    title: 'Dávať ponuky',
    phrase: 'dať zákazníkovi rýchlo cenu',
    text: 'Zákazník sa k orientačnej cene dostane hneď, vy k presnému zadaniu.',
    measure: 'od dopytu po odoslanú ponuku prejde najviac jeden pracovný deň.',
  },
  'build-trust': {
    title: 'Vzbudiť dôveru',
    phrase: 'vzbudiť dôveru',
    text: 'Cudzí človek si overí, kto k nemu príde a ako pracujete.',
    measure: 'na každej stránke služby je aspoň jeden dôkaz: hodnotenie, oprávnenie, záruka alebo hotová zákazka.',
  },
  'automate-processes': {
    title: 'Ušetriť papierovanie',
    phrase: 'ušetriť čas pri papieroch',
    text: 'Čo zákazník raz napíše, to už nikto neprepisuje.',
    measure: 'po dvoch mesiacoch ušetríte aspoň tri hodiny týždenne; zmeriame to pred spustením a po ňom.',
  },
};

export const milestones: WritingTexts['milestones'] = {
  brief: {
    title: 'Zadanie',
    text: 'Hodina po telefóne, odpovede na otvorené otázky a potvrdený rozsah. Dostanete tento plán v konečnej podobe.',
  },
  design: {
    title: 'Návrh',
    text: 'Rozvrhnutie a vzhľad hlavných obrazoviek na telefóne aj počítači. Dve kolá pripomienok.',
  },
  build: { title: 'Stavba', text: 'Programujem a dopĺňam obsah. Postup vidíte na skúšobnej adrese každý týždeň.' },
  trial: {
    title: 'Skúška',
    text: 'Prejdeme bod po bode, kedy je ktorá časť hotová, vy skúšate na svojom telefóne, ja opravujem.',
  },
  launch: {
    title: 'Spustenie a odovzdanie',
    text: 'Prepnutie na vašu doménu, kontrola pošty a dopytov, zaučenie, odovzdanie prístupov.',
  },
};

export const storeLaunch: WritingTexts['storeLaunch'] = {
  title: 'Zverejnenie a odovzdanie',
  text: 'Schválenie v App Store a Google Play, zaučenie ľudí, odovzdanie prístupov. Čas schválenia určujú obchody.',
};

export const phrases: WritingTexts['phrases'] = {
  unknownTrade: 'remeslo a stavebníctvo',
  goals: 'Ide nám hlavne o toto: {{goals}}.',
  features: 'Záleží nám na týchto funkciách: {{features}}.',
  laterCategories: 'Celé oblasti, ktoré ste nevybrali: {{categories}}.',
  laterFeatures: 'Funkcie, ktoré ste nevybrali: {{features}}. Dajú sa doplniť neskôr.',
  laterQuick:
    'Funkcie navyše, napríklad galéria, kalkulačka či rezervácie. V rýchlej cene sa nevyberajú; doplníme ich po prvom rozhovore.',
  unserved: 'Cieľ „{{goal}}“ zatiaľ nemá vlastnú funkciu. Zvážte: {{features}}.',
  servicePage: 'Služba: {{service}}',
  partOfPage: 'Pri malom webe ako časť úvodnej stránky.',
};

export const caseStudy: WritingTexts['caseStudy'] = {
  title: '{{service}}: {{trade}}',
  trade: 'Odbor firmy: {{trade}}.',
  goals: 'Firma chcela hlavne toto: {{goals}}.',
  service: 'Čo som dodal: {{service}}.',
  features: 'Čo všetko má: {{features}}.',
  scope: 'Dohodnutý rozsah: {{scope}}.',
  services: {
    website: 'nový web',
    'web-app': 'webová aplikácia',
    'website-redesign': 'prerobený web',
    'mobile-app': 'mobilná aplikácia',
    calculator: 'cenová kalkulačka',
    automation: 'automatizácia',
    erp: 'firemný systém',
  },
};

export const document: WritingTexts['document'] = {
  title: 'Plán projektu',
  summary:
    'Tento plán hovorí, čo odovzdám, ako spoznáme, že je to hotové, dokedy a čo k tomu potrebujem od vás. Vychádza z vašich odpovedí a z odhadu ceny; platiť bude v podobe, ktorú spolu potvrdíme.',
  facts: {
    trade: 'Odbor',
    size: 'Rozsah',
    timeline: 'Želaný termín',
    weeks: 'Čas práce',
    price: 'Odhad ceny bez DPH',
    estimate: 'Číslo odhadu',
  },
  description: 'Ako ste projekt opísali',
  headings: {
    goals: { title: 'Ciele', lead: 'Čo má byť po spustení inak a ako to zmeriame.' },
    users: { title: 'Pre koho', lead: 'Ľudia, ktorí s tým budú pracovať, a čo chcú.' },
    scope: { title: 'Rozsah a kedy je časť hotová', lead: 'Čo postavím. Časť je hotová, keď platí každý jej bod.' },
    pages: { title: 'Stránky a obrazovky', lead: 'Z čoho sa to skladá. Názvy sú pracovné.' },
    content: { title: 'Čo potrebujem od vás', lead: 'Čo a dokedy potrebujem, aby sme termín dodržali.' },
    milestones: { title: 'Míľniky', lead: 'Pracovné dni a týždne od zaplatenej zálohy. Rozpätie zodpovedá odhadu.' },
    outOfScope: { title: 'Čo v cene nie je', lead: 'Aby sme si rozumeli hneď na začiatku.' },
    openQuestions: { title: 'Otvorené otázky', lead: 'Na toto sa opýtam v prvom rozhovore.' },
  },
  measure: 'Ako to spoznáme:',
  before: {
    brief: 'Treba pred zadaním',
    design: 'Treba pred návrhom',
    build: 'Treba pred stavbou',
    trial: 'Treba pred skúškou',
    launch: 'Treba pred spustením',
  },
  days: {
    one: '{{count}} pracovný deň',
    few: '{{count}} pracovné dni',
    many: '{{count}} pracovného dňa',
    other: '{{count}} pracovných dní',
  },
  weeks: { one: '{{count}} týždeň', few: '{{count}} týždne', many: '{{count}} týždňa', other: '{{count}} týždňov' },
  doneByWeek: 'hotové do konca {{from}}. týždňa',
  doneByWeeks: 'hotové do konca {{from}}. až {{to}}. týždňa',
};
