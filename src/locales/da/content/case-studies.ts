import type { CaseStudiesContent } from '../../content/content.ts';

export const caseStudies: CaseStudiesContent = {
  'roofer-zilina': {
    firm: 'Strechy Javorka',
    town: 'Žilina',
    title: 'Prisberegner efter tagets areal',
    task: 'Folk ringede for at høre, hvad et nyt tag koster, og Peter kørte ud og målte op gratis. Mange ville bare have et tal. Han manglede en måde at sige prisen på, før bilen blev startet.',
    solution:
      'Kunden vælger hustype, taster husets mål og vælger materiale. Beregneren lægger hældning og udhæng til og viser et prisspænd. Sammen med forespørgslen sender kunden billeder af taget fra telefonen, så Peter kan se skorsten, kviste og tagrender. Kvadratmeterpriserne retter han selv fra kontoret.',
    results: [
      { figure: '2 minutter', text: 'fra første spørgsmål til pris på skærmen' },
      { figure: '3 af 4', text: 'forespørgsler kommer med billeder af taget' },
    ],
  },
  'carpenter-odense': {
    firm: 'Fynsk Tømrerhåndværk',
    town: 'Odense',
    title: 'Hjemmeside med galleri over færdige opgaver',
    task: 'Mette havde over tre hundrede billeder på telefonen og en side med to. Nye kunder spurgte igen og igen, om firmaet også laver køkkener og terrasser. Billederne skulle frem og sorteres.',
    solution:
      'Galleriet er delt op efter type: tag, terrasse, køkken, vinduer, tilbygning og renovering. Hvert billede har en linje om træsort og sted. Nye billeder lægger Mette selv op fra telefonen på pladsen. Under hvert galleri sidder en forespørgsel, som allerede ved, hvilken type opgave det gælder.',
    results: [
      { figure: '6', text: 'gallerier, ét for hver type opgave' },
      { figure: '5 min.', text: 'tager det at lægge en færdig opgave op' },
    ],
  },
  'electrician-brno': {
    firm: 'Elektro Vondrák',
    town: 'Brno',
    title: 'Forespørgsel online og påmindelse om eftersyn',
    task: 'Elinstallationer skal efterses med faste mellemrum, men kunderne glemmer det. Tomáš holdt styr på datoerne i en papirkalender. På hjemmesiden stod kun et telefonnummer, så nye forespørgsler kom som ubesvarede opkald.',
    solution:
      'Den nye side spørger til bygning, opgave og tidspunkt, og kunden kan tage et foto af tavlen. Efter hvert eftersyn skriver Tomáš datoen ind. Tredive dage før næste frist får kunden en mail med forslag til tid og svarer med ét klik. Kalenderen på væggen er taget ned.',
    results: [
      { figure: '30 dage', text: 'før fristen får kunden en påmindelse' },
      { figure: '1 klik', text: 'skal der til for at bekræfte en tid' },
    ],
  },
  'painter-nitra': {
    firm: 'Maľovky Benko',
    town: 'Nitra',
    title: 'Én side med før- og efterbilleder',
    task: 'Milan arbejder alene og får de fleste opgaver gennem bekendte. Når nogen anbefalede ham, var der intet at vise. Han ville have en side, der er hurtig at lave og ikke kræver arbejde bagefter.',
    solution:
      'Alt står på én side: hvad Milan maler, hvor han kører, billeder og telefonnummer. Hvert rum vises før og efter med en skyder, som man trækker med fingeren. Nummeret følger med nederst på skærmen, mens man ruller. Jeg skrev teksterne efter én samtale på en halv time.',
    results: [
      { figure: '2 uger', text: 'fra underskrift til siden var i luften' },
      { figure: '12', text: 'rum vist før og efter' },
    ],
  },
  'plumber-aarhus': {
    firm: 'Brabrand VVS',
    town: 'Aarhus',
    title: 'Booking af service på fyr og varmepumpe',
    task: 'Halvdelen af opkaldene handlede om at flytte eller aftale et servicebesøg. De kom midt i arbejdet, og Jens ringede tilbage om aftenen. Kunderne skulle kunne finde en tid uden at få fat i ham.',
    solution:
      'Kunden vælger anlæg og postnummer og ser kun de tider, hvor Jens alligevel er i området. Dagen før kommer der en sms, og besøget kan flyttes fra linket i den. Tiderne står i Jens’ egen kalender på telefonen, sammen med adresse, anlæg og det, kunden har skrevet.',
    results: [
      { figure: '3 af 4', text: 'servicebesøg bliver booket på siden' },
      { figure: '24 timer', text: 'før besøget får kunden en sms' },
    ],
  },
  'mason-olomouc': {
    firm: 'Zednictví Hanák',
    town: 'Olomouc',
    title: 'Forespørgsler, tilbud og sager i ét system',
    task: 'Forespørgsler lå i mails, beskeder og på sedler i bilen. Jana skrev tilbud i regneark om aftenen og ledte efter gamle priser. Ingen kunne se, hvilke tilbud der stadig ventede på svar.',
    solution:
      'Alle forespørgsler lander på én liste, også dem fra telefonen. Tilbuddet sættes sammen af faste poster med firmaets egne priser og sendes til underskrift. Når kunden skriver under, bliver det til en sag med timer, materialer og billeder. Fakturaen henter tallene fra sagen og går videre til bogholderen.',
    results: [
      { figure: '20 min.', text: 'tager et tilbud, mod 90 før' },
      { figure: '1 liste', text: 'i stedet for mails, sedler og regneark' },
    ],
  },
  'tiler-kosice': {
    firm: 'Obklady Rusnák',
    town: 'Košice',
    title: 'Fundet i tre byer med profil, anmeldelser og bysider',
    task: 'Firmaet lægger fliser i Košice og to byer i nærheden, men dukkede kun op, når man søgte på navnet. Google-profilen havde et gammelt nummer, ingen billeder og to anmeldelser. Siden nævnte ingen byer.',
    solution:
      'Jeg rettede profilen, tilføjede ydelser, område og billeder af færdige badeværelser. Kunden får et link til anmeldelse samme dag, arbejdet er afleveret. Hver af de tre byer har fået sin egen side med opgaver derfra. Hver måned får firmaet en side med tal: visninger, opkald og forespørgsler.',
    results: [
      { figure: '3', text: 'bysider med egne opgaver og billeder' },
      { figure: '1 side', text: 'med tal hver måned' },
    ],
  },
  'insulation-plzen': {
    firm: 'Izolace Bureš',
    town: 'Plzeň',
    title: 'Isoleringsberegner, der viser tilskuddet',
    task: 'Alle kunder spurgte om det samme: hvad koster det, og hvad får jeg i tilskud. Svaret krævede et møde og en blok papir. Firmaet ville vise begge tal, før nogen kører ud på besigtigelse.',
    solution:
      'Kunden vælger loft, facade eller kælder, taster arealet og vælger tykkelse. Beregneren viser pris, forventet tilskud og det beløb, kunden selv betaler, i tre linjer under hinanden. Satserne ligger i en tabel, som firmaet retter, når reglerne ændres. Tallene følger med forespørgslen som PDF.',
    results: [
      { figure: '3 linjer', text: 'pris, tilskud og egen betaling' },
      { figure: '90 sek.', text: 'fra areal til færdigt regnestykke' },
    ],
  },
  'contractor-aalborg': {
    firm: 'Limfjord Byg',
    town: 'Aalborg',
    title: 'Stor hjemmeside på to sprog med sider for hvert projekt',
    task: 'Entreprenøren byder på opgaver for både kommuner og udenlandske bygherrer. Referencerne lå i PDF-filer, og den engelske side var aldrig blevet færdig. Den gamle side kunne ikke rettes uden hjælp fra et bureau.',
    solution:
      'Hvert projekt har sin egen side med bygherre, areal, entrepriseform, periode og billeder, på dansk og engelsk. Projekterne kan filtreres efter type og hentes som et samlet ark til et bud. Kontoret opretter nye projekter selv. De gamle adresser fører videre til de nye, så links udefra stadig virker.',
    results: [
      { figure: '2 sprog', text: 'med samme projekter på begge' },
      { figure: '40', text: 'projektsider, oprettet af kontoret selv' },
    ],
  },
};
