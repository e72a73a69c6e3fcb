import type { PageInput } from '#contract/page.ts';
import { marketingPrices } from '#domain/estimates/marketing-prices.ts';

type Page = Pick<PageInput, 'data' | 'language'>;

/** Marketing prices in the page's currency, in minor units and in words (A4). Throws where it has no price book. */
export function pricesOf({ data, language }: Page) {
  const book = data.priceBook?.content;
  if (!book) throw new Error('no price book');
  return marketingPrices(book, language);
}

/** The same in words by name, as content names them: `{{websites}}`; empty where the page has no price book. */
export function priceValues(page: Page): Readonly<Record<string, string>> {
  return page.data.priceBook ? pricesOf(page).byName() : {};
}
