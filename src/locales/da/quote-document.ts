import type { quoteDocument as reference } from '../sk/quote-document.ts';
import type { Translated } from '../translated.ts';

export const quoteDocument: Translated<typeof reference> = {
  meta: { title: 'Tilbud | {{brand}}', description: 'Et tilbud, der er lavet til dig.' },
  title: 'Tilbud',
};
