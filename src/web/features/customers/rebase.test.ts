import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyCustomer } from './customer-values.ts';
import { rebase } from './rebase.ts';

const base = { ...emptyCustomer('sk'), name: 'Ján', phone: '0905 123 456', company: 'Strechy' };

test('G5 what was typed stays, and what somebody else has changed meanwhile is taken over', () => {
  const typed = { ...base, phone: '0911 222 333' };
  const saved = { ...base, company: 'Strechy Kováč' };
  assert.deepEqual(rebase({ base, typed, saved }), {
    values: { ...base, phone: '0911 222 333', company: 'Strechy Kováč' },
    conflicts: {},
  });
});

test('G5 a field that both have changed keeps what was typed and tells what is saved', () => {
  const typed = { ...base, phone: '0911 222 333' };
  const saved = { ...base, phone: '' };
  assert.deepEqual(rebase({ base, typed, saved }), { values: typed, conflicts: { phone: '' } });
});

test('G5 two who have typed the same do not disagree', () => {
  const typed = { ...base, name: 'Ján Kováč' };
  assert.deepEqual(rebase({ base, typed, saved: typed }).conflicts, {});
});
