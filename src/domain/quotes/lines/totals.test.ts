import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLine, anyLines, lineOf } from '#tests/support/quotes/quote-lines.ts';
import { divideHalfUp, lineAmount } from './line-amount.ts';
import { type Choice, chosenQuantity, everyOption } from './quote-line.ts';
import { marginOf, taxOn, totalsOf } from './totals.ts';

/** Quantity in thousandths, unit price in cents, discount, and the amounts computed by hand. */
const amounts: [string, Parameters<typeof lineOf>[0], { gross: number; discount: number; net: number }][] = [
  ['one piece', { unitPrice: 10_000 }, { gross: 10_000, discount: 0, net: 10_000 }],
  ['2.5 hours at 33.33', { quantity: 2500, unitPrice: 3333 }, { gross: 8333, discount: 0, net: 8333 }],
  ['half a cent is rounded up', { quantity: 1500, unitPrice: 1 }, { gross: 2, discount: 0, net: 2 }],
  ['less than half a cent is rounded down', { quantity: 1499, unitPrice: 1 }, { gross: 1, discount: 0, net: 1 }],
  [
    'half a cent of a saving is rounded away from zero',
    { quantity: 1500, unitPrice: -1 },
    { gross: -2, discount: 0, net: -2 },
  ],
  ['a thousandth of a unit', { quantity: 1, unitPrice: 500 }, { gross: 1, discount: 0, net: 1 }],
  [
    '10 % off',
    { unitPrice: 9999, discount: { kind: 'percent', basisPoints: 1000 } },
    { gross: 9999, discount: 1000, net: 8999 },
  ],
  [
    'the discount is taken from the exact product: 3 × 0.335 less 50 %',
    { quantity: 335, unitPrice: 3, discount: { kind: 'percent', basisPoints: 5000 } },
    { gross: 1, discount: 0, net: 1 },
  ],
  [
    '100 % off',
    { unitPrice: 777, discount: { kind: 'percent', basisPoints: 10_000 } },
    { gross: 777, discount: 777, net: 0 },
  ],
  [
    'a sum off',
    { unitPrice: 5000, discount: { kind: 'sum', amount: 1234 } },
    { gross: 5000, discount: 1234, net: 3766 },
  ],
  [
    'a sum off is never more than the line',
    { unitPrice: 1000, discount: { kind: 'sum', amount: 1234 } },
    { gross: 1000, discount: 1000, net: 0 },
  ],
  [
    'an option that is not chosen costs nothing',
    { unitPrice: 1000, option: { minimum: 1000, maximum: 3000 } },
    { gross: 0, discount: 0, net: 0 },
  ],
];

for (const [name, line, expected] of amounts) {
  test(`H1 a line: ${name}`, () => assert.deepEqual(lineAmount(lineOf(line)), expected));
}

test('H1 an option counts in the chosen quantity', () => {
  const line = lineOf({ id: 'o', unitPrice: 1500, option: { minimum: 1000, maximum: 3000 } });
  assert.equal(lineAmount(line, { o: 2000 }).net, 3000);
  assert.deepEqual(everyOption([line, lineOf({ id: 'p' })]), { o: 1000 });
});

test('H1 tax is rounded half up once for each rate', () => {
  assert.deepEqual([taxOn(50, 2300), taxOn(2, 2500), taxOn(-2, 2500), taxOn(1, 2300)], [12, 1, -1, 0]);
  const lines = [lineOf({ id: 'a', unitPrice: 2, taxRate: 2300 }), lineOf({ id: 'b', unitPrice: 2, taxRate: 2300 })];
  // By line it would be 2 × 0.46, which is 0.
  assert.equal(totalsOf(lines).once.tax, 1);
});

