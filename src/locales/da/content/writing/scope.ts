import type { WritingTexts } from '#domain/writing/writing-texts.ts';

export const baseScopes: WritingTexts['baseScopes'] = {
  moving: {
    title: 'Flytning fra den gamle side',
    text: 'Det, der virker på den gamle side, bliver; resten skiftes ud, uden at besøgende går tabt.',
    criteria: [
      'Hver adresse på den gamle side fører til den nye side, der svarer til den.',
      'Tekster og billeder, der skal blive, er flyttet og krydset af på en liste, du har godkendt.',
      'Ved skiftet er siden højst nede i 15 minutter, og mailen på domænet virker hele tiden.',
    ],
  },
  pages: {
    title: 'Sider og indhold',
    text: 'En besøgende forstår på ti sekunder, hvad du laver, hvor, og hvordan man får fat i dig.',
    criteria: [
      'Alle sider på listen nedenfor er i luften med dine tekster og billeder, uden fyldtekst.',
      'Fra hver side er der ét tryk til telefonen og til forespørgslen.',
      'Siderne kan læses på en telefon, der er 360 pixels bred, og på en stor skærm.',
    ],
  },
  contact: {
    title: 'Kontakt',
    text: 'Den, der vil i kontakt, kan vælge telefon, mail eller en kort formular.',
    criteria: [
      'En besked fra formularen er i din indbakke inden for et minut, og afsenderen får en bekræftelse.',
      'Formularen holder robotter ude, uden at folk skal skrive bogstaver af fra et billede.',
      'Et tryk på nummeret ringer op.',
    ],
  },
  findability: {
    title: 'Grundlag for søgemaskiner',
    text: 'Søgemaskinen forstår, hvad du laver og hvor.',
    criteria: [
      'Hver side har sin egen titel og beskrivelse, der er et sitemap, og firmaets oplysninger er skrevet, så Google kan læse dem.',
      'Siden er tilmeldt Googles værktøjer, og du har adgangen.',
      'Et link sendt i en besked viser titel, beskrivelse og billede.',
    ],
  },
  accounts: {
    title: 'Login og rettigheder',
    text: 'Alle logger ind som sig selv og ser kun det, de skal bruge.',
    criteria: [
      'Der er mindst to roller: administrator og medarbejder. Hvem der må hvad, står i en tabel, du har godkendt.',
      'Har man glemt sin adgangskode, får man en ny via mail uden din hjælp, og ti forkerte forsøg låser kontoen et stykke tid.',
      'Den, der er stoppet, logger du ud på alle enheder med ét tryk.',
    ],
  },
  records: {
    title: 'Sagsstyring',
    text: 'En sag har ét sted med kunde, adresse, status, noter og filer.',
    criteria: [
      'En sag oprettes på under et minut og findes på navn, adresse og nummer.',
      'Ved hver ny status står, hvem der ændrede den og hvornår.',
      'En liste med 5.000 sager åbner på et sekund og kan hentes ud i et regneark.',
    ],
  },
  offline: {
    title: 'Arbejde uden signal',
    text: 'I kælderen og på taget virker appen, og intet går tabt.',
    criteria: [
      'Du kan læse og rette dagens sager og lægge billeder på uden forbindelse.',
      'Når signalet er tilbage, sendes alt automatisk og præcis én gang.',
      'Retter to i den samme sag, viser appen begge versioner og spørger.',
    ],
  },
  quality: {
    title: 'Hastighed, tilgængelighed og sikkerhed',
    text: 'Det virker også på en ældre telefon, med tastatur og med skærmlæser.',
    criteria: [
      'Det vigtigste vises på en almindelig telefon på 4G inden for 2,5 sekunder.',
      'Kravene til tilgængelighed i WCAG 2.2, niveau AA, er opfyldt.',
      'Forbindelsen er krypteret, der tages backup hver dag, og gendannelsen er afprøvet.',
    ],
  },
  release: {
    title: 'Udgivelse i app-butikkerne',
    text: 'Appen ligger i App Store og Google Play i dit firmas navn.',
    criteria: [
      'Appen er godkendt i begge app-butikker og kan hentes.',
      'Den virker på de seneste fire års udgaver af iOS og Android.',
      'Går appen ned, bliver det meldt automatisk og uden persondata.',
    ],
  },
  handover: {
    title: 'Aflevering og garanti',
    text: 'Alt, du betaler for, er dit, og du kan bruge det.',
    criteria: [
      'Du får adgangskoder, kildekode og en vejledning på to sider.',
      'Vi gennemgår administrationen sammen, hos dig eller på video, på højst en time.',
      'I 30 dage efter lanceringen finpudser jeg uden tillæg, og i 6 måneder er der garanti mod fejl.',
    ],
  },
};

