import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CustomerValues } from './customer.ts';
import { conflictsOf, mergeCustomers, mergeFields } from './merge.ts';

const kept: CustomerValues = {
  name: 'Ján Kováč',
  email: 'jan@strechy.example',
  phone: '',
  company: 'Strechy Kováč',
  language: 'sk',
  country: 'SK',
  companyNumber: '54321093',
  taxNumber: '',
  vatNumber: '',
  address: '',
  note: 'Volať poobede.',
};
const other: CustomerValues = {
  ...kept,
  name: 'Janko Kováč',
  email: 'janko@example.com',
  phone: '0905 123 456',
  company: '',
  language: 'cs',
  companyNumber: '',
  address: 'Hlavná 1',
  note: 'Platí včas.',
};

test('G6 only what differs on both sides is to be decided about', () => {
  assert.deepEqual(conflictsOf(kept, other), ['name', 'language']);
  assert.deepEqual(conflictsOf(kept, kept), []);
});

test('G6 a merge keeps what is there, fills what is missing, takes what was chosen, and keeps both notes', () => {
  assert.deepEqual(mergeCustomers(kept, other, ['language']), {
    ...kept,
    phone: '0905 123 456',
    language: 'cs',
    address: 'Hlavná 1',
    note: 'Volať poobede.\n\nPlatí včas.',
  });
});

test('G6 a choice may empty a field, and the address stays whatever is chosen', () => {
  const merged = mergeCustomers(kept, other, mergeFields);
  assert.equal(merged.company, '');
  assert.equal(merged.email, kept.email);
});
