import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../analytics/periods.ts';
import { dayAfter } from '../days.ts';
import { isMonth, monthLater, monthOf, weeksOf } from './month.ts';

test('I1 weeks of a month by a table: Monday first, neighbours filled in', () => {
  const table: [month: string, first: string, last: string, weeks: number][] = [
    ['2026-11', '2026-10-26', '2026-12-06', 6],
    ['2027-02', '2027-02-01', '2027-02-28', 4],
    ['2028-02', '2028-01-31', '2028-03-05', 5],
    ['2026-12', '2026-11-30', '2027-01-03', 5],
  ];
  for (const [month, first, last, count] of table) {
    const weeks = weeksOf(month);
    assert.deepEqual([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length], [first, last, count], month);
  }
  assert.deepEqual([monthLater('2026-11', 2), monthLater('2026-01', -1)], ['2027-01', '2025-12']);
  assert.deepEqual(['2026-13', '2026-1', '1026-01', '2026-01-01'].map(isMonth), [false, false, false, false]);
});

test('I1 any month: seven days in a row in each week, all of the month in them, no week without one of its days', () => {
  const months = fc.tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(months, ([year, number]) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const weeks = weeksOf(month);
      const days = weeks.flat();
      assert.ok(isMonth(month) && weeks.every((week) => week.length === 7));
      assert.ok(days.every((day, index) => index === 0 || day === dayAfter(days[index - 1] ?? '')));
      assert.equal(new Date(`${days[0]}T00:00:00Z`).getUTCDay(), 1);
      const own = days.filter((day) => monthOf(day) === month);
      assert.equal(own.length, new Date(Date.UTC(year, number, 0)).getUTCDate());
      assert.ok(weeks.every((week) => week.some((day) => monthOf(day) === month)));
      assert.equal(addDays(addDays(own[0] ?? '', 400), -400), own[0]);
    }),
  );
});
