import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { completeAnswersInCurrency } from '#tests/support/requests/arbitrary-answers.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { estimate } from '../../estimates/estimate.ts';
import { firstVersion } from '../../estimates/price-book/first-price-book.ts';
import type { EstimateLine } from '../../estimates/price.ts';
import { linesFromEstimate } from './fill-from-estimate.ts';

const words = { nameOf: ({ kind }: EstimateLine['reason']) => kind, maintenance: 'care', month: 'month', piece: 'pc' };

function linesOf(computed: Parameters<typeof linesFromEstimate>[0]) {
  let count = 0;
  return linesFromEstimate(computed, { ...words, taxRate: 2300, newId: () => `line-${++count}` });
}

test('H2 each price lies in the range of its line, and together they are the middle of the estimate', () => {
  fc.assert(
    fc.property(completeAnswersInCurrency, ({ answers, currency }) => {
      const computed = estimate(answers, firstVersion, currency);
      assert.ok(computed);
      const work = linesOf(computed).filter(({ recurrence }) => recurrence === 'once');
      assert.equal(work.length, computed.lines.length);
      for (const [index, { low, high }] of computed.lines.entries()) {
        const price = work[index]?.unitPrice ?? Number.NaN;
        assert.ok(price >= Math.min(low, high) && price <= Math.max(low, high), `${low} ${price} ${high}`);
        assert.ok(Number.isInteger(price / 100), 'whole units');
      }
      const { minimum, maximum } = computed.total;
      const sum = work.reduce((total, { unitPrice }) => total + unitPrice, 0);
      assert.equal(sum, Math.floor((minimum + maximum) / 200 + 0.5) * 100);
    }),
  );
});

test('H2 a package saving and the bounds of the price are lines of their own kind; care after launch is a monthly option', () => {
  const computed = estimate({ ...sampleAnswers, timeline: '1-month' }, firstVersion, 'EUR');
  assert.ok(computed);
  const bound: EstimateLine = { reason: { kind: 'lowest-price' }, low: 10_000, high: 0 };
  const saving: EstimateLine = {
    reason: { kind: 'package-saving', package: 'starter', percent: 10 },
    low: -4_500,
    high: -9_200,
  };
  const lines = linesOf({ ...computed, lines: [...computed.lines, saving, bound] });
  const kinds = lines.map(({ name, kind, unit }) => [name, kind, unit].join(' '));
  assert.deepEqual(kinds, [
    'base item pc',
    ...sampleAnswers.features.map(() => 'feature item pc'),
    'saving-on-all saving ',
    'package-saving saving ',
    'lowest-price rounding ',
    'care item month',
  ]);
  const care = lines.at(-1);
  const { minimum, maximum } = computed.maintenance;
  assert.deepEqual(
    [care?.recurrence, care?.option, care?.unitPrice],
    ['monthly', { minimum: 1000, maximum: 1000 }, (minimum + maximum) / 2],
  );
  assert.ok(lines.every(({ quantity, taxRate, discount }) => quantity === 1000 && taxRate === 2300 && !discount));
  assert.equal(new Set(lines.map(({ id }) => id)).size, lines.length);
});

test('H2 what rounding leaves over goes on to the next line', () => {
  const reason = { kind: 'feature', feature: 'reviews' } as const;
  const half = { reason, low: 100, high: 200 };
  const prices = linesOf({ lines: [half, half, half], maintenance: { minimum: 0, maximum: 0 } });
  assert.deepEqual(
    prices.map(({ unitPrice }) => unitPrice),
    [200, 100, 200],
    'one and a half each, four and a half in all, rounded up once',
  );
});
