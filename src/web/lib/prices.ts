import type { PageInput } from '#contract/page.ts';
import { marketingPrices } from '#domain/estimates/marketing-prices.ts';

type Page = Pick<PageInput, 'data' | 'language'>;

/** Marketing prices in the page's currency, in minor units and in words (A4). Throws where it has no price book. */
export function pricesOf({ data, language }: Page) {
  const book = data.priceBook?.content;
  if (!book) throw new Error('no price book');
  return marketingPrices(book, language);
}
