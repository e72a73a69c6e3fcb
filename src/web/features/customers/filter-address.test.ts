import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFilter, writeFilter } from './filter-address.ts';

test('G6 a filter comes back from its address as it was', () => {
  const filter = { search: 'Ďuríčková & syn', country: 'none', language: 'da' } as const;
  assert.deepEqual(readFilter(new URLSearchParams(writeFilter(filter))), filter);
  assert.equal(writeFilter({}), '');
});

test('G6 a part that an address cannot mean narrows nothing', () => {
  assert.deepEqual(readFilter(new URLSearchParams('country=XX&language=sk&search=&other=1')), { language: 'sk' });
});
