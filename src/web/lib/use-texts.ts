import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Looks texts up in every area: `t('configurator:title')`; without a prefix in `common`. */
export type Texts = TFunction<
  readonly [
    'common',
    'accounts',
    'configurator',
    'confirmation',
    'emails',
    'errors',
    'estimates',
    'home',
    'serviceRequests',
    'validation',
  ]
>;

/** Texts of all areas that the screen has loaded, in the page's language. */
export function useTexts(): Texts {
  const { i18n } = useTranslation();
  return i18n.t as unknown as Texts;
}
