import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFilter, writeFilter } from './filter-address.ts';

test('G6 a filter of accounts comes back from its address as it was, beside an open account', () => {
  const filter = { search: 'Žaneta & syn', role: 'admin' } as const;
  assert.deepEqual(readFilter(new URLSearchParams(writeFilter(filter, '01KAJ0000000000000000000AA'))), filter);
  assert.equal(writeFilter({}), '');
});

test('G6 a part of an address of accounts that it cannot mean narrows nothing', () => {
  assert.deepEqual(readFilter(new URLSearchParams('role=king&search=jana')), { search: 'jana' });
});
