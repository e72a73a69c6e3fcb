import type { Translated } from '../translated.ts';
import type { consent as reference } from '../sk/consent.ts';

export const consent: Translated<typeof reference> = {
  banner: {
    title: 'Cookies: du bestemmer',
    text: 'Uden dit samtykke gemmer jeg kun det, siden skal bruge for at virke. Med samtykke husker jeg sprog og udseende, måler besøg og slår chatten til.',
    accept: 'Acceptér alle',
    reject: 'Afvis alle',
    choose: 'Vælg enkeltvis',
  },
  form: {
    legend: 'Hvad må jeg gemme i din browser?',
    save: 'Gem valget',
    withdraw: 'Træk samtykket tilbage',
    saved: 'Dit valg er gemt. Det gælder i 12 måneder, og du kan altid ændre det her på siden.',
  },
  categories: {
    necessary: {
      name: 'Nødvendige',
      text: 'Login, beskyttelse af formularer og dette valg. Siden virker ikke uden dem, så de er altid slået til.',
    },
    preferences: {
      name: 'Præferencer',
      text: 'Jeg husker sprog og udseende i 12 måneder. Uden samtykke gælder de, til du lukker browseren.',
    },
    analytics: {
      name: 'Statistik',
      text: 'Google Analytics viser mig, hvilke sider folk læser, og hvor de falder fra. Cookierne bliver liggende i 2 år.',
    },
    chat: {
      name: 'Chat',
      text: 'Et vindue, hvor du kan spørge mig om noget med det samme. Det drives af Smartsupp, og deres cookies bliver liggende i 6 måneder.',
    },
  },
};
