import type { GetText } from '#locales/text-key.ts';
import { useI18n } from './i18n-context.ts';

/** Texts of every area that the screen has loaded, in the page's language: `t('configurator:title')`. */
export function useTexts(): GetText {
  return useI18n().t;
}
