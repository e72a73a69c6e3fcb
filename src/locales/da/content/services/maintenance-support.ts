import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Drift og support af hjemmesiden | {{brand}}',
    description:
      'Opdateringer, backup, overvågning og små rettelser for et fast beløb om måneden. Du skriver, jeg retter. Også til sider, andre har bygget.',
  },
  heading: 'Drift og support af hjemmesiden',
  lead: 'En hjemmeside er som en varebil: Den kører længere, når den kommer til service. Jeg sørger for opdateringer, backup og opsyn, og jeg retter de småting, du skriver om.',
  benefits: [
    {
      title: 'Ingen døde formularer',
      text: 'Formularen bliver prøvet af, så ingen forespørgsel forsvinder, uden at det bliver opdaget.',
    },
    { title: 'Fast beløb', text: 'Du kender udgiften, og små rettelser er med.' },
    {
      title: 'Et menneske',
      text: 'Du skriver til den, der kender siden, og får svar inden for 24 timer.',
    },
  ],
  features: [
    { title: 'Opdateringer', text: 'Sikkerhedsrettelser uden unødigt ophold, resten én gang om måneden.' },
    { title: 'Backup', text: 'Jævnlig kopi, gemt et andet sted end siden.' },
    { title: 'Overvågning', text: 'Går siden ned, får jeg automatisk besked og tager det først.' },
    { title: 'Små rettelser', text: 'Et aftalt antal om måneden, hver på højst en time. Ubrugte overføres ikke.' },
    { title: 'Domæne og certifikat', text: 'Jeg holder øje med datoerne, så intet udløber.' },
    { title: 'Årligt eftersyn', text: 'Hastighed, links og tekster gennemgås, og du får en liste.' },
  ],
  process: [
    { title: 'Eftersyn', text: 'Jeg ser siden igennem og skriver, hvad der skal ordnes først.' },
    { title: 'Overtagelse', text: 'Adgangskoder samles, backup sættes op, og en gendannelse bliver prøvet.' },
    { title: 'Hver måned', text: 'Opdateringer og kontrol. Du får en kort mail om, hvad der er gjort.' },
    { title: 'Når du skriver', text: 'Små ting bliver rettet, og større får en pris, før jeg begynder.' },
  ],
  useCases: [
    { title: 'Elinstallatør', text: 'Ny montør og nyt vagtnummer kommer på siden, uden at du selv skal logge ind.' },
    { title: 'Tagdækker', text: 'Efter stormen får forsiden en besked om ventetid og en formular til skader.' },
    {
      title: 'Snedker',
      text: 'En side fra et lukket bureau flytter til et nyt webhotel og får en kopi, der kan gendannes.',
    },
  ],
  pricing: {
    lead: 'Drift og support koster {{maintenance}} om måneden ekskl. moms. En lille side ligger lavt, et system med mange brugere højt.',
    factors: [
      { title: 'Sidens størrelse', text: 'Én side kræver mindre opsyn end booking og beregnere.' },
      { title: 'Rettelser', text: 'Et par om året eller flere om måneden.' },
      { title: 'Teknik', text: 'Gamle sider med mange udvidelser skal opdateres oftere.' },
      { title: 'Reaktionstid', text: 'Jeg svarer inden for 24 timer. Kortere tid aftaler vi for sig.' },
    ],
  },
  questions: [
    {
      question: 'Passer du også hjemmesider, som du ikke selv har lavet?',
      answer:
        'Ja, når eftersynet viser, at de kan passes forsvarligt. Prisen for eftersynet aftaler vi først. Kan siden ikke passes, får du at vide hvorfor.',
    },
    {
      question: 'Hvad får jeg med, hvis jeg stopper?',
      answer:
        'Alle adgangskoder og den seneste kopi af siden, så en anden kan tage over. Du siger op med en måneds varsel til udgangen af en måned.',
    },
    {
      question: 'Hvad er en lille rettelse?',
      answer:
        'Højst en times arbejde: en tekst, et billede, en pris eller en åbningstid. Er det mere, får du en pris, før jeg begynder.',
    },
    {
      question: 'Er garantien ikke nok?',
      answer:
        'Den dækker fejl i 6 måneder, og de første 30 dage finpudser jeg gratis. Men den holder ikke siden opdateret og tager ikke backup.',
    },
  ],
  callToAction: {
    title: 'Hvem holder øje med din side?',
    text: 'Send adressen. Jeg ser på siden og foreslår inden for 24 timer, hvor meget pasning den har brug for.',
  },
};
