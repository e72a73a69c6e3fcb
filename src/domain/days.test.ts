import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, formatDay } from './days.ts';
import type { Language } from './languages.ts';

const noon = Date.UTC(2026, 10, 21, 12);

const written: Record<Language, [figures: string, words: string]> = {
  sk: ['21. 11. 2026', '21. novembra 2026'],
  cs: ['21. 11. 2026', '21. listopadu 2026'],
  da: ['21. nov. 2026', '21. november 2026'],
  en: ['Nov 21, 2026', 'November 21, 2026'],
};
for (const [language, [figures, words]] of Object.entries(written) as [Language, [string, string]][]) {
  test(`B5 a day in ${language} is ${figures}, in words ${words}`, () => {
    assert.equal(formatDay(noon, language), figures);
    assert.equal(formatDay(noon, language, 'words'), words);
  });
}

test('B5 a day is counted in the customer’s time zone, in winter and in summer', () => {
  assert.equal(dayOf(Date.UTC(2026, 10, 21, 22, 59), 'sk'), '2026-11-21');
  assert.equal(dayOf(Date.UTC(2026, 10, 21, 23, 0), 'sk'), '2026-11-22');
  assert.equal(dayOf(Date.UTC(2026, 5, 30, 22, 0), 'da'), '2026-07-01');
  assert.equal(formatDay(Date.UTC(2026, 11, 31, 23, 30), 'sk'), '1. 1. 2027');
});

test('B5 a day as text has four digits of year and two of month and day', () => {
  assert.equal(dayOf(Date.UTC(2026, 0, 5, 12), 'en'), '2026-01-05');
});
