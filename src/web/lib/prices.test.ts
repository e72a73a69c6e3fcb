import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { publicPrices } from '#domain/estimates/prices-by-name.ts';
import { languages } from '#domain/languages.ts';
import { priceValues } from './price-values.ts';
import { pricesOf } from './prices.ts';

const data = { priceBook: firstVersion };

test('A4 content names the same prices as tables and cards, in each language', () => {
  for (const language of languages) {
    const { rangeInWords, installmentsAbove } = pricesOf({ data, language });
    const values = priceValues({ data, language });
    assert.equal(values['installmentsAbove'], installmentsAbove);
    for (const price of publicPrices) assert.equal(values[price], rangeInWords(price));
  }
});

test("A4 B5 a price in words is in the visitor's currency and never below what an estimate can come to", () => {
  const least = languages.map((language) => {
    const { inWords, rangeOf } = pricesOf({ data, language });
    return inWords(rangeOf('websites').minimum).replaceAll('\u00A0', ' ');
  });
  assert.deepEqual(least, ['500 €', '20 000 Kč', '5.000 kr', '€500']);
});

test('A4 a page without a price book has no prices to fill in, and none to show', () => {
  assert.deepEqual(priceValues({ data: {}, language: 'sk' }), {});
  assert.throws(() => pricesOf({ data: {}, language: 'sk' }), /price book/);
});
