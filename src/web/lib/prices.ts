import type { PageInput } from '#contract/page.ts';
import { marketingPrice } from '#domain/estimates/marketing-prices.ts';
import { type MarketingBand, marketingBands } from '#domain/estimates/price-book.ts';
import { currencyOf, formatMoney, formatRange, fromEuro } from '#domain/money.ts';

type Page = Pick<PageInput, 'data' | 'language'>;

/** Marketing prices in the page's currency, in minor units and in words (A4). Throws where it has no price book. */
export function pricesOf({ data, language }: Page) {
  const book = data.priceBook?.content;
  if (!book) throw new Error('The page has no price book.');
  const currency = currencyOf[language];
  const rangeOf = (band: MarketingBand) => marketingPrice(band, book, currency);
  const inWords = (amount: number) => formatMoney(amount, currency, language);
  return {
    rangeOf,
    inWords,
    ofBand: (band: MarketingBand) => formatRange(rangeOf(band), currency, language),
    installmentsAbove: inWords(fromEuro(book.installmentsAbove.two, currency)),
  };
}

/** The same in words by name, as content names them: `{{websites}}`; empty where the page has no price book. */
export function priceValues(page: Page): Readonly<Record<string, string>> {
  if (!page.data.priceBook) return {};
  const { ofBand, installmentsAbove } = pricesOf(page);
  return { ...Object.fromEntries(marketingBands.map((band) => [band, ofBand(band)])), installmentsAbove };
}
