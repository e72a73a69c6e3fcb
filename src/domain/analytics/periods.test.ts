import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysOf, lastDays, lengthOf, periodBefore } from './periods.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));

test('G1 the last 30 days end today, and the 30 before end the day before them', () => {
  const period = lastDays('2026-03-15', 30);
  assert.deepEqual(period, { from: '2026-02-14', to: '2026-03-15' });
  assert.deepEqual(periodBefore(period), { from: '2026-01-15', to: '2026-02-13' });
});

test('G8 a period and the one before it are of one length and touch', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 1096 }), (to, length) => {
      const period = lastDays(to, length);
      const before = periodBefore(period);
      assert.equal(lengthOf(period), length);
      assert.equal(lengthOf(before), length);
      assert.equal(addDays(before.to, 1), period.from);
      const days = daysOf(period);
      assert.deepEqual([days.length, days.at(0), days.at(-1)], [length, period.from, period.to]);
    }),
  );
});
