import type { MoneyRange } from '../money.ts';
import type { EstimateLine } from './price.ts';
import type { PackageSaving, PriceMethod } from './price-book/price-book.ts';

/** What a package takes off the prices of its features, as a line; null below the first package (spec §9). */
export type SavingLine = (prices: readonly MoneyRange[], packages: readonly PackageSaving[]) => EstimateLine | null;

/**
 * Saving on all features. The percent of the package is taken off the sum of the features, but they never cost less than
 * fewer of them would (D1): with r(k) the saving of k features and T(k) the sum of the k dearest, n features cost the
 * largest (1 - r(k)) × T(k), where k is n or one feature short of a package. The line says where a smaller k decides.
 */
export const savingOnAll: SavingLine = (prices, packages) => {
  const reached = packageOf(prices.length, packages);
  if (!reached?.percent) return null;
  const { name, percent } = reached;
  const low = saveOnAll(
    prices.map(({ minimum }) => minimum),
    packages,
  );
  const high = saveOnAll(
    prices.map(({ maximum }) => maximum),
    packages,
  );
  return {
    reason: { kind: 'saving-on-all', package: name, percent, isCapped: low.isCapped || high.isCapped },
    low: -low.saved,
    high: -high.saved,
  };
};

function saveOnAll(prices: readonly number[], packages: readonly PackageSaving[]) {
  const dearestFirst = prices.toSorted((a, b) => b - a);
  /** Hundredths of what so many of the dearest cost together: whole numbers compare without rounding errors. */
  const costOf = (count: number) =>
    sum(dearestFirst.slice(0, count)) * (100 - (packageOf(count, packages)?.percent ?? 0));
  const short = packages.map(({ fromFeature }) => fromFeature - 1).filter((count) => count < prices.length);
  const whole = costOf(prices.length);
  const cost = Math.max(whole, ...short.map(costOf));
  return { saved: sum(prices) - cost / 100, isCapped: cost > whole };
}

/**
 * Saving on the further features, as versions of method 1 have it: the dearest features are paid in full, each further one
 * saves the percent of the package that its place reaches.
 */
export const savingOnFurther: SavingLine = (prices, packages) => {
  const reached = packageOf(prices.length, packages);
  if (!reached) return null;
  const saved = (end: keyof MoneyRange) => {
    const dearestFirst = prices.map((price) => price[end]).toSorted((a, b) => b - a);
    return sum(dearestFirst.map((price, index) => (price * (packageOf(index + 1, packages)?.percent ?? 0)) / 100));
  };
  return {
    reason: { kind: 'package-saving', package: reached.name, percent: reached.percent },
    low: -saved('minimum'),
    high: -saved('maximum'),
  };
};

/** How each method saves. */
export const savingOf: Record<PriceMethod, SavingLine> = { 1: savingOnFurther, 2: savingOnAll };

const packageOf = (count: number, packages: readonly PackageSaving[]) =>
  packages.findLast(({ fromFeature }) => count >= fromFeature);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
