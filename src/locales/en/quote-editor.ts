import type { quoteEditor as reference } from '../sk/quote-editor.ts';
import type { Translated } from '../translated.ts';

export const quoteEditor: Translated<typeof reference> = {
  title: 'Quote',
  head: {
    new: 'New quote',
    numbered: 'Quote {{number}}',
    untitled: 'Untitled quote',
    draft: 'Draft',
    version: 'Version {{version}}',
    request: 'Request no. {{number}}',
  },
  save: {
    saved: 'Saved',
    savedAgo: 'Saved {{time}}',
    saving: 'Saving…',
    failed: 'Not saved.',
    kept: 'What you have written stays in this tab.',
    retry: 'Save again',
  },
  sections: {
    offer: 'What it is about',
  },
  fields: {
    title: 'Title of the quote',
    description: 'Text before the lines',
  },
};
