import type { Answers, BudgetRange } from '../configurator/answers.ts';
import { parseCustomBudget } from '../configurator/step-checks.ts';
import { type Currency, type MoneyRange, fromEuro } from '../money.ts';

/** Limits of each offered budget in euro cents; a null maximum is open (spec §9). */
const euroLimits: Record<Exclude<BudgetRange, 'custom'>, { minimum: number; maximum: number | null }> = {
  '500-1500': { minimum: 500_00, maximum: 1500_00 },
  '1500-3500': { minimum: 1500_00, maximum: 3500_00 },
  '3500-8000': { minimum: 3500_00, maximum: 8000_00 },
  '8000-plus': { minimum: 8000_00, maximum: null },
};

/** Budget in minor units of the visitor's currency; a null maximum is open. */
export type BudgetLimits = { minimum: number; maximum: number | null };

/** Limits of an offered budget in a currency. */
export function budgetLimits(budget: Exclude<BudgetRange, 'custom'>, currency: Currency): BudgetLimits {
  const { minimum, maximum } = euroLimits[budget];
  return { minimum: fromEuro(minimum, currency), maximum: maximum === null ? null : fromEuro(maximum, currency) };
}

/** The budget that the visitor gave; an own amount is a ceiling. Null until it is answered. */
export function chosenBudget(
  answers: Pick<Answers, 'budget' | 'customBudget'>,
  currency: Currency,
): BudgetLimits | null {
  if (answers.budget === null) return null;
  if (answers.budget !== 'custom') return budgetLimits(answers.budget, currency);
  const amount = parseCustomBudget(answers.customBudget, currency);
  return amount === null ? null : { minimum: 0, maximum: amount };
}

/** A price compared with a budget: below it, within it, partly above it, or completely above it (D3). */
export type BudgetVerdict = 'below' | 'within' | 'partly-above' | 'above';

/** Compares a price range with the chosen budget (D3). */
export function compareWithBudget(total: MoneyRange, budget: BudgetLimits): BudgetVerdict {
  const ceiling = budget.maximum ?? Number.POSITIVE_INFINITY;
  if (total.maximum < budget.minimum) return 'below';
  if (total.minimum > ceiling) return 'above';
  return total.maximum > ceiling ? 'partly-above' : 'within';
}

/** Whether some of an estimate's price lies beyond the budget's end; not so without a budget (D3). */
export function isOverBudget({ budget }: { budget: { verdict: BudgetVerdict } | null }): boolean {
  return budget?.verdict === 'above' || budget?.verdict === 'partly-above';
}

/**
 * How far a price is from the end of the budget that its verdict speaks of, in minor units (D3): beyond it, below its
 * beginning, or what it leaves. Null where there is nothing to tell: no upper end, or not a unit left.
 */
export function budgetGap(total: MoneyRange, budget: BudgetLimits): number | null {
  const ceiling = budget.maximum;
  const gaps: Record<BudgetVerdict, number | null> = {
    below: budget.minimum - total.maximum,
    within: ceiling && ceiling - total.maximum,
    'partly-above': ceiling && total.maximum - ceiling,
    above: ceiling && total.minimum - ceiling,
  };
  return gaps[compareWithBudget(total, budget)] || null;
}
