import type { quotes as reference } from '../sk/quotes.ts';
import type { Translated } from '../translated.ts';

export const quotes: Translated<typeof reference> = {
  list: {
    meta: { title: 'Quotes | {{brand}}', description: 'Quotes: drafts, sent and closed.' },
    title: 'Quotes',
  },
  detail: {
    meta: { title: 'Quote | {{brand}}', description: 'Lines, prices and texts of the quote.' },
    back: 'All quotes',
    missing: { title: 'There is no such quote', text: 'It may have been deleted, or the address has a typo.' },
  },
};
