import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const services: WritingTexts['services'] = {
  website: {
    name: 'nový web',
    need: 'Potřebujeme nový web, který firmu představí a přivede zakázky.',
    summary: 'Postavím web, na kterém zákazník uvidí vaši práci, pochopí cenu a ozve se.',
    user: {
      title: 'Vy a vaši lidé',
      text: 'Chcete dostávat poptávky, které lze nacenit, a nemít s webem starosti navíc.',
    },
  },
  'web-app': {
    name: 'webová aplikace',
    need: 'Potřebujeme webovou aplikaci, která nám ušetří papírování kolem zakázek.',
    summary: 'Postavím webovou aplikaci, ve které budete mít zakázky, termíny a zákazníky na jednom místě.',
    user: { title: 'Kancelář', text: 'Přijímá poptávky, plánuje lidi a fakturuje. Nechce tutéž věc psát dvakrát.' },
  },
  'website-redesign': {
    name: 'přestavba webu',
    need: 'Máme starší web, který už firmě neslouží, a chceme ho předělat od základů.',
    summary: 'Předělám váš web tak, aby neztratil, co si za roky získal, a začal přivádět poptávky.',
    user: { title: 'Vy a vaši lidé', text: 'Chcete web, za který se nestydíte a který umí změnit někdo z firmy.' },
  },
  'mobile-app': {
    name: 'mobilní aplikace',
    need: 'Potřebujeme mobilní aplikaci pro lidi v terénu a pro naše zákazníky.',
    summary: 'Postavím mobilní aplikaci, která funguje i bez signálu a dá se ovládat jednou rukou.',
    user: {
      title: 'Lidé v terénu',
      text: 'Mají špinavé ruce a málo času. Potřebují adresu, telefon a možnost odškrtnout hotové.',
    },
  },
};

export const sizes: WritingTexts['sizes'] = {
  small: { name: 'malý', sentence: 'Stačí nám menší rozsah, jen to podstatné.' },
  medium: { name: 'střední', sentence: 'Představujeme si střední rozsah s více službami a ukázkami.' },
  large: {
    name: 'velký',
    sentence: 'Jde o větší projekt se spoustou obsahu a s více lidmi, kteří s ním budou pracovat.',
  },
};

export const timelines: WritingTexts['timelines'] = {
  asap: { name: 'co nejdřív', sentence: 'Potřebujeme to co nejdřív.' },
  '1-month': { name: 'do měsíce', sentence: 'Rádi bychom spustili do měsíce.' },
  '2-months': { name: 'do 2 až 3 měsíců', sentence: 'Rádi bychom spustili do dvou až tří měsíců.' },
  '3-6-months': { name: 'do půl roku', sentence: 'Spustit chceme do půl roku.' },
  flexible: { name: 'bez pevného termínu', sentence: 'S termínem nespěcháme.' },
};

export const objectives: WritingTexts['objectives'] = {
  'attract-customers': {
    title: 'Získat zákazníky',
    phrase: 'získat nové zákazníky',
    text: 'Lidé, kteří vaši práci v okolí hledají, vás najdou a ozvou se.',
    measure: 'do tří měsíců od spuštění bude chodit aspoň pět poptávek měsíčně od lidí, kteří vás předtím neznali.',
  },
  'showcase-work': {
    title: 'Ukázat práci',
    phrase: 'ukázat hotovou práci',
    text: 'Hotové zakázky mluví za vás dřív, než někdo zavolá.',
    measure: 'při spuštění je vidět aspoň deset hotových zakázek a zákazníci se na ně odvolávají.',
  },
  'manage-bookings': {
    title: 'Termíny a obhlídky',
    phrase: 'domlouvat termíny a obhlídky bez telefonování',
    text: 'Obhlídka se domluví, aniž byste slezli ze žebříku.',
    measure: 'do tří měsíců se aspoň polovina obhlídek domluví bez telefonátu.',
  },
  'provide-quotes': {
    title: 'Nabídky a ceny',
    phrase: 'dát zákazníkovi rychle cenu',
    text: 'Zákazník se k orientační ceně dostane hned, vy k přesnému zadání.',
    measure: 'od poptávky po odeslanou nabídku uplyne nejvýš jeden pracovní den.',
  },
  'build-trust': {
    title: 'Vzbudit důvěru',
    phrase: 'vzbudit důvěru',
    text: 'Cizí člověk si ověří, kdo k němu přijede a jak pracujete.',
    measure: 'na každé stránce služby je aspoň jeden důkaz: hodnocení, oprávnění, záruka nebo hotová zakázka.',
  },
  'automate-processes': {
    title: 'Ušetřit papírování',
    phrase: 'ušetřit čas u papírů',
    text: 'Co zákazník jednou napíše, to už nikdo nepřepisuje.',
    measure: 'po dvou měsících ušetříte aspoň tři hodiny týdně; změříme to před spuštěním a po něm.',
  },
};

