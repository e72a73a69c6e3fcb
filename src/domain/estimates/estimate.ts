import type { Answers, Timeline } from '../configurator/answers.ts';
import { type Currency, type MoneyRange, fromEuro } from '../money.ts';
import { type BudgetLimits, type BudgetVerdict, chosenBudget, compareWithBudget } from './budget.ts';
import { type TimelineFit, fitTimeline, possibleTimeline, workWeeks } from './duration.ts';
import { type Installment, planInstallments } from './installments.ts';
import { type EstimateLine, priceWork } from './price.ts';
import type { NumberRange, VersionedPriceBook } from './price-book/price-book.ts';

/** Validity of an estimate in days. */
export const estimateValidityDays = 30;

/** An explained price (D1-D3). Amounts are minor units of `currency`. */
export type Estimate = {
  priceBookVersion: number;
  currency: Currency;
  lines: EstimateLine[];
  total: MoneyRange;
  weeks: NumberRange;
  timelineFit: TimelineFit | null;
  /** The earliest term that can be kept where the chosen one cannot; the price is the one for it. Null elsewhere. */
  possibleTimeline: Timeline | null;
  budget: { limits: BudgetLimits; verdict: BudgetVerdict } | null;
  installments: Installment[];
  /** Optional care after launch, for a month; not part of the total. */
  maintenance: MoneyRange;
};

/**
 * Computes the estimate of what has been answered so far, the same in the browser and on the server (D1). Null until
 * the service type is known, since nothing honest can be said before.
 */
export function estimate(answers: Answers, book: VersionedPriceBook, currency: Currency): Estimate | null {
  const { serviceType, size, timeline } = answers;
  if (serviceType === null) return null;
  const features = answers.mode === 'detailed' ? answers.features : [];
  const weeks = workWeeks(size, features, book.content);
  const kept = timeline && book.method > 1 ? possibleTimeline(weeks, timeline, book.content) : timeline;
  const { lines, total } = priceWork({ serviceType, size, features, timeline: kept }, book, currency);
  const limits = chosenBudget(answers, currency);
  const { maintenance } = book.content.marketing;
  return {
    priceBookVersion: book.version,
    currency,
    lines,
    total,
    weeks,
    timelineFit: timeline && fitTimeline(weeks, timeline, book.content),
    possibleTimeline: kept === timeline ? null : kept,
    budget: limits && { limits, verdict: compareWithBudget(total, limits) },
    installments: planInstallments(total, currency, book.content),
    maintenance: {
      minimum: fromEuro(maintenance.minimum, currency),
      maximum: fromEuro(maintenance.maximum, currency),
    },
  };
}
