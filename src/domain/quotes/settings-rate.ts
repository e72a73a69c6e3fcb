import type { QuoteSettings } from '../settings/quote-settings.ts';
import type { Currency } from '../money.ts';
import type { ExchangeRate, QuoteContent } from './content/quote-content.ts';

type Rates = Pick<QuoteSettings, 'exchangeRates'>;

/** The rate of a currency in the agency's settings, as a quote keeps it; null where they have none. */
export function settingsRate({ exchangeRates }: Rates, currency: Currency): ExchangeRate | null {
  const known = exchangeRates.find((rate) => rate.currency === currency);
  return known ? { millionths: known.millionths, source: known.source, day: known.day } : null;
}

/** A rate that a draft can take over, and whether it is of a later day than the draft's own. */
export type OfferedRate = { rate: ExchangeRate; isNewer: boolean };

/** The rate of the settings where it differs from the draft's (H1); null where there is nothing to take over. */
export function offeredRate(
  { currency, exchangeRate: own }: Pick<QuoteContent, 'currency' | 'exchangeRate'>,
  settings: Rates,
): OfferedRate | null {
  const rate = settingsRate(settings, currency);
  if (!rate) return null;
  const isSame = own?.millionths === rate.millionths && own.source === rate.source && own.day === rate.day;
  return isSame ? null : { rate, isNewer: own !== null && own.day !== '' && rate.day > own.day };
}
