import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const services: WritingTexts['services'] = {
  website: {
    name: 'ny hjemmeside',
    need: 'Vi har brug for en ny hjemmeside, der viser firmaet frem og giver opgaver.',
    summary: 'Jeg bygger en hjemmeside, hvor kunden ser dit arbejde, forstår prisen og tager kontakt.',
    user: {
      title: 'Dig og dine folk',
      text: 'Du vil have forespørgsler, der er til at give en pris på, og intet ekstra besvær med siden.',
    },
  },
  'web-app': {
    name: 'webapp',
    need: 'Vi har brug for en webapp, der sparer os for papirarbejdet omkring opgaverne.',
    summary: 'Jeg bygger en webapp, hvor du har sager, tider og kunder samlet ét sted.',
    user: {
      title: 'Kontoret',
      text: 'Tager imod forespørgsler, planlægger folk og fakturerer. Vil ikke skrive det samme to gange.',
    },
  },
  'website-redesign': {
    name: 'renovering af hjemmesiden',
    need: 'Vi har en ældre hjemmeside, der ikke hjælper firmaet længere, og vil have den lavet om fra grunden.',
    summary: 'Jeg laver din hjemmeside om, så den beholder det, den har opnået, og begynder at give forespørgsler.',
    user: {
      title: 'Dig og dine folk',
      text: 'Du vil have en side, du kan være bekendt, og som en i firmaet kan rette.',
    },
  },
  'mobile-app': {
    name: 'mobilapp',
    need: 'Vi har brug for en mobilapp til folkene ude på opgaverne og til vores kunder.',
    summary: 'Jeg bygger en mobilapp, der virker uden signal og kan betjenes med én hånd.',
    user: {
      title: 'Folkene ude',
      text: 'Har beskidte hænder og ikke meget tid. De skal bruge adressen, telefonnummeret og et sted at krydse af.',
    },
  },
};

export const sizes: WritingTexts['sizes'] = {
  small: { name: 'lille', sentence: 'En lille løsning er nok, kun det vigtigste.' },
  medium: { name: 'mellemstort', sentence: 'Vi forestiller os en mellemstor løsning med flere ydelser og eksempler.' },
  large: {
    name: 'stort',
    sentence: 'Det er et større projekt med meget indhold og flere, der skal arbejde med det.',
  },
};

export const timelines: WritingTexts['timelines'] = {
  asap: { name: 'hurtigst muligt', sentence: 'Vi skal bruge det hurtigst muligt.' },
  '1-month': { name: 'inden for en måned', sentence: 'Vi vil gerne være i luften inden for en måned.' },
  '2-months': {
    name: 'inden for 2 til 3 måneder',
    sentence: 'Vi vil gerne være i luften inden for to til tre måneder.',
  },
  '3-6-months': { name: 'inden for et halvt år', sentence: 'Det skal være klar inden for et halvt år.' },
  flexible: { name: 'ingen fast dato', sentence: 'Det haster ikke.' },
};

export const objectives: WritingTexts['objectives'] = {
  'attract-customers': {
    title: 'Få kunder',
    phrase: 'få nye kunder',
    text: 'Folk i området, der mangler en med dit fag, finder dig og tager kontakt.',
    measure:
      'inden for tre måneder kommer der mindst fem forespørgsler om måneden fra folk, der ikke kendte dig i forvejen.',
  },
  'showcase-work': {
    title: 'Vise arbejdet frem',
    phrase: 'vise færdigt arbejde',
    text: 'Færdige opgaver taler for dig, før nogen ringer.',
    measure: 'mindst ti færdige opgaver kan ses ved lanceringen, og kunderne nævner dem.',
  },
  'manage-bookings': {
    title: 'Tider og besøg',
    phrase: 'aftale tider og besøg uden telefon',
    text: 'Et besøg bliver aftalt, uden at du skal ned fra stigen.',
    measure: 'inden for tre måneder aftales mindst halvdelen af besøgene uden et opkald.',
  },
  'provide-quotes': {
    title: 'Give tilbud',
    phrase: 'give kunden en hurtig pris',
    text: 'Kunden får en vejledende pris med det samme, og du får en opgave, der er til at regne på.',
    measure: 'der går højst én arbejdsdag fra forespørgsel til afsendt tilbud.',
  },
  'build-trust': {
    title: 'Skabe tillid',
    phrase: 'skabe tillid',
    text: 'En fremmed kan se, hvem der kommer, og hvordan du arbejder.',
    measure: 'på hver side om en ydelse er der mindst ét bevis: anmeldelse, autorisation, garanti eller færdig opgave.',
  },
  'automate-processes': {
    title: 'Mindre papirarbejde',
    phrase: 'spare tid på papirarbejdet',
    text: 'Det, kunden har skrevet én gang, skriver ingen igen.',
    measure: 'efter to måneder sparer du mindst tre timer om ugen; vi måler det før og efter lanceringen.',
  },
};

