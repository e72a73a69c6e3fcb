import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KeepingBasis, lastDayOfKeeping } from './keeping.ts';

test('K6 billing is kept until the end of the tenth year after it, a contract three years to the day', () => {
  const table: [basis: KeepingBasis, day: string, last: string][] = [
    ['billing', '2026-01-01', '2036-12-31'],
    ['billing', '2026-12-31', '2036-12-31'],
    ['contract', '2026-11-21', '2029-11-21'],
    ['contract', '2028-02-29', '2031-02-28'],
  ];
  assert.equal(lastDayOfKeeping('contract', '2026-11-21', { projects: 5 }), '2031-11-21');
  for (const [basis, day, last] of table) assert.equal(lastDayOfKeeping(basis, day), last, `${basis} ${day}`);
});
