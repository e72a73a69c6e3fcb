import { type Currency, type MoneyRange, fromEuro, priceBounds } from '../money.ts';
import type { MarketingBand, PriceBook } from './price-book.ts';

/** Bands that are sold as a project of their own, so that no price below the lowest project price is promised. */
const soldAlone: ReadonlySet<MarketingBand> = new Set<MarketingBand>(['websites', 'automations', 'erp']);

/** Whether a band is a project of its own, which has a lowest price (B5). */
export function isSoldAlone(band: MarketingBand): boolean {
  return soldAlone.has(band);
}

/** A marketing band in a currency's minor units (spec §9, A4), never below what an estimate can come to (B5). */
export function marketingPrice(band: MarketingBand, book: PriceBook, currency: Currency): MoneyRange {
  const { minimum, maximum } = book.marketing[band];
  const lowest = isSoldAlone(band) ? priceBounds[currency].minimum : 0;
  return { minimum: Math.max(fromEuro(minimum, currency), lowest), maximum: fromEuro(maximum, currency) };
}