export const milestones: WritingTexts['milestones'] = {
  brief: {
    title: 'Opstart',
    text: 'En time i telefonen, svar på de åbne spørgsmål og et aftalt omfang. Du får planen i endelig udgave.',
  },
  design: {
    title: 'Design',
    text: 'Opbygning og udseende af de vigtigste skærme på telefon og computer. To runder rettelser.',
  },
  build: {
    title: 'Udvikling',
    text: 'Jeg programmerer og lægger indhold på. Du følger med på en prøveadresse hver uge.',
  },
  trial: {
    title: 'Test',
    text: 'Vi går kravene igennem punkt for punkt, du prøver det på din telefon, og jeg retter.',
  },
  launch: {
    title: 'Lancering og aflevering',
    text: 'Skift til dit domæne, kontrol af mail og forespørgsler, oplæring og overdragelse af adgangskoder.',
  },
};

export const storeLaunch: WritingTexts['storeLaunch'] = {
  title: 'Udgivelse og aflevering',
  text: 'Godkendelse i App Store og Google Play, oplæring og overdragelse af adgangskoder. App-butikkerne bestemmer, hvor lang tid godkendelsen tager.',
};

export const phrases: WritingTexts['phrases'] = {
  unknownTrade: 'håndværk og byggeri',
  goals: 'Det vigtigste for os er at {{goals}}.',
  features: 'Disse funktioner betyder mest: {{features}}.',
  laterCategories: 'Hele områder, du ikke har valgt: {{categories}}.',
  laterFeatures: 'Funktioner, du ikke har valgt: {{features}}. De kan komme til senere.',
  laterQuick:
    'Ekstra funktioner som galleri, beregner og tidsbestilling. Dem vælger man ikke i den hurtige pris; vi tager dem op efter den første samtale.',
  unserved: 'Målet »{{goal}}« har endnu ikke sin egen funktion. Overvej: {{features}}.',
  servicePage: 'Ydelse: {{service}}',
  partOfPage: 'På en lille hjemmeside som en del af forsiden.',
};

export const caseStudy: WritingTexts['caseStudy'] = {
  title: '{{service}}: {{trade}}',
  trade: 'Firmaets fag: {{trade}}.',
  goals: 'Firmaet ville især {{goals}}.',
  service: 'Det har jeg leveret: {{service}}.',
  features: 'Løsningen har: {{features}}.',
  scope: 'Det var aftalt: {{scope}}.',
  services: {
    website: 'ny hjemmeside',
    'web-app': 'webapp',
    'website-redesign': 'ny udgave af hjemmesiden',
    'mobile-app': 'mobilapp',
    calculator: 'prisberegner',
    automation: 'automatisering',
    erp: 'firmasystem',
  },
};

export const document: WritingTexts['document'] = {
  title: 'Projektplan',
  summary:
    'Planen siger, hvad jeg afleverer og hvornår, hvordan vi ser, at det er færdigt, og hvad jeg skal bruge fra dig. Den bygger på dine svar og prisoverslaget og gælder i den udgave, vi bliver enige om.',
  facts: {
    trade: 'Fag',
    size: 'Omfang',
    timeline: 'Ønsket dato',
    weeks: 'Varighed',
    price: 'Prisoverslag ekskl. moms',
    estimate: 'Overslagsnummer',
  },
  description: 'Sådan beskrev du projektet',
  headings: {
    goals: { title: 'Mål', lead: 'Hvad der skal være anderledes bagefter, og hvordan vi måler det.' },
    users: { title: 'For hvem', lead: 'Dem, der skal bruge det, og hvad de har brug for.' },
    scope: {
      title: 'Omfang og krav til godkendelse',
      lead: 'Det, jeg bygger. En del er færdig, når alle dens punkter er opfyldt.',
    },
    pages: { title: 'Sider og skærme', lead: 'Hvad det består af. Navnene er foreløbige.' },
    content: {
      title: 'Det skal jeg bruge fra dig',
      lead: 'Materialet, og hvornår jeg skal have det, for at datoen holder.',
    },
    milestones: {
      title: 'Milepæle',
      lead: 'Arbejdsdage og uger, regnet fra forudbetalingen. Spændet svarer til overslaget.',
    },
    outOfScope: { title: 'Ikke med i prisen', lead: 'Så vi er enige fra begyndelsen.' },
    openQuestions: { title: 'Åbne spørgsmål', lead: 'Dem stiller jeg i den første samtale.' },
  },
  measure: 'Sådan måler vi det:',
  before: {
    brief: 'Skal bruges før opstart',
    design: 'Skal bruges før designet',
    build: 'Skal bruges før udviklingen',
    trial: 'Skal bruges før testen',
    launch: 'Skal bruges før lanceringen',
  },
  days: { one: '{{count}} arbejdsdag', other: '{{count}} arbejdsdage' },
  weeks: { one: '{{count}} uge', other: '{{count}} uger' },
  doneByWeek: 'færdig ved udgangen af arbejdsuge {{from}}',
  doneByWeeks: 'færdig ved udgangen af arbejdsuge {{from}} til {{to}}',
};
