import type { LanguageManifest } from './manifest.ts';

/** Slovak, the reference language. */
export const sk = {
  locale: 'sk-SK',
  dateLocale: 'sk-SK',
  timeZone: 'Europe/Bratislava',
  currency: 'EUR',
  groupSeparator: '\u00A0',
  decimalSeparator: ',',
  currencySign: 'after',
  listLocale: 'sk',
  tiesSingleLetters: true,
  quotes: [['„', '“']],
} as const satisfies LanguageManifest;
