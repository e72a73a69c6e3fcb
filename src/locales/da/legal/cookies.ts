import type { LegalDocument } from '../../content/content.ts';

export const cookies: LegalDocument = {
  title: 'Cookies',
  lead: 'Cookies er små filer, som en hjemmeside gemmer i din browser. Her kan du se, hvilke {{host}} bruger, til hvad og hvor længe. Kun de nødvendige bliver sat, før du har valgt.',
  sections: [
    {
      id: 'what-they-are',
      title: 'Hvad det er, og hvad der ikke er en cookie',
      blocks: [
        'En cookie husker noget fra den ene side til den næste, for eksempel at du er logget ind. Reglerne gælder også for andre måder at gemme noget i din browser på. Til alt andet end det nødvendige skal jeg have dit samtykke efter cookiebekendtgørelsen.',
        'En forespørgsel, du ikke er færdig med, ligger i browserens lager på din egen enhed, så du kan fortsætte senere. Den er ikke en cookie, og jeg læser den ikke, før du trykker på »Send forespørgsel«. Den bliver kun gemt på serveren, hvis du er logget ind eller får sendt et link til den. Du sletter den med »Ny forespørgsel«.',
        'Jeg tæller kun, hvor mange gange om dagen nogen når hvert trin i prisberegneren, og på hvilket sprog. Hvem det var, bliver ikke gemt nogen steder, og for at et trin ikke tælles to gange, husker din ufærdige forespørgsel det i browseren.',
      ],
    },
    {
      id: 'necessary',
      title: 'Nødvendige',
      blocks: [
        'Uden dem virker siden ikke sikkert. De kræver ikke samtykke.',
        [
          'session: holder dig logget ind. Slettes, når sessionen slutter.',
          'csrf-token: beskytter formularer mod misbrug. Slettes, når sessionen slutter.',
          'signed-in: husker, at du er logget ind her, så siden kan finde din påbegyndte forespørgsel. Slettes, når du logger ud.',
          'known-device: genkender en enhed, du har logget ind fra, så andres forsøg ikke låser din konto. 180 dage.',
          'consent: husker, hvad du har valgt om cookies. 12 måneder.',
        ],
      ],
    },
    {
      id: 'preferences',
      title: 'Præferencer',
      blocks: [
        'De husker, hvordan du vil have siden vist.',
        ['i18next: det sprog, du har valgt. 12 måneder.', 'theme: lyst eller mørkt udseende. 12 måneder.'],
        'Siger du nej, virker siden stadig, og sprog og udseende gælder, til du lukker browseren.',
      ],
    },
    {
      id: 'analytics',
      title: 'Statistik',
      blocks: [
        'Med dit ja hentes Google Analytics gennem Google Tag Manager. Så kan jeg se, hvilke sider der bliver læst, og hvor i prisberegneren folk stopper. Udbyderen er Google Ireland Limited, og oplysninger kan blive behandlet i USA.',
        ['_ga og cookies, hvis navn begynder med _ga_: skelner mellem besøgende. 2 år.'],
      ],
    },
    {
      id: 'chat',
      title: 'Chat',
      blocks: [
        'Chatten leveres af Smartsupp.com, s.r.o. i Tjekkiet og hentes først, når du har sagt ja til den.',
        ['ssupp.*: genkender din samtale, så du kan fortsætte den. 6 måneder.'],
        'Uden chatten kan du skrive til {{mailbox}} eller ringe på {{phone}}.',
      ],
    },
    {
      id: 'change-choice',
      title: 'Hvis du skifter mening',
      blocks: [
        'Du kan når som helst ændre dit valg på denne side. Det er lige så let at sige nej som ja. Dit valg gemmes uden dit navn, med tidspunkt og versionen af den tekst, du så. Du bliver spurgt igen efter 12 måneder, eller når der kommer et nyt formål.',
        'Trækker du dit ja tilbage, bliver scripts ikke hentet længere. Cookies, der allerede er gemt, kan du også slette i browserens indstillinger.',
      ],
    },
  ],
};
