import type { quotes as reference } from '../sk/quotes.ts';
import type { Translated } from '../translated.ts';

export const quotes: Translated<typeof reference> = {
  list: {
    meta: { title: 'Nabídky | {{brand}}', description: 'Nabídky: rozepsané, odeslané a uzavřené.' },
    title: 'Nabídky',
  },
  detail: {
    meta: { title: 'Nabídka | {{brand}}', description: 'Řádky, ceny a texty nabídky.' },
    back: 'Všechny nabídky',
    missing: { title: 'Taková nabídka tu není', text: 'Možná byla smazána, nebo je v adrese překlep.' },
  },
};
