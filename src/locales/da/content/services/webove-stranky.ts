import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Lille hjemmeside til selvstændige, 1–2 uger | {{brand}}',
    description:
      'Én side til den selvstændige håndværker: billeder, område, telefonnummer og anmeldelser. Klar på 1–2 uger til en pris, du kender på forhånd.',
  },
  heading: 'Lille hjemmeside til den selvstændige',
  lead: 'Arbejder du alene, er én god side nok. Folk, der har fået dit navn af naboen, skal kunne se dit arbejde og finde nummeret. Den er klar på 1 til 2 uger.',
  benefits: [
    { title: 'Lidt af din tid', text: 'En halv times samtale og ti til tyve billeder. Mere skal jeg ikke bruge.' },
    {
      title: 'Noget at sende',
      text: 'Når nogen spørger efter billeder, sender du et link i stedet for at bladre i telefonen.',
    },
    { title: 'Lille regning', text: 'Du betaler for én side og kan bygge på, når der er brug for det.' },
  ],
  features: [
    { title: 'Ring nu', text: 'Nummeret bliver nederst på skærmen, også når man scroller.' },
    { title: 'Før og efter', text: 'To billeder af samme væg, gulv eller bad med en skyder imellem.' },
    { title: 'Det laver jeg', text: 'Fem til otte linjer med almindelige ord.' },
    { title: 'Her kører jeg', text: 'Byer og postnumre, så ingen ringer fra den forkerte ende af landet.' },
    { title: 'Kort formular', text: 'Navn, nummer og hvad det drejer sig om, til dem, der skriver om aftenen.' },
  ],
  process: [
    { title: 'Samtale', text: 'Jeg ringer, når du er færdig på pladsen, og stiller spørgsmålene.' },
    { title: 'Billeder', text: 'Du sender dem fra telefonen. Jeg vælger, beskærer og retter lyset.' },
    { title: 'Udkast', text: 'Inden for en uge åbner du siden på din egen mobil og siger, hvad der skal ændres.' },
    { title: 'I luften', text: 'Jeg kobler domænet på, og forespørgslerne lander i din mail.' },
  ],
  useCases: [
    { title: 'Maler', text: 'Tolv rum før og efter, farvekoder og et felt til at sende et billede af væggen.' },
    { title: 'Flisemurer', text: 'Badeværelser i store billeder, ledig fra hvilken måned, og et nummer.' },
    { title: 'VVS-installatør, ny som selvstændig', text: 'Autorisation, område og vagttider.' },
  ],
  pricing: {
    lead: 'En enkelt side koster {{onePageWebsite}} ekskl. moms. Det her påvirker prisen:',
    factors: [
      { title: 'Tekst', text: 'Har du selv skrevet linjerne, sparer du den post.' },
      { title: 'Billeder', text: 'Tyve er med i prisen. Halvtreds skal sorteres.' },
      { title: 'Ekstra dele', text: 'Anmeldelser, skyder og kort lægges til enkeltvis.' },
      { title: 'Logo', text: 'Har du et brugbart logo, bruger jeg det. Ellers sætter jeg navnet op i en pæn skrift.' },
    ],
  },
  questions: [
    {
      question: 'Er en Facebook-side ikke nok?',
      answer:
        'Den er god til at vise nyt. Men mange søger på fag og by, og der vinder en side med dit navn, dit område og dine ydelser. Domænet er også dit.',
    },
    {
      question: 'Jeg har ingen gode billeder. Hvad gør vi?',
      answer:
        'Vi begynder med tre. Jeg sender dig en seddel på ti linjer om lys og vinkel, og du tager resten på de næste opgaver.',
    },
    {
      question: 'Kan siden blive større senere?',
      answer: 'Ja. Den er bygget, så hver ydelse kan få sin egen side bagefter.',
    },
    {
      question: 'Hvad hvis jeg vil rette noget ugen efter?',
      answer:
        'Så skriver du. Finpudsning er gratis i 30 dage efter lanceringen, og garantien mod fejl gælder i 6 måneder.',
    },
  ],
  callToAction: {
    title: 'Klar om 1–2 uger',
    text: 'Vælg »Lille« i prisberegneren, og se prisen på et minut.',
  },
};
