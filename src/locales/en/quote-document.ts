import type { quoteDocument as reference } from '../sk/quote-document.ts';
import type { Translated } from '../translated.ts';

export const quoteDocument: Translated<typeof reference> = {
  meta: { title: 'Your quote | {{brand}}', description: 'A quote prepared for you.' },
  title: 'Your quote',
};
