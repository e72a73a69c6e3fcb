import type { quotes as reference } from '../sk/quotes.ts';
import type { Translated } from '../translated.ts';

export const quotes: Translated<typeof reference> = {
  list: {
    meta: { title: 'Tilbud | {{brand}}', description: 'Tilbud: kladder, sendte og afsluttede.' },
    title: 'Tilbud',
  },
  detail: {
    meta: { title: 'Tilbud | {{brand}}', description: 'Tilbuddets linjer, priser og tekster.' },
    back: 'Alle tilbud',
    missing: { title: 'Det tilbud findes ikke', text: 'Måske er det slettet, eller der er en tastefejl i adressen.' },
  },
};
