import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Bliv fundet lokalt som håndværker | Plumbline',
    description:
      'Google-profil, anmeldelser, bysider og enkle annoncer, passet hver måned. Så finder folk i dit område dig, når de søger en håndværker.',
  },
  heading: 'Synlighed i dit lokalområde',
  lead: 'Folk søger »tømrer Odense« og ringer til en af de første tre. Jeg sørger for, at Google ved, hvem du er, hvad du laver, og hvor du kører. Måned for måned.',
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
    { title: 'Anmeldelser', text: 'En kort besked, du sender efter aflevering, og hjælp til svar på de sure.' },
    { title: 'Bysider', text: 'Én side pr. by med opgaver derfra. Ingen kopier med udskiftet bynavn.' },
    { title: 'Sidernes opbygning', text: 'Titler, overskrifter og hastighed rettes, så søgemaskinen forstår siden.' },
    { title: 'Enkle annoncer', text: 'Få søgeord, et fast loft pr. dag og kun i dit område.' },
    { title: 'Ens oplysninger', text: 'Samme navn, adresse og nummer i de fagregistre, kunderne bruger.' },
  ],
  process: [
    { title: 'Måling', text: 'Jeg ser, hvor du står i dag på ti søgninger, som dine kunder bruger.' },
    { title: 'Oprydning', text: 'Profil, gamle numre og dobbelte opslag bliver rettet i den første måned.' },
    { title: 'Byggeri', text: 'Én byside eller ydelse ad gangen, med dine egne billeder.' },
    { title: 'Månedens gang', text: 'Nye billeder, svar på anmeldelser og en rapport, du kan læse på to minutter.' },
  ],
  useCases: [
    { title: 'Flisemurer', text: 'Tre byer, tre sider, og et link til anmeldelse på hver faktura.' },
    { title: 'Tømrer', text: 'Annoncer for terrasser fra marts til maj, slukket resten af året.' },
    { title: 'VVS-vagt', text: 'Profilen viser de rigtige vagttider, så nattens opkald går igennem.' },
  ],
  pricing: {
    lead: 'Arbejdet ligger i den månedlige aftale til {{maintenance}} om måneden ekskl. moms. Annoncekroner betaler du selv direkte til Google.',
    factors: [
      { title: 'Antal byer', text: 'Hver byside kræver tekst og billeder af opgaver på stedet.' },
      { title: 'Konkurrence', text: 'En maler i København har flere at overhale end en i Skive.' },
      { title: 'Udgangspunkt', text: 'En langsom eller tom side skal sættes i stand først.' },
      { title: 'Annoncer', text: 'Kører de, skal de passes hver uge. Ellers falder den post væk.' },
    ],
  },
  questions: [
    {
      question: 'Hvor længe går der, før det kan mærkes?',
      answer:
        'Profil og anmeldelser kan mærkes efter nogle uger, bysider efter to til fire måneder. En bestemt placering kan ingen love, heller ikke mig.',
    },
    {
      question: 'Kan du fjerne en dårlig anmeldelse?',
      answer:
        'Kun hvis den bryder Googles regler. Ellers skriver vi et roligt svar, og nye gode anmeldelser skubber den ned.',
    },
    {
      question: 'Skal jeg skrive en blog?',
      answer: 'Nej. Et billede og to linjer om en færdig opgave hver anden uge gør mere gavn end lange artikler.',
    },
    {
      question: 'Er jeg bundet?',
      answer:
        'Opsigelsen står i aftalen, så du kender den, før du skriver under. Profilen, siderne og annoncekontoen er dine, også når du stopper.',
    },
  ],
  callToAction: {
    title: 'Hvad søger dine kunder på?',
    text: 'Vælg »Lokal søgning« i den detaljerede pris, så ser jeg på dit område, før jeg svarer.',
  },
};
