import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bucketsOf } from './buckets.ts';
import { daysOf, lastDays, longestPeriod } from './periods.ts';

const daysWith = (length: number) =>
  daysOf(lastDays('2026-11-21', length)).map((day, index) => ({ day, now: index % 5, before: index % 3 }));

test('G8 a chart shows every request of its period once, in at most 92 bars that touch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: longestPeriod }), (length) => {
      const days = daysWith(length);
      const buckets = bucketsOf(days);
      assert.ok(buckets.length <= 92);
      for (const count of ['now', 'before'] as const) {
        const sum = (rows: readonly { now: number; before: number }[]) =>
          rows.reduce((total, row) => total + row[count], 0);
        assert.equal(sum(buckets), sum(days));
      }
      const covered = buckets.flatMap(({ from, to }) => daysOf({ from, to }));
      assert.deepEqual(
        covered,
        days.map(({ day }) => day),
      );
    }),
  );
});

test('G1 the trend of 30 days has a bar for each day, a year one for each week', () => {
  assert.equal(bucketsOf(daysWith(30)).length, 30);
  assert.equal(bucketsOf(daysWith(365)).length, 53);
});
