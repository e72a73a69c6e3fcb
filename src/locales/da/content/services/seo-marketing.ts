import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Bliv fundet lokalt som håndværker | {{brand}}',
    description:
      'Google-profil, anmeldelser, bysider og enkle annoncer, passet hver måned. Så finder folk i dit område dig, når de søger en håndværker.',
  },
  heading: 'Bliv fundet lokalt',
  lead: 'Folk søger »tømrer Odense« og ringer til en af de første tre. Jeg sørger for, at Google ved, hvem du er, hvad du laver, og hvor du kører. Det kræver lidt hver måned.',
  benefits: [
    { title: 'Opgaver tæt på', text: 'Du bliver vist i de byer, hvor du gerne vil arbejde.' },
    { title: 'Flere anmeldelser', text: 'Tilfredse kunder får et link, mens de stadig er glade for badeværelset.' },
    { title: 'Tal i stedet for tro', text: 'Opkald og forespørgsler på én side hver måned.' },
  ],
  features: [
    {
      title: 'Google-virksomhedsprofil',
      text: 'Rigtige kategorier, område, åbningstider, ydelser og friske billeder.',
    },
    {
      title: 'Anmeldelser',
      text: 'En kort besked efter aflevering og udkast til svar, som du godkender. Også på de sure.',
    },
    { title: 'Bysider', text: 'Én side pr. by med opgaver derfra. Ingen kopier med udskiftet bynavn.' },
    { title: 'Sidernes opbygning', text: 'Titler, overskrifter og hastighed rettes, så søgemaskinen forstår siden.' },
    { title: 'Enkle annoncer', text: 'Få søgeord, kun dit område og et loft pr. måned, som du bestemmer.' },
    {
      title: 'Ens oplysninger',
      text: 'Samme navn, adresse og nummer på Krak og de andre steder, hvor kunderne slår op.',
    },
  ],
  process: [
    { title: 'Måling', text: 'Jeg tjekker, hvor du ligger i dag på ti søgninger, som dine kunder bruger.' },
    { title: 'Oprydning', text: 'Profil, gamle numre og dobbelte opslag bliver rettet i den første måned.' },
    { title: 'Byggeri', text: 'Én byside eller ydelse ad gangen, med dine egne billeder.' },
    { title: 'Måned for måned', text: 'Nye billeder, udkast til svar på anmeldelser og en rapport på én side.' },
  ],
  useCases: [
    { title: 'Flisemurer', text: 'Tre byer, tre sider, og et link til anmeldelse på hver faktura.' },
    { title: 'Tømrer', text: 'Annoncer for terrasser fra marts til maj, slukket resten af året.' },
    { title: 'VVS-vagt', text: 'Profilen viser de rigtige vagttider, så det er dig, folk ringer til om natten.' },
  ],
  pricing: {
    lead: 'Arbejdet ligger i den månedlige aftale til {{maintenance}} om måneden ekskl. moms. Annoncekroner betaler du selv direkte til Google.',
    factors: [
      { title: 'Antal byer', text: 'Hver byside kræver tekst og billeder af opgaver på stedet.' },
      { title: 'Konkurrence', text: 'En maler i København har flere at overhale end en i Skive.' },
      { title: 'Udgangspunkt', text: 'En langsom eller tom side skal sættes i stand først.' },
      { title: 'Annoncer', text: 'Kører der annoncer, skal de passes løbende. Ellers falder den post væk.' },
    ],
  },
  questions: [
    {
      question: 'Hvor lang tid går der, før det kan mærkes?',
      answer:
        'Profil og anmeldelser mærkes som regel efter nogle uger, bysider efter tre til seks måneder. Annoncer kører, så snart Google har godkendt dem. En bestemt placering kan ingen love, heller ikke mig.',
    },
    {
      question: 'Kan du fjerne en dårlig anmeldelse?',
      answer:
        'Nej, det kan kun Google. Er den falsk, indberetter jeg den. Ellers skriver jeg et roligt svar, som du godkender. Anmeldelser køber jeg ikke.',
    },
    {
      question: 'Skal jeg skrive en blog?',
      answer: 'Nej. Et billede og to linjer om en færdig opgave hver anden uge gør mere gavn end lange artikler.',
    },
    {
      question: 'Er jeg bundet?',
      answer:
        'Nej. Du siger op med en måneds varsel til udgangen af en måned. Profilen, siderne og annoncekontoen er dine, også når du stopper.',
    },
  ],
  callToAction: {
    title: 'Hvad søger dine kunder på?',
    text: 'Vælg »Lokal søgning« i den detaljerede pris, og nævn din by. Inden for 24 timer skriver jeg, hvad jeg ville rette først.',
  },
};
