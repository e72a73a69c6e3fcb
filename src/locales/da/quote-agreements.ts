import type { quoteAgreements as reference } from '../sk/quote-agreements.ts';
import type { Translated } from '../translated.ts';

export const quoteAgreements: Translated<typeof reference> = {
  terms: 'Jeg kender indholdet af tilbuddet og handelsbetingelserne, som er en del af det, og accepterer dem.',
  expressStart:
    'Jeg giver mit udtrykkelige samtykke til, at arbejdet påbegyndes, inden fortrydelsesfristen udløber. Jeg anerkender, at fortrydelsesretten ophører, når tjenesteydelsen er fuldt udført (forbrugeraftalelovens §\u00A018, stk.\u00A02, nr.\u00A02), og at jeg betaler for den del af arbejdet, der allerede er udført, hvis jeg fortryder inden da (§\u00A025).',
};
