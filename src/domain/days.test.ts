import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAfter, dayOf, formatDay, isDay, startOfDay, writeDay } from './days.ts';
import type { Language } from './languages.ts';

const noon = Date.UTC(2026, 10, 21, 12);

const written: Record<Language, [figures: string, words: string]> = {
  sk: ['21. 11. 2026', '21. novembra 2026'],
  cs: ['21. 11. 2026', '21. listopadu 2026'],
  da: ['21. nov. 2026', '21. november 2026'],
  en: ['21 Nov 2026', '21 November 2026'],
};
for (const [language, [figures, words]] of Object.entries(written) as [Language, [string, string]][]) {
  test(`B5 a day in ${language} is ${figures}, in words ${words}`, () => {
    const unbroken = figures.replaceAll(' ', '\u00A0');
    assert.equal(formatDay(noon, language), unbroken);
    assert.equal(formatDay(noon, language, 'words'), words);
    assert.equal(writeDay('2026-11-21', language), unbroken);
    assert.equal(writeDay('2026-11-21', language, 'words'), words);
    assert.equal(writeDay('', language), '');
  });
}

test('B5 a day is counted in the customer’s time zone, in winter and in summer', () => {
  assert.equal(dayOf(Date.UTC(2026, 10, 21, 22, 59), 'sk'), '2026-11-21');
  assert.equal(dayOf(Date.UTC(2026, 10, 21, 23, 0), 'sk'), '2026-11-22');
  assert.equal(dayOf(Date.UTC(2026, 5, 30, 22, 0), 'da'), '2026-07-01');
  assert.equal(formatDay(Date.UTC(2026, 11, 31, 23, 30), 'sk'), '1.\u00A01.\u00A02027');
});

test('B5 a day as text has four digits of year and two of month and day', () => {
  assert.equal(dayOf(Date.UTC(2026, 0, 5, 12), 'en'), '2026-01-05');
});

test('G2 a day begins at midnight where people live, also on the days on which the clocks change', () => {
  const table: [day: string, start: string][] = [
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ];
  for (const [day, start] of table) assert.equal(new Date(startOfDay(day, 'sk')).toISOString(), start);
});

test('G2 every day of ten years begins when the day before it has ended', () => {
  let day = '2020-01-01';
  while (day < '2030-01-01') {
    assert.equal(dayOf(startOfDay(day, 'sk'), 'sk'), day);
    assert.ok(dayOf(startOfDay(day, 'sk') - 1, 'sk') < day);
    day = dayAfter(day);
  }
});

test('G2 a day that no calendar has, or that no day follows, is none', () => {
  assert.deepEqual(['2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '9999-12-31', 'x'].map(isDay), [
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
