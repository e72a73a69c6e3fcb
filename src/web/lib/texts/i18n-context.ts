import { createContext, use } from 'react';
import type { I18n } from './i18n.ts';

/** Texts of the page's language. The language of a page never changes without a new document. */
export const I18nContext = createContext<I18n | null>(null);

/** Returns the texts of the current page. Throws outside a page, which is a programming error. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside a page');
  return i18n;
}
