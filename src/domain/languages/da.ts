import type { LanguageManifest } from './manifest.ts';

/** Danish. */
export const da = {
  locale: 'da-DK',
  dateLocale: 'da-DK',
  timeZone: 'Europe/Copenhagen',
  currency: 'DKK',
  groupSeparator: '.',
  decimalSeparator: ',',
  currencySign: 'after',
  listLocale: 'da',
  tiesSingleLetters: false,
  quotes: [
    ['»', '«'],
    ['“', '”'],
  ],
} as const satisfies LanguageManifest;
