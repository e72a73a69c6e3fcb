import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Currency, currencies } from '../../money.ts';
import { convertAmount, convertLines } from './convert-lines.ts';
import type { DraftLine } from './quote-line.ts';

const line: DraftLine = {
  id: 'line-1',
  kind: 'item',
  name: 'Galéria',
  description: '',
  quantity: 2500,
  unit: 'ks',
  unitPrice: 100_00,
  discount: { kind: 'sum', amount: 10_00 },
  taxRate: 2300,
  option: null,
  recurrence: 'once',
  internalCost: 40_01,
};

test('H1 amounts are converted by the rates of spec §9, half up to the minor unit', () => {
  const cases: [amount: number, from: Currency, to: Currency, expected: number][] = [
    [100_00, 'EUR', 'CZK', 2500_00],
    [100_00, 'EUR', 'DKK', 745_00],
    [1, 'EUR', 'DKK', 7],
    [10, 'EUR', 'DKK', 75],
    [-10, 'EUR', 'DKK', -75],
    [2500_00, 'CZK', 'EUR', 100_00],
    [745_00, 'DKK', 'CZK', 2500_00],
    [13, 'CZK', 'EUR', 1],
    [12, 'CZK', 'EUR', 0],
  ];
  for (const [amount, from, to, expected] of cases)
    assert.equal(convertAmount(amount, { from, to }), expected, `${amount} ${from} ${to}`);
});

test('H2 unit price, discount in a sum and cost follow the currency; quantity, shares and the rest stay', () => {
  const [converted] = convertLines([line], { from: 'EUR', to: 'CZK' });
  assert.deepEqual(converted, {
    ...line,
    unitPrice: 2500_00,
    discount: { kind: 'sum', amount: 250_00 },
    internalCost: 1000_25,
  });
  const percent = { ...line, discount: { kind: 'percent', basisPoints: 500 } } as const;
  assert.deepEqual(convertLines([percent], { from: 'EUR', to: 'CZK' })[0]?.discount, percent.discount);
  const lines = [line];
  assert.equal(convertLines(lines, { from: 'EUR', to: 'EUR' }), lines);
});

test('H2 euro converted to another currency and back are the same euro', () => {
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencies), (amount, to) => {
      const there = convertAmount(amount, { from: 'EUR', to });
      assert.equal(convertAmount(there, { from: to, to: 'EUR' }), amount);
    }),
  );
});
