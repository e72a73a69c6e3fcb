import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accuracyOf, errorOf, leastProjects } from './accuracy.ts';

/** Estimate and true sum in euro, and the error by hand. */
const byHand: [estimated: number, actual: number, error: number][] = [
  [880, 1000, -0.12],
  [1000, 1000, 0],
  [1500, 1200, 0.25],
  [600, 1200, -0.5],
  [2400, 1200, 1],
];

test('H8 an error is the share of the true sum by which the estimate missed it', () => {
  for (const [estimated, actual, error] of byHand) assert.equal(errorOf(estimated, actual), error);
});

test('H8 bias is the middle error, spread where the middle half lies', () => {
  const table: [errors: number[], low: number, bias: number, high: number][] = [
    [[-0.3, -0.2, -0.1, 0, 0.1], -0.2, -0.1, 0],
    // Even numbers of projects lie between two: a quarter, half and three quarters of the way through five gaps.
    [[0.5, 0, 0.1, 0.2, 0.3, 0.4], 0.125, 0.25, 0.375],
    // One project that was way off moves neither.
    [[-0.2, -0.1, 0, 0.1, 9], -0.1, 0, 0.1],
  ];
  for (const [errors, low, bias, high] of table) {
    const { projects, deviation } = accuracyOf(errors);
    assert.equal(projects, errors.length);
    const rounded = Object.fromEntries(
      Object.entries(deviation ?? {}).map(([name, value]) => [name, Math.round(value * 1e6) / 1e6 + 0]),
    );
    assert.deepEqual(rounded, { bias, low, high });
  }
});

test('H8 of fewer than five projects nothing is claimed', () => {
  for (let count = 0; count < leastProjects; count += 1) {
    assert.deepEqual(accuracyOf(Array(count).fill(-0.5)), { projects: count, deviation: null });
  }
  assert.deepEqual(accuracyOf(Array(5).fill(-0.5)).deviation, { bias: -0.5, low: -0.5, high: -0.5 });
});

test('H8 the order of the projects changes nothing, and bias lies within the spread, spread within the errors', () => {
  const errors = fc.array(fc.integer({ min: -100, max: 400 }), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(errors, (some) => {
      const { deviation } = accuracyOf(some);
      assert.ok(deviation);
      assert.deepEqual(accuracyOf(some.toReversed()).deviation, deviation);
      const inOrder = [Math.min(...some), deviation.low, deviation.bias, deviation.high, Math.max(...some)];
      assert.deepEqual(
        inOrder,
        inOrder.toSorted((one, other) => one - other),
      );
    }),
  );
});
