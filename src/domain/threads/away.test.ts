import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awayPauses, mailingTime } from './away.ts';

const minute = 60_000;

test('I2 what was not read is mailed after a pause, bundled, and later to who has the portal open', () => {
  const table: [unread: Parameters<typeof mailingTime>[0], now: number, at: number][] = [
    [{ oldest: 0, newest: 0, isPresent: false }, 0, 5 * minute],
    [{ oldest: 0, newest: 0, isPresent: false }, 5 * minute, 5 * minute],
    [{ oldest: 0, newest: 4 * minute, isPresent: false }, 5 * minute, 9 * minute],
    [{ oldest: 0, newest: 14 * minute, isPresent: false }, 14 * minute, 15 * minute],
    [{ oldest: 0, newest: 15 * minute, isPresent: false }, 15 * minute, 15 * minute],
    [{ oldest: 0, newest: 0, isPresent: true }, 5 * minute, 10 * minute],
    [{ oldest: 0, newest: 0, isPresent: true }, 58 * minute, 60 * minute],
    [{ oldest: 0, newest: 0, isPresent: true }, awayPauses.present, awayPauses.present],
  ];
  for (const [unread, now, at] of table) assert.equal(mailingTime(unread, now), at, JSON.stringify([unread, now]));
});
