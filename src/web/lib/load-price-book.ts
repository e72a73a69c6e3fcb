import { getPriceBook } from '#contract/price-book/price-book.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import { callEndpoint } from './http/api.ts';

/** Fetches the price book in force, for a screen that was reached without a new document. */
export function loadPriceBook(): Promise<VersionedPriceBook> {
  return callEndpoint(getPriceBook, {});
}
