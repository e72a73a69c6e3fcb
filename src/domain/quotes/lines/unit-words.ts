import type { Language } from '../../languages.ts';
import type { LibraryUnit } from '../../price-book/library-feature.ts';

/**
 * Units of the library as they stand in the lines of a quote, in the quote's language. They are content that the agency can
 * change, not a text of a screen, so that they do not follow the language of who writes.
 */
export const unitWords: Record<Language, Record<LibraryUnit, string>> = {
  sk: { piece: 'ks', hour: 'hod.', month: 'mes.' },
  cs: { piece: 'ks', hour: 'hod.', month: 'měs.' },
  da: { piece: 'stk.', hour: 'time', month: 'md.' },
  en: { piece: 'pcs', hour: 'hours', month: 'months' },
};
