import { type Currency, hundredthsOf } from '../../money.ts';
import { divideHalfUp } from '../../quotes/lines/line-amount.ts';
import type { ExchangeRate } from '../../quotes/content/quote-content.ts';

/** A quote's currency and the rate that was frozen with it, to one unit of the agency's home currency. */
export type FrozenRate = { currency: Currency; exchangeRate: ExchangeRate | null; homeCurrency: Currency };

const millionthsInOne = 1_000_000;
const millionthsInHundredth = 10_000;

/**
 * What one euro was worth in a currency, in millionths: by the rate that the quote froze (H1) where that is a rate to the euro, else by
 * the rates of spec §9.
 */
export function euroRateOf(currency: Currency, frozen: FrozenRate): number {
  if (currency === 'EUR') return millionthsInOne;
  const isFrozen = frozen.homeCurrency === 'EUR' && frozen.currency === currency;
  return (isFrozen ? frozen.exchangeRate?.millionths : null) ?? hundredthsOf[currency] * millionthsInHundredth;
}

/** Minor units of a currency in euro cents by a rate in millionths for one euro, rounded half up once. */
export function inEuroCents(amount: number, rate: number): number {
  return divideHalfUp(BigInt(amount) * BigInt(millionthsInOne), BigInt(rate));
}
