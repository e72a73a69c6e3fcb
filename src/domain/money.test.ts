import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Language, languages, localeOf } from './languages.ts';
import {
  type Currency,
  currencies,
  currencyOf,
  formatMoney,
  formatRange,
  fromEuro,
  priceBounds,
  roundHalfUp,
  symbolOf,
  toEuro,
} from './money.ts';

test('B5 Denmark pays in crowns, Czechia in its own, everybody else in euro', () => {
  const expected: Record<Language, Currency> = { sk: 'EUR', cs: 'CZK', da: 'DKK', en: 'EUR' };
  assert.deepEqual(currencyOf, expected);
  assert.deepEqual(symbolOf, { EUR: '€', CZK: 'Kč', DKK: 'kr' });
});

test('B5 one euro is 7.45 DKK and 25 CZK, rounded to whole units', () => {
  const rows: [euroCents: number, expected: Record<Currency, number>][] = [
    [0, { EUR: 0, CZK: 0, DKK: 0 }],
    [100_00, { EUR: 100_00, CZK: 2500_00, DKK: 745_00 }],
    [100_000_00, { EUR: 100_000_00, CZK: 2_500_000_00, DKK: 745_000_00 }],
    // 1 euro = 7.45 DKK, below the half; 2 = 14.90; 10 = 74.50, on the half; 30 = 223.50.
    [1_00, { EUR: 1_00, CZK: 25_00, DKK: 7_00 }],
    [2_00, { EUR: 2_00, CZK: 50_00, DKK: 15_00 }],
    [10_00, { EUR: 10_00, CZK: 250_00, DKK: 75_00 }],
    [30_00, { EUR: 30_00, CZK: 750_00, DKK: 224_00 }],
    [-10_00, { EUR: -10_00, CZK: -250_00, DKK: -75_00 }],
    // 0.49 and 0.50 euro: 12.25 and 12.50 CZK, 3.65 and 3.73 DKK.
    [49, { EUR: 0, CZK: 12_00, DKK: 4_00 }],
    [50, { EUR: 1_00, CZK: 13_00, DKK: 4_00 }],
    [1_49, { EUR: 1_00, CZK: 37_00, DKK: 11_00 }],
    // 0.02 euro = 0.50 CZK.
    [2, { EUR: 0, CZK: 1_00, DKK: 0 }],
    [1, { EUR: 0, CZK: 0, DKK: 0 }],
  ];
  for (const [cents, expected] of rows) {
    for (const currency of currencies)
      assert.equal(fromEuro(cents, currency), expected[currency], `${cents} ${currency}`);
  }
});

test('B5 an amount that rounds to nothing is plain zero, from both sides', () => {
  for (const currency of currencies) {
    for (const cents of [1, 0, -0, -1]) assert.ok(Object.is(fromEuro(cents, currency), 0), `${cents} ${currency}`);
  }
  assert.ok(Object.is(roundHalfUp(-0.4), 0));
});

test('B5 halves are rounded away from zero', () => {
  const rows = [
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [2.49, 2],
    [-0.5, -1],
    [-2.5, -3],
    [-2.49, -2],
  ] as const;
  for (const [value, rounded] of rows) assert.equal(roundHalfUp(value), rounded, String(value));
});

test('B5 what is more in euro is never less in another currency, and every price is in whole units', () => {
  const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...currencies), (one, other, currency) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      assert.ok(fromEuro(less, currency) <= fromEuro(more, currency));
      assert.equal(Math.abs(fromEuro(one, currency) % 100), 0);
      assert.equal(fromEuro(-one, currency) + fromEuro(one, currency), 0);
    }),
  );
});

test('B5 a price comes back to its euro within half a unit of its currency', () => {
  // Half a unit is 50 cents of a euro, 2 of a Czech crown, 6.7 of a Danish one; rounding adds half a cent.
  const halfUnit: Record<Currency, number> = { EUR: 50.5, CZK: 2.5, DKK: 7.3 };
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.constantFrom(...currencies), (cents, currency) => {
      assert.ok(Math.abs(toEuro(fromEuro(cents, currency), currency) - cents) <= halfUnit[currency]);
    }),
  );
  assert.equal(toEuro(745_00, 'DKK'), 100_00);
  assert.equal(toEuro(744_00, 'DKK'), 99_87);
  assert.equal(toEuro(2500_00, 'CZK'), 100_00);
  assert.equal(toEuro(1_23, 'EUR'), 1_23);
});

test('B5 the lowest and highest project prices are those of spec §9', () => {
  assert.deepEqual(priceBounds, {
    EUR: { minimum: 50_000, maximum: 5_000_000 },
    DKK: { minimum: 500_000, maximum: 20_000_000 },
    CZK: { minimum: 2_000_000, maximum: 250_000_000 },
  });
});

const nbsp = '\u00A0';