test('H1 a document of mixed rates, an option, a saving and monthly care, computed by hand', () => {
  const lines = [
    lineOf({ id: 'web', quantity: 1000, unitPrice: 125_000, taxRate: 2300 }),
    lineOf({
      id: 'texts',
      quantity: 2500,
      unitPrice: 4500,
      taxRate: 1900,
      discount: { kind: 'percent', basisPoints: 1000 },
    }),
    lineOf({ id: 'saving', kind: 'saving', unitPrice: -12_500, taxRate: 2300 }),
    lineOf({ id: 'map', unitPrice: 20_000, taxRate: 2300, option: { minimum: 1000, maximum: 1000 } }),
    lineOf({ id: 'care', unitPrice: 4900, taxRate: 2300, recurrence: 'monthly' }),
  ];
  const plain = totalsOf(lines);
  assert.deepEqual(plain.once, {
    net: 122_625,
    taxes: [
      { rate: 2300, net: 112_500, tax: 25_875 },
      { rate: 1900, net: 10_125, tax: 1924 },
    ],
    tax: 27_799,
    gross: 150_424,
  });
  assert.deepEqual(plain.monthly, { net: 4900, taxes: [{ rate: 2300, net: 4900, tax: 1127 }], tax: 1127, gross: 6027 });
  assert.equal(totalsOf(lines, everyOption(lines)).once.net, 142_625);
});

test('H2 the margin counts what is chosen, and has no share of nothing', () => {
  const lines = [
    { ...lineOf({ id: 'a', quantity: 2000, unitPrice: 5000 }), internalCost: 3000 },
    { ...lineOf({ id: 'b', unitPrice: 1000, option: { minimum: 1000, maximum: 1000 } }), internalCost: 900 },
  ];
  assert.deepEqual(marginOf(lines).once, { net: 10_000, cost: 6000, margin: 4000, share: 4000 });
  assert.deepEqual(marginOf(lines, { b: 1000 }).once, { net: 11_000, cost: 6900, margin: 4100, share: 3727 });
  assert.equal(marginOf(lines).monthly.share, null);
});

test('H1 totals are sums of rounded lines, and taxes per rate add up', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const choice = everyOption(lines);
      const { once, monthly } = totalsOf(lines, choice);
      for (const [recurrence, totals] of [
        ['once', once],
        ['monthly', monthly],
      ] as const) {
        const own = lines.filter((line) => line.recurrence === recurrence);
        assert.equal(
          totals.net,
          own.reduce((sum, line) => sum + lineAmount(line, choice).net, 0),
        );
        assert.equal(
          totals.net,
          totals.taxes.reduce((sum, { net }) => sum + net, 0),
        );
        assert.equal(
          totals.tax,
          totals.taxes.reduce((sum, { net, rate }) => sum + taxOn(net, rate), 0),
        );
        assert.equal(totals.gross, totals.net + totals.tax);
      }
    }),
  );
});

test('H1 no order of the lines changes a total', () => {
  const shuffled = anyLines.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  fc.assert(fc.property(shuffled, ([lines, other]) => assert.deepEqual(totalsOf(lines), totalsOf(other))));
});

test('H1 an option never changes another line: with it the sum grows by exactly its amount', () => {
  fc.assert(
    fc.property(anyLines, anyLine, (lines, extra) => {
      const option = { ...extra, id: 'extra', option: { minimum: 0, maximum: extra.quantity } };
      const choice: Choice = { extra: extra.quantity };
      const [without, chosen] = [totalsOf([...lines, option]), totalsOf([...lines, option], choice)];
      const { recurrence } = option;
      assert.deepEqual(without, totalsOf(lines));
      assert.equal(chosen[recurrence].net - without[recurrence].net, lineAmount(option, choice).net);
      const other = recurrence === 'once' ? 'monthly' : 'once';
      assert.deepEqual(chosen[other], without[other]);
    }),
  );
});

test('H1 amounts are exact beyond what a float holds, and too large ones are refused', () => {
  assert.equal(divideHalfUp(900_719_925_474_099_050n, 100n), Number.MAX_SAFE_INTEGER);
  assert.equal(divideHalfUp(900_719_925_474_099_049n, 100n), Number.MAX_SAFE_INTEGER - 1);
  assert.throws(() => divideHalfUp(10n ** 30n, 1n), RangeError);
  assert.equal(chosenQuantity(lineOf({ quantity: 7 }), {}), 7);
});
