import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooltipDelay } from './tooltip-delay.ts';

test('V12 B10 a tooltip opens after 700 ms, and at once within 300 ms after another has closed', () => {
  const table: [now: number, closedAt: number, needed: number][] = [
    [5000, Number.NEGATIVE_INFINITY, 700],
    [5000, 4999, 0],
    [5000, 4701, 0],
    [5000, 4700, 700],
  ];
  for (const [now, closedAt, needed] of table) assert.equal(tooltipDelay(now, closedAt), needed, `${now - closedAt}`);
});
