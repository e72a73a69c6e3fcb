import type { LanguageManifest } from './manifest.ts';

/** English, for visitors from elsewhere: prices in euro, days as in Slovakia. */
export const en = {
  locale: 'en-US',
  // Day before month, 24 hours: the readers are Europeans.
  dateLocale: 'en-GB',
  timeZone: 'Europe/Bratislava',
  currency: 'EUR',
  groupSeparator: ',',
  decimalSeparator: '.',
  currencySign: 'before',
  // No comma before the last item.
  listLocale: 'en-GB',
  tiesSingleLetters: false,
  quotes: [['“', '”']],
} as const satisfies LanguageManifest;
