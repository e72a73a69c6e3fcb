import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Hjemmeside til håndværkerfirma på 3–4 uger | {{brand}}',
    description:
      'Ny hjemmeside til dit håndværkerfirma med ydelser, referencer og forespørgsel. Fast pris, klar på 3–4 uger, og du taler med udvikleren.',
  },
  heading: 'Hjemmeside til håndværkerfirmaet',
  lead: 'En ny hjemmeside med flere sider, fra bar mark til indflytning. Den viser, hvad du laver, og hvor du kører, og gør det let at bede om et tilbud. Regn med 3 til 4 uger.',
  benefits: [
    {
      title: 'Færre forkerte opkald',
      text: 'Ydelser, område og startpriser står på siden. De, der ringer, ved, hvad de vil have.',
    },
    {
      title: 'Arbejdet taler for sig selv',
      text: 'Referencerne ligger under den ydelse, de hører til, med sted og årstal.',
    },
    {
      title: 'Én aftale',
      text: 'Tegning, tekst, kode og lancering står i samme tilbud og laves af samme person.',
    },
  ],
  features: [
    { title: 'Side for hver ydelse', text: 'Tag, vinduer og tilbygninger får hver sin side, som Google kan finde.' },
    { title: 'Referencer', text: 'Billeder med en kort historie om opgave og løsning.' },
    { title: 'Forespørgselsformular', text: 'Få spørgsmål om opgave, sted og tid. Svaret lander i din mail.' },
    { title: 'Folkene', text: 'Ansigter, uddannelse og autorisationer, så kunden ved, hvem der kommer.' },
    { title: 'Anmeldelser', text: 'Dine Google-anmeldelser vist ved siden af ydelsen.' },
  ],
  process: [
    {
      title: 'Uge 1: plan',
      text: 'Vi taler sammen en time. Inden ugen er omme, har du en liste over sider og en tegning af dem.',
    },
    { title: 'Uge 2: indhold', text: 'Jeg skriver og sorterer billeder. Du retter det, der ikke passer.' },
    { title: 'Uge 3: byggeri', text: 'Siderne vokser frem på en prøveadresse, som du kan åbne på telefonen.' },
    { title: 'Uge 4: lancering', text: 'Kontrol, flytning til dit domæne og en gennemgang på en halv time.' },
  ],
  useCases: [
    {
      title: 'Tømrerfirma med fire svende',
      text: 'Tage, terrasser og køkkener er vist hver for sig. Forespørgslen sendes med mål og billeder.',
    },
    {
      title: 'Elektriker med vagt',
      text: 'Vagtnummeret står øverst om natten og i weekenden. Resten af tiden står der »Bed om et tilbud«.',
    },
    {
      title: 'Murermester',
      text: 'Facader, skorstene og badeværelser vist fra første til sidste dag.',
    },
  ],
  pricing: {
    lead: 'En hjemmeside til firmaet koster {{companyWebsite}} ekskl. moms, og ekstra funktioner lægges til. Over {{installmentsAbove}} kan beløbet deles i 2–3 rater.',
    factors: [
      { title: 'Antal sider', text: 'Fem ydelser er mere arbejde end to. Kontakt og forside er altid med.' },
      { title: 'Tekster', text: 'Skriver du selv, falder prisen. Skriver jeg, står det på sin egen linje.' },
      {
        title: 'Funktioner',
        text: 'Før og efter, kort og adgang til at rette selv. Fra {{starterFrom}} funktioner sparer du op til {{starterPercent}} %.',
      },
      { title: 'Tempo', text: 'Skal det gå stærkt, kommer der op til 30 % oveni.' },
    ],
  },
  questions: [
    {
      question: 'Hvor mange sider har et håndværkerfirma brug for?',
      answer: 'Typisk 6–10: forside, om os, kontakt, referencer og én for hver vigtig ydelse.',
    },
    {
      question: 'Bruger du en færdig skabelon?',
      answer:
        'Nej. Opbygningen tegner jeg efter dit fag. Afprøvede formularer og gallerier genbruger jeg, så de bliver billigere.',
    },
    {
      question: 'Kan jeg se siden, før den er færdig?',
      answer:
        'Ja, på en prøveadresse, fra den dag, byggeriet går i gang. Den kan ikke findes på Google, før du har sagt god for den.',
    },
    {
      question: 'Hvad får jeg udleveret til sidst?',
      answer:
        'Adgangskoder, filerne og en side med vejledning. Finpudsning er gratis i 30 dage, og du har 6 måneders garanti mod fejl.',
    },
  ],
  callToAction: {
    title: 'Se, hvad firmaets hjemmeside koster',
    text: 'Svar på fire spørgsmål, og få et spænd med begrundelse for hver linje.',
  },
};
