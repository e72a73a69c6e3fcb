import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatExactMoney, formatQuantity, formatRate } from './exact-money.ts';
import { type Language, languages } from './languages.ts';
import { type Currency, currencies } from './money.ts';
import { readDecimal } from './quotes/lines/read-decimal.ts';

/** Spaces that do not break are written `_`. */
const shown = (text: string) => text.replaceAll('\u00A0', '_');

const amounts: Record<Language, Record<Currency, readonly [large: string, negative: string]>> = {
  sk: {
    EUR: ['1_234_567,50_€', '−0,05_€'],
    CZK: ['1_234_567,50_Kč', '−0,05_Kč'],
    DKK: ['1_234_567,50_kr', '−0,05_kr'],
  },
  cs: {
    EUR: ['1_234_567,50_€', '−0,05_€'],
    CZK: ['1_234_567,50_Kč', '−0,05_Kč'],
    DKK: ['1_234_567,50_kr', '−0,05_kr'],
  },
  da: {
    EUR: ['1.234.567,50_€', '−0,05_€'],
    CZK: ['1.234.567,50_Kč', '−0,05_Kč'],
    DKK: ['1.234.567,50_kr', '−0,05_kr'],
  },
  en: { EUR: ['€1,234,567.50', '−€0.05'], CZK: ['Kč_1,234,567.50', '−Kč_0.05'], DKK: ['kr_1,234,567.50', '−kr_0.05'] },
};

test('H1 amounts are written to the cent in each language and currency', () => {
  for (const language of languages) {
    for (const currency of currencies) {
      const written = [123_456_750, -5].map((amount) => shown(formatExactMoney(amount, currency, language)));
      assert.deepEqual(written, amounts[language][currency], `${language} ${currency}`);
    }
  }
  assert.equal(shown(formatExactMoney(1_250_000, 'CZK', 'cs')), '12_500,00_Kč');
  assert.equal(formatExactMoney(-0, 'EUR', 'en'), '€0.00');
});

const quantities: [number, Record<Language, string>][] = [
  [1000, { sk: '1', cs: '1', da: '1', en: '1' }],
  [2500, { sk: '2,5', cs: '2,5', da: '2,5', en: '2.5' }],
  [1, { sk: '0,001', cs: '0,001', da: '0,001', en: '0.001' }],
  [1_200_000, { sk: '1_200', cs: '1_200', da: '1.200', en: '1,200' }],
];

test('H1 quantities have the decimals that they need', () => {
  for (const [quantity, expected] of quantities) {
    for (const language of languages) assert.equal(shown(formatQuantity(quantity, language)), expected[language]);
  }
});

test('H1 rates are written as each language writes percent', () => {
  const written = languages.map((language) => [2300, 1950, 0].map((rate) => shown(formatRate(rate, language))));
  assert.deepEqual(written, [
    ['23_%', '19,5_%', '0_%'],
    ['23_%', '19,5_%', '0_%'],
    ['23_%', '19,5_%', '0_%'],
    ['23%', '19.5%', '0%'],
  ]);
});

test('H1 an amount that is written is read again', () => {
  const any = fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.constantFrom(...currencies));
  fc.assert(
    fc.property(any, fc.constantFrom(...languages), ([amount, currency], language) => {
      const text = formatExactMoney(amount, currency, language);
      assert.equal(readDecimal(text, { language, decimals: 2 }), amount);
    }),
  );
});
