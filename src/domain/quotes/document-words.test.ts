import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { anyLines, lineOf } from '#tests/support/quotes/quote-lines.ts';
import { sampleSnapshot } from '#tests/support/quotes/quote-snapshots.ts';
import { formatExactMoney } from '../exact-money.ts';
import { groupLines } from './lines/document-lines.ts';
import { groupIban, wordParties } from './document-parties.ts';
import { wordDocument } from './document-words.ts';

const table: [
  given: string,
  line: Parameters<typeof lineOf>[0],
  expected: { quantity: string; unitPrice: string; discount: string; amount: string },
][] = [
  ['one piece', {}, { quantity: '1 ks', unitPrice: '100,00 €', discount: '', amount: '100,00 €' }],
  [
    'hours with 12.5 % off',
    { quantity: 2500, unit: 'h', unitPrice: 8333, discount: { kind: 'percent', basisPoints: 1250 } },
    { quantity: '2,5 h', unitPrice: '83,33 €', discount: '12,5 %', amount: '182,28 €' },
  ],
  [
    'a thousand without a unit, less a sum',
    { quantity: 1_000_000, unit: '', unitPrice: 25, discount: { kind: 'sum', amount: 2500 } },
    { quantity: '1 000', unitPrice: '0,25 €', discount: '25,00 €', amount: '225,00 €' },
  ],
  ['a saving', { unitPrice: -15_037 }, { quantity: '1 ks', unitPrice: '−150,37 €', discount: '', amount: '−150,37 €' }],
];
for (const [given, line, expected] of table) {
  test(`H3 a line of a document: ${given}`, () => {
    const { once } = wordDocument(sampleSnapshot('sk', { lines: [lineOf(line)] }));
    const { quantity, unitPrice, discount, amount } = once?.lines[0] ?? {};
    const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
    assert.deepEqual([quantity, unitPrice, discount, amount].map(plain), Object.values(expected));
  });
}

test('H3 every line stands in one group, counted through the document in the order written', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { once, monthly, options } = groupLines(lines);
      const all = [...once, ...monthly, ...options];
      assert.deepEqual(
        all.map(({ position }) => position),
        lines.map((_, index) => index + 1),
      );
      assert.deepEqual(new Set(all.map(({ line }) => line)), new Set(lines));
      assert.ok(once.every(({ line }) => line.recurrence === 'once' && !line.option));
      assert.ok(monthly.every(({ line }) => line.recurrence === 'monthly' && !line.option));
      assert.ok(options.every(({ line }) => line.option));
    }),
  );
});

test('H3 the sums of a document are those that were frozen, in every language and currency', () => {
  for (const language of languages) {
    for (const currency of currencies) {
      const document = sampleSnapshot(language, { currency });
      const { once, monthly, options, plan } = wordDocument(document);
      const money = (amount: number) => formatExactMoney(amount, currency, language);
      const { totals, totalsWithOptions, paymentPlan } = document;
      assert.equal(once?.totals.gross, money(totals.once.gross));
      assert.equal(monthly?.totals.net, money(totals.monthly.net));
      assert.equal(options?.once, money(totalsWithOptions.once.gross));
      assert.equal(options?.monthly, money(totalsWithOptions.monthly.gross));
      assert.deepEqual(
        plan.map(({ amount }) => amount),
        paymentPlan.map(({ amount }) => money(amount)),
      );
    }
  }
});

test('H3 what a document does not need is not in it', () => {
  const tax = { reason: 'not-payer', rates: [0] } as const;
  const words = wordDocument(sampleSnapshot('cs', { lines: [lineOf({ taxRate: 0 })], tax, startDate: '' }));
  const { isTaxed, hasDiscounts, monthly, options, exchangeRate, startDate } = words;
  assert.deepEqual(
    { isTaxed, hasDiscounts, monthly, options, exchangeRate, startDate },
    { isTaxed: false, hasDiscounts: false, monthly: null, options: null, exchangeRate: null, startDate: '' },
  );
});

test('H3 an exchange rate names its source and day', () => {
  const exchangeRate = { millionths: 25_125_500, source: 'ECB', day: '2026-11-20' };
  const words = wordDocument(sampleSnapshot('cs', { exchangeRate })).exchangeRate;
  assert.deepEqual(words, {
    home: '1\u00A0EUR',
    price: '25,1255\u00A0CZK',
    source: 'ECB',
    day: '20.\u00A011.\u00A02026',
  });
});

test('H3 both parties are named with their numbers, one that is two numbers in Czechia once', () => {
  const { seller, buyer } = wordParties(sampleSnapshot('sk'));
  assert.deepEqual(buyer, {
    name: 'Střechy Nováková s.r.o.',
    lines: ['Jana Nováková', 'Hlavní 5', '602 00 Brno', 'Česko'],
    numbers: [
      { kind: 'companyNumber', number: '27082440' },
      { kind: 'czechVatNumber', number: 'CZ27082440' },
    ],
    register: '',
  });
  assert.equal(seller.register, 'Okresný úrad Nitra, živnostenský register, 250-12345');
});

test('H3 a private person is named without a firm, a Danish number by its own name', () => {
  const { buyer } = sampleSnapshot('da');
  const danish = {
    ...buyer,
    country: 'DK',
    company: '',
    companyNumber: '12345674',
    taxNumber: '',
    vatNumber: '',
  } as const;
  assert.deepEqual(wordParties(sampleSnapshot('da', { buyer: { ...danish, address: '' } })).buyer, {
    name: 'Jana Nováková',
    lines: ['Danmark'],
    numbers: [{ kind: 'danishNumber', number: '12345674' }],
    register: '',
  });
});

test('H3 an account number is read in groups of four', () => {
  assert.equal(groupIban('SK3112000000198742637541'), 'SK31 1200 0000 1987 4263 7541'.replaceAll(' ', '\u00A0'));
});

test('H3 H5 a quote that is paid monthly alone has no plan of payments', () => {
  const planOf = (line: Parameters<typeof lineOf>[0]) =>
    wordDocument(sampleSnapshot('sk', { lines: [lineOf(line)] })).plan;
  assert.deepEqual(planOf({ recurrence: 'monthly' }), []);
  assert.ok(planOf({}).length > 1);
});
