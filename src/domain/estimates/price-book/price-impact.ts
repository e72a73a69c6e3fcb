import type { Answers } from '../../configurator/answers.ts';
import type { Currency, MoneyRange } from '../../money.ts';
import { estimate } from '../estimate.ts';
import { percentBetween } from './price-book-diff.ts';
import { type PriceBook, type VersionedPriceBook, priceMethod } from './price-book.ts';

/** How many of the latest estimates a draft is tried on. */
export const triedEstimates = 50;

/** The price of the same answers by the current book and by a draft, in minor units of the visitor's currency. */
export type PriceImpact = {
  before: MoneyRange;
  after: MoneyRange;
  /** By how many percent the middle of the range rises, to a tenth. */
  percent: number;
};

/** What a draft does to one estimate (G7); null where the answers have no price. */
export function impactOn(
  { answers, currency }: { answers: Answers; currency: Currency },
  { present, draft }: { present: VersionedPriceBook; draft: PriceBook },
): PriceImpact | null {
  const published: VersionedPriceBook = { version: present.version + 1, method: priceMethod, content: draft };
  const [before, after] = [present, published].map((book) => estimate(answers, book, currency)?.total ?? null);
  if (!before || !after) return null;
  return { before, after, percent: percentBetween(sumOf(before), sumOf(after)) ?? 0 };
}

const sumOf = ({ minimum, maximum }: MoneyRange) => minimum + maximum;

/** How many estimates rise, fall and stay, and the middle one of all changes in percent. */
export type ImpactSummary = { rising: number; falling: number; same: number; medianPercent: number };

/** Sums up what a draft does; a change that shows in neither end of the range is none. */
export function summarizeImpact(impacts: readonly PriceImpact[]): ImpactSummary {
  const signs = impacts.map(({ before, after }) => Math.sign(sumOf(after) - sumOf(before)));
  const count = (wanted: number) => signs.filter((sign) => sign === wanted).length;
  return {
    rising: count(1),
    falling: count(-1),
    same: count(0),
    medianPercent: medianOf(impacts.map(({ percent }) => percent)),
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? 0 : Math.round(((low + high) / 2) * 10) / 10 + 0;
}
