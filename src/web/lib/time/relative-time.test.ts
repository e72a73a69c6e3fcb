import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '#domain/languages.ts';
import { exactTime, relativeTime } from './relative-time.ts';

/** Noon in Bratislava. */
const now = Date.parse('2026-06-15T10:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('G2 the age of a request is given in minutes, hours and days, then by its date', () => {
  const ages: [age: number, text: string | null][] = [
    [20_000, 'teraz'],
    [5 * minute, 'pred 5 min'],
    [3 * hour, 'pred 3 h'],
    [13 * hour, 'včera'],
    [2 * day, 'predvčerom'],
    [6 * day, 'pred 6 d.'],
    [7 * day, null],
  ];
  for (const [age, text] of ages) assert.equal(relativeTime(now - age, now, 'sk'), text, `${age} ms`);
});

test('G2 yesterday is the calendar day before in the time zone of the language, in summer and in winter', () => {
  const afterMidnight = Date.parse('2026-03-29T22:30:00Z');
  assert.equal(relativeTime(Date.parse('2026-03-28T23:30:00Z'), afterMidnight, 'da'), 'i går');
  assert.equal(relativeTime(Date.parse('2026-03-28T22:30:00Z'), afterMidnight, 'da'), 'i forgårs');
  assert.equal(relativeTime(Date.parse('2026-03-29T21:30:00Z'), afterMidnight, 'da'), '1 time siden');
});

test('G2 a time slightly ahead of the clock is now, in every language', () => {
  for (const language of languages) {
    assert.equal(relativeTime(now + 30_000, now, language), relativeTime(now, now, language));
  }
});

test('G2 what is a week old or older is always told by its date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8 * day, max: 4000 * day }), fc.constantFrom(...languages), (age, language) => {
      assert.equal(relativeTime(now - age, now, language), null);
    }),
  );
});

test('G2 no line ends within the day of a time, in no language', () => {
  const written = languages.map((language) => exactTime(now, language).replaceAll('\u00A0', '_'));
  assert.deepEqual(written.toSorted(), [
    '15._6._2026 12:00',
    '15._6._2026, 12:00',
    '15._jun._2026, 12.00',
    '15_Jun_2026, 12:00',
  ]);
});
