import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type BudgetLimits,
  type BudgetVerdict,
  budgetGap,
  budgetLimits,
  chosenBudget,
  compareWithBudget,
} from './budget.ts';

const whole = (minimum: number, maximum: number | null): BudgetLimits => ({
  minimum: minimum * 100,
  maximum: maximum === null ? null : maximum * 100,
});

test('D3 the offered budgets are those of spec §9 in each currency', () => {
  assert.deepEqual(budgetLimits('500-1500', 'EUR'), whole(500, 1500));
  assert.deepEqual(budgetLimits('1500-3500', 'EUR'), whole(1500, 3500));
  assert.deepEqual(budgetLimits('3500-8000', 'EUR'), whole(3500, 8000));
  assert.deepEqual(budgetLimits('8000-plus', 'EUR'), whole(8000, null));
  assert.deepEqual(budgetLimits('500-1500', 'CZK'), whole(12_500, 37_500));
  assert.deepEqual(budgetLimits('8000-plus', 'CZK'), whole(200_000, null));
  // 3500 × 7.45 = 26,075; 8000 × 7.45 = 59,600; 1500 × 7.45 = 11,175.
  assert.deepEqual(budgetLimits('3500-8000', 'DKK'), whole(26_075, 59_600));
  assert.deepEqual(budgetLimits('1500-3500', 'DKK'), whole(11_175, 26_075));
});

test('D3 an own budget is a ceiling in the visitor’s currency; none is known before it is answered', () => {
  assert.equal(chosenBudget({ budget: null, customBudget: '900' }, 'EUR'), null);
  assert.equal(chosenBudget({ budget: 'custom', customBudget: '' }, 'EUR'), null);
  assert.equal(chosenBudget({ budget: 'custom', customBudget: 'abc' }, 'EUR'), null);
  assert.deepEqual(chosenBudget({ budget: 'custom', customBudget: '9.000' }, 'DKK'), whole(0, 9000));
  assert.deepEqual(chosenBudget({ budget: '8000-plus', customBudget: '900' }, 'EUR'), whole(8000, null));
});

test('D3 a price is compared with both ends of the budget, the ends included', () => {
  const budget = whole(1500, 3500);
  const rows: [minimum: number, maximum: number, limits: BudgetLimits, verdict: BudgetVerdict][] = [
    [500, 1499, budget, 'below'],
    [500, 1500, budget, 'within'],
    [1500, 3500, budget, 'within'],
    [500, 3501, budget, 'partly-above'],
    [1500, 9000, budget, 'partly-above'],
    [3500, 3501, budget, 'partly-above'],
    [3501, 3501, budget, 'above'],
    [4000, 9000, budget, 'above'],
    [500, 7999, whole(8000, null), 'below'],
    [500, 8000, whole(8000, null), 'within'],
    [9000, 50_000, whole(8000, null), 'within'],
    [500, 900, whole(0, 900), 'within'],
    [500, 901, whole(0, 900), 'partly-above'],
    [901, 901, whole(0, 900), 'above'],
  ];
  for (const [minimum, maximum, limits, verdict] of rows) {
    const total = { minimum: minimum * 100, maximum: maximum * 100 };
    assert.equal(compareWithBudget(total, limits), verdict, `${minimum}-${maximum}`);
  }
});

test('D3 a verdict says of the range what is true of every price in it', () => {
  const amount = fc.nat({ max: 400 });
  const range = fc.tuple(amount, amount).map(([one, other]) => ({
    minimum: Math.min(one, other),
    maximum: Math.max(one, other),
  }));
  fc.assert(
    fc.property(range, range, fc.boolean(), (total, ends, isOpen) => {
      const limits: BudgetLimits = isOpen ? { ...ends, maximum: null } : ends;
      const prices = Array.from({ length: total.maximum - total.minimum + 1 }, (_, index) => total.minimum + index);
      const isAbove = (price: number) => limits.maximum !== null && price > limits.maximum;
      const meaning: Record<BudgetVerdict, boolean> = {
        above: prices.every(isAbove),
        below: prices.every((price) => price < limits.minimum),
        'partly-above': prices.some(isAbove) && !prices.every(isAbove),
        within: !prices.some(isAbove) && prices.some((price) => price >= limits.minimum),
      };
      const verdict = compareWithBudget(total, limits);
      for (const [name, isTrue] of Object.entries(meaning)) assert.equal(isTrue, name === verdict, name);
    }),
  );
});

test('D3 the gap is measured from the end of the budget that the verdict speaks of', () => {
  const rows: [minimum: number, maximum: number, limits: BudgetLimits, gap: number | null][] = [
    [500, 1400, whole(1500, 3500), 100],
    [500, 3000, whole(1500, 3500), 500],
    [500, 3500, whole(1500, 3500), null],
    [500, 4000, whole(1500, 3500), 500],
    [3600, 4000, whole(1500, 3500), 100],
    [9000, 12_000, whole(8000, null), null],
    [901, 1000, whole(0, 900), 1],
  ];
  for (const [minimum, maximum, limits, gap] of rows) {
    const total = { minimum: minimum * 100, maximum: maximum * 100 };
    assert.equal(budgetGap(total, limits), gap && gap * 100, `${minimum}-${maximum}`);
  }
});
