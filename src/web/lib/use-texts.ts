import { useTranslation } from 'react-i18next';
import type { GetText } from '#locales/text-key.ts';

/** Texts of every area that the screen has loaded, in the page's language: `t('configurator:title')`. */
export function useTexts(): GetText {
  const { i18n } = useTranslation();
  return (key, values) => i18n.t(key, { ...values });
}
