import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Udvikling efter mål til byggefirmaer | {{brand}}',
    description:
      'Renovering af en stor hjemmeside, flere sprog, afdelinger og integration med kalender og regnskab. Til entreprenører og større firmaer, 5–8 uger.',
  },
  heading: 'Udvikling efter mål til større firmaer',
  lead: 'Når siden er vokset i ti år, eller firmaet har fået afdelinger, slår en almindelig pakke ikke til. Jeg bygger om, udvider og kobler sammen. Et stort projekt tager 5 til 8 uger.',
  benefits: [
    {
      title: 'Ombygning i drift',
      text: 'Den gamle side kører, til den nye er afprøvet. Skiftet sker uden for arbejdstiden.',
    },
    {
      title: 'Gamle links virker',
      text: 'Den, der klikker på et gammelt link, havner det rigtige sted på den nye side.',
    },
    { title: 'Delt op i etaper', text: 'Hver etape kan bruges alene og har sin egen pris og dato.' },
    { title: 'Klar til at blive overtaget', text: 'Koden er dokumenteret. Dine egne it-folk kan læse den.' },
  ],
  features: [
    {
      title: 'Flere sprog',
      text: 'Egne tekster og adresser for hvert sprog, ikke bare et flag og en maskinoversættelse.',
    },
    { title: 'Afdelinger', text: 'Hver afdeling med område, folk, telefon og egne referencer.' },
    { title: 'Projektsider', text: 'Hver entreprise med sted, størrelse, år og billeder, sorteret efter type.' },
    { title: 'Integrationer', text: 'Kalender, regnskab, nyhedsbrev eller det system, du allerede har.' },
    { title: 'Job og lærlinge', text: 'Ledige stillinger med en ansøgning, der kan udfyldes på mobilen.' },
  ],
  process: [
    {
      title: 'Gennemgang',
      text: 'Jeg går den nuværende side igennem og skriver ned, hvad der bruges, og hvad der ikke gør.',
    },
    { title: 'Etapeplan', text: 'Vi bestemmer rækkefølgen. Det, der giver flest opgaver, kommer først.' },
    { title: 'Byggeri', text: 'Det nye afprøver du undervejs på en prøveadresse.' },
    { title: 'Skifte', text: 'Indhold flyttes, links prøves af, og den nye side tager over.' },
  ],
  useCases: [
    {
      title: 'Entreprenør',
      text: 'En side for hvert projekt på dansk og engelsk og ét link i tilbuddet i stedet for bilag.',
    },
    { title: 'Tagdækker med tre afdelinger', text: 'Postnummeret sender forespørgslen til den rigtige afdeling.' },
    {
      title: 'Elinstallatør',
      text: 'Aftaler fra siden lander i montørernes kalender og fakturakladden i regnskabet.',
    },
  ],
  pricing: {
    lead: 'Renovering af en stor side koster {{rebuiltWebsite}}, integrationer og automatisering {{automations}}, alt ekskl. moms. Større ombygninger prissætter jeg i etaper.',
    factors: [
      { title: 'Indhold, der skal flyttes', text: 'Tyve sider flyttes i hånden, fire hundrede kræver et program.' },
      { title: 'Antal sprog', text: 'Hvert sprog betyder nye tekster og en kontrol mere.' },
      { title: 'De andre systemer', text: 'En veldokumenteret integration tager dage, en lukket kan tage uger.' },
      { title: 'Hvem der retter', text: 'Flere roller med hver sin adgang skal bygges og afprøves.' },
    ],
  },
  questions: [
    {
      question: 'Kan du bygge videre på det, en anden har lavet?',
      answer:
        'Ofte. Jeg ser koden igennem først til en pris, vi aftaler, og siger, om det er billigere at reparere end at rive ned.',
    },
    {
      question: 'Hvordan undgår vi at ryge ned på Google?',
      answer:
        'Udsving kan komme efter en flytning. De bliver mindre, når de gode tekster bliver, og hvert gammelt link føres videre. De første dage efter skiftet holder jeg øje med fejl og retter dem.',
    },
    {
      question: 'Kan vi nøjes med en del i år?',
      answer: 'Ja, det er meningen med etaper. Du bestemmer selv, hvornår den næste begynder.',
    },
    {
      question: 'Hvilken garanti følger med?',
      answer:
        'Den samme som på små sider: 30 dages gratis finpudsning efter lanceringen og 6 måneders garanti mod fejl.',
    },
  ],
  callToAction: {
    title: 'Send adressen på din nuværende side',
    text: 'Vælg »Renovering af hjemmeside« i prisberegneren, og sæt et link i beskrivelsen. Jeg ser på den, før vi taler sammen.',
  },
};
