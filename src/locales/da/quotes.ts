import type { quotes as reference } from '../sk/quotes.ts';
import type { Translated } from '../translated.ts';

export const quotes: Translated<typeof reference> = {
  list: {
    meta: { title: 'Tilbud | {{brand}}', description: 'Tilbud: kladder, sendte og afsluttede.' },
    title: 'Tilbud',
  },
  detail: {
    meta: { title: 'Tilbud | {{brand}}', description: 'Tilbuddets linjer, priser og tekster.' },
  },
};