export const pages: WritingTexts['pages'] = {
  home: {
    title: 'Forside',
    text: 'Hvad du laver, hvor, og hvorfor netop dig, med et billede af færdigt arbejde og vejen til en forespørgsel.',
  },
  services: { title: 'Ydelser', text: 'Én side, hver ydelse i sit eget afsnit: {{services}}.' },
  about: { title: 'Om firmaet', text: 'Folkene med billeder, år i faget, autorisation, forsikring og garanti.' },
  contact: { title: 'Kontakt', text: 'Telefon, mail, åbningstid, kort og en kort formular.' },
  'about-contact': {
    title: 'Om os og kontakt',
    text: 'Hvem der kommer, autorisation, telefon, åbningstid, kort og en kort formular.',
  },
  legal: {
    title: 'Persondata og cookies',
    text: 'Hvad siden samler ind, hvorfor og hvor længe; jeg skriver et udkast.',
  },
  'sign-in': { title: 'Login', text: 'Login, glemt adgangskode og invitation til en ny medarbejder.' },
  overview: {
    title: 'Overblik',
    text: 'Hvad der skal gøres i dag, hvad der er forsinket, og hvad der venter på kunden.',
  },
  job: { title: 'Sag', text: 'Kunde, adresse med rutevejledning, status, noter, billeder og historik.' },
  customers: { title: 'Kunder', text: 'En liste med søgning og alle sager for én kunde.' },
  settings: {
    title: 'Indstillinger',
    text: 'Medarbejdere og rettigheder, firmaets oplysninger og teksten i beskederne.',
  },
  today: { title: 'I dag', text: 'Dagens sager i rækkefølge, med adresse, telefon og om alt er sendt.' },
};

export const baseSupplies: WritingTexts['baseSupplies'] = {
  facts: {
    title: 'Oplysninger om firmaet',
    text: 'Navn, CVR-nummer, adresse, telefon, mail og de timer, du tager telefonen.',
  },
  logo: {
    title: 'Logo og farver',
    text: 'Logo som vektor (SVG eller PDF). Har du det ikke, tegner jeg det op fra et billede af bilen.',
  },
  photos: { title: 'Billeder', text: 'Send dem i fuld størrelse, jeg vælger ud og retter dem til.' },
  texts: {
    title: 'Tekster',
    text: 'Et par sætninger eller punkter til hver side; jeg siger, hvad der skal med, og retter fejl.',
  },
  proof: { title: 'Autorisation og garanti', text: 'Jeg skriver kun det, du kan dokumentere.' },
  domain: {
    title: 'Adgang til domænet',
    text: 'Login hos udbyderen, eller sig hvilket domæne jeg skal bestille i firmaets navn.',
  },
  'old-site': { title: 'Adgang til den gamle side', text: 'Login til administration, webhotel og besøgstal.' },
  workflow: {
    title: 'Sådan arbejder du i dag',
    text: 'To rigtige sager fra første opkald til faktura, med de papirer og regneark, du bruger.',
  },
  devices: { title: 'Et testhold', text: 'To af dine egne folk, der bruger det på deres telefoner, mens vi tester.' },
  stores: {
    title: 'Konti i app-butikkerne',
    text: 'Udviklerkonto i App Store og Google Play i firmaets navn; jeg hjælper med at oprette dem.',
  },
};

export const exclusions: WritingTexts['exclusions'] = {
  photography:
    'Fotografering på pladsen. Jeg viser, hvordan du tager billeder med telefonen, eller anbefaler en fotograf.',
  texts: 'Tekster skrevet fra bunden. Jeg retter dine til; skal jeg skrive dem, kan det vælges som funktion.',
  translation: 'Oversættelse til andre sprog. Jeg bygger det, så det kan komme til senere.',
  advertising: 'Betalte annoncer og drift af sociale medier.',
  fees: 'Udgifter til andre: domæne, hosting, sms, kort ud over den gratis grænse. Dem betaler du direkte, i eget navn.',
  'store-fees': 'Årlig betaling for udviklerkonti i App Store og Google Play.',
  integrations: 'Forbindelse til regnskab og lager. Det kan jeg give en pris på, når vi ved, hvad der skal flyttes.',
  'native-app': 'En selvstændig mobilapp. Alt virker i telefonens browser.',
  maintenance: 'Ændringer og overvågning efter garantien. Det kan du få i en valgfri aftale om drift og support.',
};

export const questions: WritingTexts['questions'] = {
  decides: 'Hvem i firmaet godkender design og tekster? Én person, der svarer inden for to dage, holder tidsplanen.',
  domain: 'Har du domæne og firmamail, eller skal jeg oprette dem?',
  features: 'Hvilke funktioner skal være klar ved lanceringen? I planen er der indtil videre kun det grundlæggende.',
  booking:
    'Kalender og påmindelser giver mening sammen med booking af besigtigelse, men den er ikke valgt. Skal den med?',
  'too-short':
    'Der er for meget arbejde til den ønskede dato. Hvad skal være klar først, og hvad kan komme en måned senere?',
  tight: 'Tiden er knap. Kan du levere materialet inden for en uge efter underskrift?',
  'above-budget': 'Overslaget begynder over dit budget. Skal vi skære ned eller dele arbejdet i to etaper?',
  'partly-above-budget':
    'Den øverste del af overslaget går over dit budget. Hvad kan undværes, hvis det bliver dyrest?',
};
