import type { Answers } from '../../configurator/answers.ts';
import type { Currency } from '../../money.ts';
import { isOverBudget } from '../budget.ts';
import { type Estimate, estimate } from '../estimate.ts';
import type { VersionedPriceBook } from './price-book.ts';
import { type PriceChange, type PricedAnswers, answersOf, listChanges } from './price-change.ts';

/** Most suggestions for an estimate. */
export const mostSuggestions = 3;

/** A change with its price, computed by the same function as the estimate (D1). */
export type PriceSuggestion = {
  change: PriceChange;
  /** What to put in the place of the present answers. */
  answers: PricedAnswers;
  /** What both ends of the price move by, in minor units; negative lowers. */
  difference: { low: number; high: number };
  /** The estimate after the change. */
  after: Estimate;
};

/**
 * The single changes with the largest effect on the price, the largest first (D3). Above the budget only cheaper ones;
 * else at most one dearer one, and none that would exceed the budget. Changes that move the two ends of the price in
 * opposite directions are left out, and so is what would make more work cheaper by losing an urgent term. Empty if there is no
 * price, or no change has an effect.
 */
export function suggestChanges(answers: Answers, book: VersionedPriceBook, currency: Currency): PriceSuggestion[] {
  const now = estimate(answers, book, currency);
  if (!now) return [];
  const priced = listChanges(answers, book.content)
    .map((change) => priceChange(change, { answers, book, now }))
    .filter((each) => each !== null);
  const down = priced.filter(isDown);
  const up = isOverBudget(now)
    ? []
    : priced.filter((each) => !isDown(each) && !isOverBudget(each.after)).toSorted(byEffect);
  // Sorting is stable: equal effects keep the order of the list.
  return [...down, ...up.slice(0, 1)].toSorted(byEffect).slice(0, mostSuggestions);
}

type Present = { answers: Answers; book: VersionedPriceBook; now: Estimate };

function priceChange(change: PriceChange, { answers, book, now }: Present): PriceSuggestion | null {
  const changed = answersOf(change, answers);
  const after = estimate({ ...answers, ...changed }, book, now.currency);
  if (!after) return null;
  const low = after.total.minimum - now.total.minimum;
  const high = after.total.maximum - now.total.maximum;
  if ((low === 0 && high === 0) || low * high < 0 || isAgainstWork(change, low + high)) return null;
  return { change, answers: changed, difference: { low, high }, after };
}

/** Whether more work would cost less, or less work more: what moves then is the surcharge of a term that can or cannot be kept. */
function isAgainstWork({ kind }: PriceChange, effect: number): boolean {
  if (kind === 'larger-size' || kind === 'with-feature') return effect < 0;
  return (kind === 'smaller-size' || kind === 'without-feature') && effect > 0;
}

const isDown = ({ difference: { low, high } }: PriceSuggestion) => low + high < 0;

const effectOf = ({ difference: { low, high } }: PriceSuggestion) => Math.abs(low + high);

const byEffect = (one: PriceSuggestion, other: PriceSuggestion) => effectOf(other) - effectOf(one);
