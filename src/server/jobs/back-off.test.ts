import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backOffMs } from './back-off.ts';

test('K4 the delay after a failed attempt doubles from 30 s to at most an hour', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50, 2_000].map((attempts) => backOffMs(attempts) / 1_000);
  assert.deepEqual(seconds, [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600, 3_600]);
});
