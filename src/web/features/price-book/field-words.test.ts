import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { percentText } from './field-words.ts';

test('G7 B5 a change of a price has a plus or a minus, not a hyphen, in every language', () => {
  // The sentence around the figure is not its subject.
  const t = (_key: string, values?: Record<string, unknown>) => String(values?.['value']);
  for (const language of languages) {
    assert.match(percentText(-12.5, { t, language }), /^−12[.,]5$/u, language);
    assert.match(percentText(3, { t, language }), /^\+3$/u, language);
    assert.equal(percentText(0, { t, language }), '0', language);
  }
});
