import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'System til sager, tilbud og timer | {{brand}}',
    description:
      'Forespørgsler, tilbud, sager, timer og fakturaer i ét system, bygget efter din egen arbejdsgang. Begynd med én del, og udvid bagefter.',
  },
  heading: 'Firmasystem til kontor og byggeplads',
  lead: 'Sedler i bilen, beskeder på telefonen og et regneark, kun én forstår. Jeg samler det i et system, som følger din vej fra forespørgsel til betalt faktura.',
  benefits: [
    { title: 'Tast én gang', text: 'Kundens adresse går fra forespørgsel til tilbud, sag og faktura.' },
    { title: 'Overblik', text: 'Én skærm viser, hvem der venter på svar, og hvad der er forfaldent.' },
    { title: 'Timer med det samme', text: 'Svendene skriver dem på telefonen, før de kører hjem.' },
    { title: 'Kun det, du bruger', text: 'Ingen halvtreds menuer. Det, du ikke har brug for, bliver ikke bygget.' },
  ],
  features: [
    { title: 'Forespørgsler', text: 'Fra hjemmeside, mail og telefon på samme liste.' },
    { title: 'Tilbud', text: 'Faste poster med egne priser, sendt til underskrift på nettet.' },
    { title: 'Sager', text: 'Aftaler, tegninger, billeder og ekstraarbejde samlet under ét nummer.' },
    { title: 'Timer og materialer', text: 'Registreret pr. sag, også uden signal i kælderen.' },
    { title: 'Fakturakladder', text: 'Tallene hentes fra sagen og går videre til regnskabet.' },
    { title: 'Nøgletal', text: 'Hvor mange tilbud du vinder, og om timerne holder, sag for sag.' },
  ],
  process: [
    {
      title: 'En dag i firmaet',
      text: 'Jeg ser, hvordan arbejdet går i dag, på kontoret, på pladsen eller over video.',
    },
    { title: 'Første del', text: 'Vi tager det, der koster flest timer, som regel tilbuddene.' },
    { title: 'Prøvetid', text: 'To mand bruger det på rigtige sager, og jeg retter det, der driller.' },
    {
      title: 'Resten af firmaet',
      text: 'Gamle kunder flyttes ind, og alle får en halv times oplæring. Næste del har sin egen pris og dato, og du kan stoppe efter hver.',
    },
  ],
  useCases: [
    {
      title: 'Murerfirma',
      text: 'Flere byggepladser på én gang. Kontoret laver tilbud af egne priser og ser, hvem der mangler at svare.',
    },
    {
      title: 'Elektriker med flere montører',
      text: 'Timer og materialer kommer ind fra bilerne hver dag i stedet for hver fredag.',
    },
    { title: 'Malerfirma', text: 'Ekstraarbejde får billede, pris og kundens ja, før der åbnes en spand.' },
  ],
  pricing: {
    lead: 'Det samlede system koster {{erp}} og én automatisering {{automations}}, alt ekskl. moms.',
    factors: [
      { title: 'Antal dele', text: 'Tilbud alene, eller hele vejen til faktura.' },
      { title: 'Antal brugere og roller', text: 'Svend, formand og kontor ser hver sit.' },
      { title: 'Gamle data', text: 'Rene lister flyttes hurtigt. Rodede lister skal der ryddes op i først.' },
      { title: 'Regnskabsprogram', text: 'Integrationen afhænger af, hvad programmet tillader.' },
    ],
  },
  questions: [
    {
      question: 'Hvorfor ikke købe et færdigt system?',
      answer:
        'Passer et færdigt system til dig, så køb det. Kender jeg et, får du navnet. Et eget system giver først mening, når du arbejder uden om det købte.',
    },
    {
      question: 'Hvem ejer systemet og vores data?',
      answer:
        'Data er dine og kan hentes som filer når som helst. Eneretten til at bruge det, jeg bygger til dig, får du, når det er betalt.',
    },
    {
      question: 'Hvad hvis svendene ikke vil bruge det?',
      answer: 'Derfor begynder vi med to af dem. Kræver en timeseddel mere end tre tryk, laver jeg den om.',
    },
    {
      question: 'Hvad sker der, når systemet er i gang?',
      answer:
        'Jeg finpudser gratis i 30 dage, og garantien mod fejl varer 6 måneder. Drift og nye ønsker aftales for sig.',
    },
  ],
  callToAction: {
    title: 'Fortæl, hvor papiret hober sig op',
    text: 'Vælg »Webapp«, og beskriv det i to sætninger. Jeg foreslår, hvor vi begynder.',
  },
};
