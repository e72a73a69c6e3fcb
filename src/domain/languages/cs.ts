import type { LanguageManifest } from './manifest.ts';

/** Czech. */
export const cs = {
  locale: 'cs-CZ',
  dateLocale: 'cs-CZ',
  timeZone: 'Europe/Prague',
  currency: 'CZK',
  groupSeparator: '\u00A0',
  decimalSeparator: ',',
  currencySign: 'after',
  listLocale: 'cs',
  tiesSingleLetters: true,
  quotes: [['„', '“']],
} as const satisfies LanguageManifest;
