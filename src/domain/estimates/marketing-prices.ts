import type { Language } from '../languages.ts';
import {
  type Currency,
  type MoneyRange,
  currencyOf,
  formatMoney,
  formatRange,
  fromEuro,
  priceBounds,
} from '../money.ts';
import { type MarketingBand, type PriceBook, marketingBands } from './price-book.ts';

/** Bands that are sold as a project of their own, so that no price below the lowest project price is promised. */
const soldAlone: ReadonlySet<MarketingBand> = new Set<MarketingBand>(['websites', 'automations', 'erp']);

/** Whether a band is a project of its own, which has a lowest price (B5). */
export function isSoldAlone(band: MarketingBand): boolean {
  return soldAlone.has(band);
}

/** A marketing band in a currency's minor units (spec §9, A4), never below the lowest possible estimate (B5). */
export function marketingPrice(band: MarketingBand, book: PriceBook, currency: Currency): MoneyRange {
  const { minimum, maximum } = book.marketing[band];
  const lowest = isSoldAlone(band) ? priceBounds[currency].minimum : 0;
  return { minimum: Math.max(fromEuro(minimum, currency), lowest), maximum: fromEuro(maximum, currency) };
}

/**
 * Marketing prices in the currency of a language, in minor units and in words (A4); `byName` in words by the names that
 * texts give them, such as `{{websites}}` (spec §9).
 */
export function marketingPrices(book: PriceBook, language: Language) {
  const currency = currencyOf[language];
  const rangeOf = (band: MarketingBand) => marketingPrice(band, book, currency);
  const inWords = (amount: number) => formatMoney(amount, currency, language);
  const ofBand = (band: MarketingBand) => formatRange(rangeOf(band), currency, language);
  const installmentsAbove = inWords(fromEuro(book.installmentsAbove.two, currency));
  const byName = (): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(marketingBands.map((band) => [band, ofBand(band)])),
    installmentsAbove,
  });
  return { rangeOf, inWords, ofBand, installmentsAbove, byName };
}
