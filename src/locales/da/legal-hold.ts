import type { Translated } from '../translated.ts';
import type { legalHold as source } from '../sk/legal-hold.ts';

export const legalHold: Translated<typeof source> = {
  title: 'Sletning i bero',
  none: 'Oplysningerne slettes, når deres frist udløber. Er der en tvist eller et krav, kan du stille sletningen i bero.',
  place: 'Stil sletning i bero',
  reason: 'Begrundelse',
  reasonHint: 'For eksempel sagens nummer. Kun administratorer ser den.',
  held: 'Intet af dette slettes eller anonymiseres',
  covered: 'Sletning er stillet i bero for den kunde, den forespørgsel eller det projekt, dette hører til.',
  placed: 'Siden {{date}}, af {{name}}.',
  someone: 'en tidligere bruger',
  lift: 'Ophæv',
  liftTitle: 'Skal sletning ikke længere være i bero?',
  liftText: 'Det, hvis frist er udløbet, slettes inden for en time.',
  failure: 'Ændringen mislykkedes',
  done: 'Sletning er stillet i bero',
  lifted: 'Sletning er ikke længere i bero',
  earlier: 'Tidligere',
  period: '{{from}} til {{to}}: {{reason}}',
  failedLoad: 'Oplysningerne om sletning kunne ikke hentes.',
};
