import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { firstTexts } from '#locales/first-texts.ts';

test('H2 an empty quote has the default terms of its language, prices in its currency', () => {
  for (const language of languages) {
    const terms = currencies.map((currency) => {
      const texts = firstTexts(language, currency);
      assert.ok(texts.terms.length >= 20 && texts.paymentTerms.length >= 10, 'spec §5');
      assert.match(texts.terms, /14.*30.*50.*7.*2025/s, 'spec §9');
      assert.match(texts.paymentTerms, /50.*50/);
      return texts.terms;
    });
    assert.equal(new Set(terms).size, currencies.length, language);
  }
});
