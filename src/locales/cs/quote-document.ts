import type { quoteDocument as reference } from '../sk/quote-document.ts';
import type { Translated } from '../translated.ts';

export const quoteDocument: Translated<typeof reference> = {
  meta: { title: 'Cenová nabídka | {{brand}}', description: 'Cenová nabídka připravená pro vás.' },
  title: 'Cenová nabídka',
};
