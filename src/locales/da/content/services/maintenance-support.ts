import type { ServiceContent } from '../../../content/content.ts';

export const service: ServiceContent = {
  meta: {
    title: 'Drift og support af hjemmesiden | Plumbline',
    description:
      'Opdateringer, backup, overvågning og små rettelser for et fast beløb om måneden. Du skriver, jeg retter. Også til sider, andre har bygget.',
  },
  heading: 'Drift og support af hjemmesiden',
  lead: 'En hjemmeside er som en varebil: den kører længere, når den får olie. Jeg holder den opdateret, kopieret og under opsyn, og jeg retter de små ting, du skriver om.',
  benefits: [
    {
      title: 'Ingen døde formularer',
      text: 'Formularen bliver prøvet af, så en forespørgsel ikke forsvinder i stilhed.',
    },
    { title: 'Fast beløb', text: 'Du kender udgiften, og små rettelser er med.' },
    { title: 'Et menneske', text: 'Du skriver til den, der kender siden, og får svar inden for 24 timer.' },
  ],
  features: [
    { title: 'Opdateringer', text: 'Programdele skiftes, før de bliver et hul i muren.' },
    { title: 'Backup', text: 'Automatisk kopi, gemt et andet sted end siden.' },
    { title: 'Overvågning', text: 'Går siden ned, får jeg besked, også om natten.' },
    { title: 'Små rettelser', text: 'Nyt nummer, ferielukning, tre nye billeder, en svend mere på holdet.' },
    { title: 'Domæne og certifikat', text: 'Jeg holder øje med datoerne, så intet udløber.' },
    { title: 'Årligt eftersyn', text: 'Hastighed, links og tekster gennemgås, og du får en liste.' },
  ],
  process: [
    { title: 'Eftersyn', text: 'Jeg ser siden igennem og skriver, hvad der skal ordnes først.' },
    { title: 'Overtagelse', text: 'Adgange samles, backup sættes op, og en gendannelse bliver prøvet.' },
    { title: 'Hver måned', text: 'Opdateringer og kontrol. Du får en kort mail om, hvad der er gjort.' },
    { title: 'Når du skriver', text: 'Små ting bliver rettet, og større får en pris, før jeg begynder.' },
  ],
  useCases: [
    { title: 'Elinstallatør', text: 'Ny montør og nyt vagtnummer ligger på siden samme uge.' },
    { title: 'Tagdækker', text: 'Efter stormen får forsiden en besked om ventetid og en formular til skader.' },
    { title: 'Snedker', text: 'En side fra et lukket bureau får ny vært og en kopi, der kan gendannes.' },
  ],
  pricing: {
    lead: 'Drift og support koster {{maintenance}} om måneden ekskl. moms. En lille side ligger lavt, et system med mange brugere højt.',
    factors: [
      { title: 'Sidens størrelse', text: 'Én side kræver mindre opsyn end booking og beregnere.' },
      { title: 'Rettelser', text: 'Et par om året eller flere om måneden.' },
      { title: 'Teknik', text: 'Gamle sider med mange tilføjelser skal opdateres oftere.' },
      { title: 'Reaktionstid', text: 'Skal nogen være klar i weekenden, aftaler vi det særskilt.' },
    ],
  },
  questions: [
    {
      question: 'Passer du også sider, som andre har bygget?',
      answer:
        'Ja, når eftersynet viser, at de kan passes forsvarligt. Kan de ikke, får du at vide hvorfor, og hvad det koster at rette.',
    },
    {
      question: 'Hvad får jeg med, hvis jeg stopper?',
      answer:
        'Alle adgangskoder og den seneste kopi af siden. En anden kan tage over samme dag. Opsigelsen står i aftalen.',
    },
    {
      question: 'Hvad er en lille rettelse?',
      answer: 'En tekst, et billede, en pris eller en åbningstid. En ny side eller funktion er et nyt, lille tilbud.',
    },
    {
      question: 'Er garantien ikke nok?',
      answer:
        'Den dækker fejl i 6 måneder, og de første 30 dage finpudser jeg gratis. Men den holder ikke siden opdateret og tager ikke backup.',
    },
  ],
  callToAction: {
    title: 'Hvem holder øje med din side?',
    text: 'Send adressen, så skriver jeg, hvad den trænger til, og hvad det koster om måneden.',
  },
};
