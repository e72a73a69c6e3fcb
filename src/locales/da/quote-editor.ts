import type { quoteEditor as reference } from '../sk/quote-editor.ts';
import type { Translated } from '../translated.ts';

export const quoteEditor: Translated<typeof reference> = {
  title: 'Tilbud',
  head: {
    new: 'Nyt tilbud',
    numbered: 'Tilbud {{number}}',
    untitled: 'Tilbud uden titel',
    draft: 'Kladde',
    version: 'Version {{version}}',
    request: 'Forespørgsel nr. {{number}}',
  },
  save: {
    saved: 'Gemt',
    savedAgo: 'Gemt {{time}}',
    saving: 'Gemmer…',
    failed: 'Ikke gemt.',
    kept: 'Det, du har skrevet, bliver i denne fane.',
    retry: 'Gem igen',
  },
  sections: {
    offer: 'Hvad det drejer sig om',
  },
  fields: {
    title: 'Tilbuddets titel',
    description: 'Tekst før linjerne',
  },
};
