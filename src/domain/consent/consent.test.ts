import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentCategories, optionalCategories, withNecessary } from './categories.ts';
import {
  type Consent,
  consentLifetimeMs,
  consentVersion,
  formatConsent,
  isForSessionOnly,
  isGranted,
  parseConsent,
} from './consent.ts';

const now = Date.UTC(2026, 10, 21, 9);
const id = '01KAJ5Z8Q0ABCDEFGHJKMNPQRS';
const consent = (chosen: readonly string[], changes: Partial<Consent> = {}): Consent => ({
  version: consentVersion,
  categories: withNecessary(chosen),
  chosenAt: now,
  id,
  ...changes,
});

/** Every subset of the categories that a visitor decides on. */
const subsets = Array.from({ length: 2 ** optionalCategories.length }, (_, bits) =>
  optionalCategories.filter((_category, index) => bits & (1 << index)),
);

test('B12 every choice is read back from its cookie as it was made', () => {
  assert.equal(subsets.length, 8);
  for (const chosen of subsets) {
    for (const made of [consent(chosen), consent(chosen, { id: null })]) {
      const value = formatConsent(made);
      assert.equal(encodeURIComponent(value), value);
      assert.deepEqual(parseConsent(value, now), made, value);
    }
  }
});

test('B12 the cookie holds the version of the text, the categories, the time and a random id', () => {
  assert.equal(formatConsent(consent(['chat', 'analytics'])), `${consentVersion}.nac.${now.toString(36)}.${id}`);
  assert.equal(formatConsent(consent([], { id: null })), `${consentVersion}.n.${now.toString(36)}.`);
});

test('B12 a choice holds for 12 months and not a millisecond longer', () => {
  const value = formatConsent(consent(['chat']));
  assert.notEqual(parseConsent(value, now + consentLifetimeMs - 1), null);
  assert.equal(parseConsent(value, now + consentLifetimeMs), null);
});

test('B12 a choice about an older text counts as none, one about a newer text counts', () => {
  assert.equal(parseConsent(formatConsent(consent(['chat'], { version: '2025-01-01' })), now), null);
  assert.notEqual(parseConsent(formatConsent(consent(['chat'], { version: '2999-01-01' })), now), null);
});

test('B12 a malformed cookie counts as no choice', () => {
  const time = now.toString(36);
  const values = [
    null,
    undefined,
    '',
    'true',
    consentVersion,
    `${consentVersion}..${time}.${id}`,
    `${consentVersion}.p.${time}.${id}`,
    `${consentVersion}.ncap.${time}.${id}`,
    `${consentVersion}.npac..${id}`,
    `${consentVersion}.npac.${time}.${id}x`,
    `${consentVersion}.npac.${time}`,
    `x${consentVersion}.npac.${time}.${id}`,
  ];
  for (const value of values) assert.equal(parseConsent(value, now), null, String(value));
});

test('B12 without a choice only what is necessary is granted', () => {
  assert.deepEqual(
    consentCategories.filter((category) => isGranted(null, category)),
    ['necessary'],
  );
  for (const chosen of subsets) {
    const granted = consentCategories.filter((category) => isGranted(consent(chosen), category));
    assert.deepEqual(granted, ['necessary', ...chosen]);
  }
});

test('B12 chosen categories are kept once each, in order, and unknown words are dropped', () => {
  assert.deepEqual(withNecessary(['chat', 'preferences', 'chat', 'marketing']), ['necessary', 'preferences', 'chat']);
  assert.deepEqual(withNecessary([]), ['necessary']);
});

test('V9 B2 B12 language and theme end with the session unless their keeping was agreed to', () => {
  const rows: [Consent | null, boolean][] = [
    [null, true],
    [consent([]), true],
    [consent(['analytics', 'chat']), true],
    [consent(['preferences']), false],
  ];
  for (const [given, expected] of rows) assert.equal(isForSessionOnly(given), expected);
});
