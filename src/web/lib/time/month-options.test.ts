import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthOptions } from './month-options.ts';

test('H11 the list can be narrowed to each of the last 24 months, and to an older one that the address names', () => {
  const months = monthOptions('2026-01-31', '', 'sk');
  assert.equal(months.length, 24);
  assert.deepEqual(months.slice(0, 2), [
    { value: '2026-01', label: 'január 2026' },
    { value: '2025-12', label: 'december 2025' },
  ]);
  assert.deepEqual(monthOptions('2026-01-31', '2020-05', 'en').at(-1), { value: '2020-05', label: 'May 2020' });
});
