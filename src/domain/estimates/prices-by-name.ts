import type { Language } from '../languages.ts';
import { type PublicPrice, marketingPrices, websiteWork } from './marketing-prices.ts';
import { type PriceBook, marketingBands } from './price-book/price-book.ts';

/** Every price that the site names. */
export const publicPrices: readonly PublicPrice[] = [
  ...marketingBands,
  ...(Object.keys(websiteWork) as (keyof typeof websiteWork)[]),
];

/**
 * What texts name of a price book, in words by the names that they give it (spec §9): prices such as `{{websites}}`, and from
 * how many features on a package saves how many percent, such as `{{starterFrom}}` and `{{starterPercent}}`.
 */
export function pricesByName(book: PriceBook, language: Language): Readonly<Record<string, string>> {
  const { rangeInWords, installmentsAbove } = marketingPrices(book, language);
  const savings = book.packages.flatMap(({ name, fromFeature, percent }) => [
    [`${name}From`, String(fromFeature)],
    [`${name}Percent`, String(percent)],
  ]);
  return {
    ...Object.fromEntries(publicPrices.map((price) => [price, rangeInWords(price)])),
    ...Object.fromEntries(savings),
    installmentsAbove,
  };
}
