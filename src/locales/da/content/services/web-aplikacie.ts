import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Prisberegner og booking til håndværkere | {{brand}}',
    description:
      'Lad kunden regne prisen ud, booke et besøg eller sende billeder fra telefonen. Bygget efter dine egne priser og tider, som regel også til den side, du har.',
  },
  heading: 'Prisberegnere og booking til dine kunder',
  lead: 'Kunden vil have et tal, en tid eller et hurtigt ja. Det kan siden give, mens du står på stilladset. Jeg bygger beregnere, booking og forespørgsler med billeder.',
  benefits: [
    { title: 'Færre forgæves ture', text: 'Kunden har set prisspændet, før I aftaler besigtigelse.' },
    { title: 'Ro på telefonen', text: 'Tider bliver bestilt, flyttet og aflyst uden et opkald.' },
    { title: 'Bedre forespørgsler', text: 'Mål, materiale og billeder er med fra start.' },
  ],
  features: [
    { title: 'Prisberegner', text: 'Areal, meter eller antal ganget med dine priser og vist som et spænd.' },
    { title: 'Materialeberegner', text: 'Liter maling, pakker fliser eller antal tagsten, inklusive spild.' },
    { title: 'Tidsbestilling', text: 'Kun de tider, du selv har åbnet, og kun i det område, du kører i.' },
    { title: 'Billeder fra telefonen', text: 'Kunden tager tre fotos, og de bliver lagt ved forespørgslen.' },
    { title: 'Påmindelser', text: 'En sms dagen før med et link til at flytte tiden.' },
    { title: 'Tilbud som PDF', text: 'Svarene bliver til et pænt ark med dit logo.' },
  ],
  process: [
    {
      title: 'Regnestykket',
      text: 'Vi skriver ned, hvordan du selv regner, når du står hos kunden. Det er den vigtigste time.',
    },
    { title: 'Prøveberegner', text: 'Du taster fem gamle opgaver ind. Passer tallene ikke, retter vi formlen.' },
    { title: 'Udseende', text: 'Store knapper og få trin, tegnet til en tommelfinger.' },
    {
      title: 'Ind på siden',
      text: 'Beregneren sættes ind på din side. Efter en måned ser vi, hvor folk falder fra, og jeg retter det spørgsmål.',
    },
  ],
  useCases: [
    { title: 'Tagdækker', text: 'Husets mål, hældning og materiale giver en pris med og uden nedrivning.' },
    { title: 'VVS-firma', text: 'Service på fyr bookes efter postnummer, så dagens tur hænger sammen.' },
    { title: 'Isolatør', text: 'Loftets areal giver pris, forventet tilskud og egenbetaling.' },
  ],
  pricing: {
    lead: 'En beregner eller booking koster {{calculators}} ekskl. moms, som tillæg til en ny side eller som regel også på den, du har. Det undersøger jeg først.',
    factors: [
      { title: 'Formlen', text: 'Pris gange areal er let. Tillæg for højde, alder og adgang tager længere tid.' },
      { title: 'Antal ydelser', text: 'Tag alene, eller tag, tagrender og kviste i samme beregner.' },
      {
        title: 'Kalender',
        text: 'Integration med Google eller Outlook har sin egen linje. Sms’er betaler du stykvis til udbyderen.',
      },
      { title: 'Resultatet', text: 'Et tal på skærmen er billigere end et tilbud som PDF.' },
    ],
  },
  questions: [
    {
      question: 'Er jeg bundet af prisen på skærmen?',
      answer:
        'Nej, når det står tydeligt, at den er vejledende. Beregneren viser et spænd og skriver, at den faste pris kommer efter besigtigelsen.',
    },
    {
      question: 'Ser konkurrenterne så mine priser?',
      answer:
        'De ser et spænd, ikke dine satser. Er det for meget, kan prisen sendes på mail, når kunden har skrevet sit navn.',
    },
    {
      question: 'Hvad sker der, når materialerne stiger?',
      answer:
        'Du retter tallet i en tabel, og alle nye beregninger bruger det. Gamle forespørgsler beholder den pris, kunden så.',
    },
    {
      question: 'Kan det laves som en app?',
      answer: 'Det kan åbnes fra et ikon på telefonen uden at skulle hentes i en app-butik. Det er nok for de fleste.',
    },
  ],
  callToAction: {
    title: 'Prøv en beregner lige nu',
    text: 'Min egen prisberegner er bygget på samme måde. Svar på fire spørgsmål, så ser du også din pris.',
  },
};
