import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { deviationText, spreadText } from './accuracy-texts.ts';

test('H8 B5 a deviation has a plus or a minus, not a hyphen, in every language', () => {
  for (const language of languages) {
    assert.match(deviationText(-0.12, language), /^−12\s?%$/u, language);
    assert.match(deviationText(0.12, language), /^\+12\s?%$/u, language);
    assert.match(deviationText(0, language), /^0\s?%$/u, language);
  }
  assert.equal(spreadText({ bias: -0.12, low: -0.2, high: -0.03 }, 'en'), '−12% (−20% … −3%)');
});
