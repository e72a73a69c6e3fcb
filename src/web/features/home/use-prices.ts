import { marketingPrice } from '#domain/estimates/marketing-prices.ts';
import type { MarketingBand } from '#domain/estimates/price-book.ts';
import { currencyOf, formatMoney, formatRange, fromEuro } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';

/** Marketing prices in the visitor's currency, as amounts and in words (A4). Throws on a page without a price book. */
export function usePrices() {
  const { data, language } = usePage();
  const currency = currencyOf[language];
  const book = data.priceBook?.content;
  if (!book) throw new Error('The home page needs a price book.');
  const rangeOf = (band: MarketingBand) => marketingPrice(band, book, currency);
  return {
    rangeOf,
    from: formatMoney(rangeOf('websites').minimum, currency, language),
    ofBand: (band: MarketingBand) => formatRange(rangeOf(band), currency, language),
    installmentsAbove: formatMoney(fromEuro(book.installmentsAbove.two, currency), currency, language),
  };
}
