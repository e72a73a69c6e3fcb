import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Currency, currencies, priceBounds } from '../money.ts';
import { firstPriceBook as book } from './price-book/first-price-book.ts';
import { planInstallments } from './installments.ts';

/** Installments of a price in whole units, as `percent minimum maximum`. */
const plan = (minimum: number, maximum: number, currency: Currency = 'EUR') =>
  planInstallments({ minimum: minimum * 100, maximum: maximum * 100 }, currency, book).map((part) => [
    part.percent,
    part.minimum / 100,
    part.maximum / 100,
  ]);

test('D3 payment in parts is offered only above 1000 euro, in each currency', () => {
  assert.deepEqual(plan(500, 1000), []);
  assert.equal(plan(500, 1001).length, 2);
  assert.deepEqual(plan(20_000, 25_000, 'CZK'), []);
  assert.equal(plan(20_000, 25_001, 'CZK').length, 2);
  assert.deepEqual(plan(5000, 7450, 'DKK'), []);
  assert.equal(plan(5000, 7451, 'DKK').length, 2);
});

test('D3 two parts are halves; above 3500 euro a deposit of 40 percent and two parts of 30', () => {
  assert.deepEqual(plan(900, 1600), [
    [50, 450, 800],
    [50, 450, 800],
  ]);
  // 500.50 and 525.50 are rounded up in the later part, the first takes the rest.
  assert.deepEqual(plan(1001, 1051), [
    [50, 500, 525],
    [50, 501, 526],
  ]);
  assert.equal(plan(2000, 3500).length, 2);
  // 30 % of 2001 = 600.30, of 3501 = 1050.30.
  assert.deepEqual(plan(2001, 3501), [
    [40, 801, 1401],
    [30, 600, 1050],
    [30, 600, 1050],
  ]);
});

const total = fc
  .constantFrom(...currencies)
  .chain((currency) => {
    const units = fc.integer({
      min: priceBounds[currency].minimum / 100,
      max: priceBounds[currency].maximum / 100,
    });
    return fc.record({ currency: fc.constant(currency), one: units, other: fc.oneof(units, fc.constant(null)) });
  })
  // Ranges of one unit are as good as wide ones; without them a price that jumps would hardly be met.
  .map(({ currency, one, other }) => ({
    currency,
    minimum: Math.min(one, other ?? one - 1) * 100,
    maximum: Math.max(one, other ?? one - 1) * 100,
  }));

test('D3 the parts sum to the total exactly, in whole units, with a deposit of 30 to 50 percent', () => {
  fc.assert(
    fc.property(total, ({ currency, minimum, maximum }) => {
      const parts = planInstallments({ minimum, maximum }, currency, book);
      if (parts.length === 0) return;
      const sum = (key: 'percent' | 'minimum' | 'maximum') => parts.reduce((all, part) => all + part[key], 0);
      assert.ok(parts.length === 2 || parts.length === 3);
      assert.deepEqual([sum('percent'), sum('minimum'), sum('maximum')], [100, minimum, maximum]);
      assert.ok(parts[0]!.percent >= 30 && parts[0]!.percent <= 50);
      for (const part of parts) assert.ok(part.minimum % 100 === 0 && part.maximum % 100 === 0 && part.minimum > 0);
    }),
  );
});

test('D3 no part has an upper end below its lower one', () => {
  fc.assert(
    fc.property(total, ({ currency, minimum, maximum }) => {
      for (const part of planInstallments({ minimum, maximum }, currency, book)) {
        assert.ok(part.minimum <= part.maximum, JSON.stringify(part));
      }
    }),
    { numRuns: 500 },
  );
});
