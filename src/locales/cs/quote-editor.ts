import type { quoteEditor as reference } from '../sk/quote-editor.ts';
import type { Translated } from '../translated.ts';

export const quoteEditor: Translated<typeof reference> = {
  title: 'Nabídka',
  head: {
    new: 'Nová nabídka',
    numbered: 'Nabídka {{number}}',
    untitled: 'Nabídka bez názvu',
    draft: 'Koncept',
    version: 'Verze {{version}}',
    request: 'Poptávka č. {{number}}',
  },
  save: {
    saved: 'Uloženo',
    savedAgo: 'Uloženo {{time}}',
    saving: 'Ukládá se…',
    failed: 'Neuloženo.',
    kept: 'Co jste napsali, zůstává v této kartě.',
    retry: 'Uložit znovu',
  },
  sections: {
    offer: 'O co jde',
  },
  fields: {
    title: 'Název nabídky',
    description: 'Text před položkami',
  },
};
