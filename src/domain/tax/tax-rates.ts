/** Countries in which the agency can be established. */
export const sellerCountries = ['SK', 'CZ', 'DK'] as const;
export type SellerCountry = (typeof sellerCountries)[number];

type RatesFrom = { from: string; rates: readonly [standard: number, ...reduced: number[]] };

/**
 * Rates of value added tax in basis points, the standard one first, from a day on. SK: Act 222/2004 §27 as amended by 278/2024;
 * CZ: Act 235/2004 §47 as amended by 349/2023; DK: momsloven §33.
 */
const ratesOf: Record<SellerCountry, readonly RatesFrom[]> = {
  SK: [
    { from: '2011-01-01', rates: [2000, 1000] },
    { from: '2023-01-01', rates: [2000, 1000, 500] },
    { from: '2025-01-01', rates: [2300, 1900, 500] },
  ],
  CZ: [
    { from: '2015-01-01', rates: [2100, 1500, 1000] },
    { from: '2024-01-01', rates: [2100, 1200] },
  ],
  DK: [{ from: '1992-01-01', rates: [2500] }],
};

/** Rates of a country on a day (`YYYY-MM-DD`) in basis points, the standard one first; empty before the first known day. */
export function taxRatesOn(country: SellerCountry, day: string): readonly number[] {
  return ratesOf[country].findLast(({ from }) => from <= day)?.rates ?? [];
}