export const milestones: WritingTexts['milestones'] = {
  brief: {
    title: 'Zadání',
    text: 'Hodina po telefonu, odpovědi na otevřené otázky a potvrzený rozsah. Dostanete tento plán v konečné podobě.',
  },
  design: {
    title: 'Návrh',
    text: 'Rozvržení a vzhled hlavních obrazovek na telefonu i počítači. Dvě kola připomínek.',
  },
  build: { title: 'Stavba', text: 'Programuji a doplňuji obsah. Postup vidíte na zkušební adrese každý týden.' },
  trial: {
    title: 'Zkouška',
    text: 'Projdeme podmínky převzetí bod po bodu, vy zkoušíte na svém telefonu, já opravuji.',
  },
  launch: {
    title: 'Spuštění a předání',
    text: 'Přepnutí na vaši doménu, kontrola pošty a poptávek, zaučení, předání přístupů.',
  },
};

export const storeLaunch: WritingTexts['storeLaunch'] = {
  title: 'Zveřejnění a předání',
  text: 'Schválení v App Store a Google Play, zaučení lidí, předání přístupů. Dobu schválení určují obchody.',
};

export const phrases: WritingTexts['phrases'] = {
  unknownTrade: 'řemeslo a stavebnictví',
  goals: 'Jde nám hlavně o toto: {{goals}}.',
  features: 'Záleží nám na těchto funkcích: {{features}}.',
  laterCategories: 'Celé oblasti, které jste nevybrali: {{categories}}.',
  laterFeatures: 'Funkce, které jste nevybrali: {{features}}. Lze je doplnit později.',
  laterQuick:
    'Funkce navíc, například galerie, kalkulačka nebo rezervace. V rychlé ceně se nevybírají; doplníme je po prvním rozhovoru.',
  unserved: 'Cíl „{{goal}}“ zatím nemá vlastní funkci. Zvažte: {{features}}.',
  servicePage: 'Služba: {{service}}',
  partOfPage: 'U malého webu jako část úvodní stránky.',
};

export const caseStudy: WritingTexts['caseStudy'] = {
  title: '{{service}}: {{trade}}',
  trade: 'Obor firmy: {{trade}}.',
  goals: 'Firma chtěla hlavně tohle: {{goals}}.',
  service: 'Co jsem dodal: {{service}}.',
  features: 'Co všechno má: {{features}}.',
  scope: 'Dohodnutý rozsah: {{scope}}.',
  services: {
    website: 'nový web',
    'web-app': 'webová aplikace',
    'website-redesign': 'předělaný web',
    'mobile-app': 'mobilní aplikace',
    calculator: 'cenová kalkulačka',
    automation: 'automatizace',
    erp: 'firemní systém',
  },
};

export const document: WritingTexts['document'] = {
  title: 'Plán projektu',
  summary:
    'Tento plán říká, co předám, jak poznáme, že je to hotové, do kdy a co k tomu potřebuji od vás. Vychází z vašich odpovědí a z odhadu ceny; platit bude v podobě, kterou spolu potvrdíme.',
  facts: {
    trade: 'Obor',
    size: 'Rozsah',
    timeline: 'Požadovaný termín',
    weeks: 'Doba práce',
    price: 'Odhad ceny bez DPH',
    estimate: 'Číslo odhadu',
  },
  description: 'Jak jste projekt popsali',
  headings: {
    goals: { title: 'Cíle', lead: 'Co má být po spuštění jinak a jak to změříme.' },
    users: { title: 'Pro koho', lead: 'Lidé, kteří s tím budou pracovat, a co chtějí.' },
    scope: { title: 'Rozsah a podmínky převzetí', lead: 'Co postavím. Část je hotová, když platí každý její bod.' },
    pages: { title: 'Stránky a obrazovky', lead: 'Z čeho se to skládá. Názvy jsou pracovní.' },
    content: { title: 'Co potřebuji od vás', lead: 'Co a dokdy potřebuji, abychom termín dodrželi.' },
    milestones: { title: 'Milníky', lead: 'Pracovní dny a týdny od zaplacené zálohy. Rozpětí odpovídá odhadu.' },
    outOfScope: { title: 'Co v ceně není', lead: 'Abychom si rozuměli hned na začátku.' },
    openQuestions: { title: 'Otevřené otázky', lead: 'Na tohle se zeptám v prvním rozhovoru.' },
  },
  measure: 'Jak to poznáme:',
  before: {
    brief: 'Potřebuji před zadáním',
    design: 'Potřebuji před návrhem',
    build: 'Potřebuji před stavbou',
    trial: 'Potřebuji před zkouškou',
    launch: 'Potřebuji před spuštěním',
  },
  days: {
    one: '{{count}} pracovní den',
    few: '{{count}} pracovní dny',
    many: '{{count}} pracovního dne',
    other: '{{count}} pracovních dnů',
  },
  weeks: { one: '{{count}} týden', few: '{{count}} týdny', many: '{{count}} týdne', other: '{{count}} týdnů' },
  doneByWeek: 'hotovo do konce {{from}}. týdne',
  doneByWeeks: 'hotovo do konce {{from}}. až {{to}}. týdne',
};