test('B5 each language writes amounts without decimals, with its own grouping and unbreakable spaces', () => {
  const rows: [language: Language, currency: Currency, amount: number, text: string][] = [
    ['sk', 'EUR', 1500_00, `1${nbsp}500${nbsp}€`],
    ['sk', 'EUR', 999_00, `999${nbsp}€`],
    ['sk', 'EUR', 12_345_678_00, `12${nbsp}345${nbsp}678${nbsp}€`],
    ['cs', 'CZK', 37_500_00, `37${nbsp}500${nbsp}Kč`],
    ['cs', 'CZK', 1000_00, `1${nbsp}000${nbsp}Kč`],
    ['da', 'DKK', 11_175_00, `11.175${nbsp}kr`],
    ['da', 'DKK', 2_500_000_00, `2.500.000${nbsp}kr`],
    ['en', 'EUR', 1500_00, '€1,500'],
    ['en', 'EUR', 12_345_678_00, '€12,345,678'],
    // An administrator reads a Danish request in Slovak, a Czech one in English.
    ['sk', 'DKK', 11_175_00, `11${nbsp}175${nbsp}kr`],
    ['da', 'EUR', 1500_00, `1.500${nbsp}€`],
    ['en', 'CZK', 37_500_00, `Kč${nbsp}37,500`],
    ['en', 'DKK', 11_175_00, `kr${nbsp}11,175`],
    ['sk', 'EUR', 0, `0${nbsp}€`],
    ['en', 'EUR', 0, '€0'],
  ];
  for (const [language, currency, amount, text] of rows) {
    assert.equal(formatMoney(amount, currency, language), text, `${language} ${currency} ${amount}`);
  }
});

test('B5 D3 a saving carries a minus, not a hyphen, in front of everything, in every language and currency', () => {
  const rows: [language: Language, currency: Currency, text: string][] = [
    ['sk', 'EUR', `−1${nbsp}500${nbsp}€`],
    ['cs', 'CZK', `−1${nbsp}500${nbsp}Kč`],
    ['da', 'DKK', `−1.500${nbsp}kr`],
    ['en', 'EUR', '−€1,500'],
    ['en', 'CZK', `−Kč${nbsp}1,500`],
    ['en', 'DKK', `−kr${nbsp}1,500`],
  ];
  for (const [language, currency, text] of rows) {
    assert.equal(formatMoney(-1500_00, currency, language), text, `${language} ${currency}`);
  }
});

test('B5 a range names its currency once where it stands behind, and twice where it stands in front', () => {
  const rows: [language: Language, currency: Currency, minimum: number, maximum: number, text: string][] = [
    ['sk', 'EUR', 500_00, 2500_00, `500–2${nbsp}500${nbsp}€`],
    ['cs', 'CZK', 20_000_00, 62_500_00, `20${nbsp}000–62${nbsp}500${nbsp}Kč`],
    ['da', 'DKK', 5000_00, 18_625_00, `5.000–18.625${nbsp}kr`],
    ['en', 'EUR', 500_00, 2500_00, '€500–€2,500'],
    ['sk', 'EUR', 0, 2500_00, `0–2${nbsp}500${nbsp}€`],
    ['sk', 'EUR', 500_00, 500_00, `500${nbsp}€`],
    ['en', 'EUR', 500_00, 500_00, '€500'],
    // A dash between minus signs can't be read.
    ['sk', 'EUR', -2500_00, -500_00, `−2${nbsp}500 … −500${nbsp}€`],
    ['sk', 'EUR', -500_00, 100_00, `−500 … 100${nbsp}€`],
    ['en', 'CZK', -2500_00, -500_00, `−Kč${nbsp}2,500 … −Kč${nbsp}500`],
    ['sk', 'EUR', -500_00, -500_00, `−500${nbsp}€`],
  ];
  for (const [language, currency, minimum, maximum, text] of rows) {
    assert.equal(formatRange({ minimum, maximum }, currency, language), text, `${language} ${minimum} ${maximum}`);
  }
});

test('B5 every amount is written on one line, with its currency once and no decimals', () => {
  const given = fc.tuple(
    fc.integer({ min: -3_000_000, max: 3_000_000 }),
    fc.constantFrom(...currencies),
    fc.constantFrom(...languages),
  );
  fc.assert(
    fc.property(given, ([units, currency, language]) => {
      const text = formatMoney(units * 100, currency, language);
      assert.equal(text.split(symbolOf[currency]).length, 2, text);
      assert.equal(Number(text.replaceAll(/\D/g, '')), Math.abs(units), text);
      assert.equal(text.startsWith('−'), units < 0, text);
      assert.doesNotMatch(text, /[ \n]/);
    }),
  );
});

test('B5 the figures of every amount are those of the Unicode locale data (CLDR)', () => {
  for (const language of languages) {
    const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 0 });
    fc.assert(
      // What rounds to nothing has no minus here; the data writes a minus as a hyphen.
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (amount, currency) => {
        const text = formatMoney(amount, currency, language).replace('−', '-');
        const figures = text.replaceAll(/[^-.,\u00A0\d]|\u00A0(?!\d)|(?<!\d)\u00A0/g, '');
        assert.equal(figures, format.format(amount / 100).replace(/^-0$/, '0'));
      }),
    );
  }
});
