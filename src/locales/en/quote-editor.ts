import type { quoteEditor as reference } from '../sk/quote-editor.ts';
import type { Translated } from '../translated.ts';

export const quoteEditor: Translated<typeof reference> = {
  title: 'Quote',
};
