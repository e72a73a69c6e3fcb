import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DetailValues, detailsOf, mergeDetails, valuesOf } from './merge-details.ts';

const base: DetailValues = {
  title: 'Web',
  description: 'Nový web pre strechárov',
  service: 'website',
  trade: '',
  name: 'Jana',
  email: 'jana@example.com',
  phone: '',
  company: '',
};

test('G5 what only one of two people changed is taken from each', () => {
  const mine = { ...base, title: 'Web pre Janu' };
  const theirs = { ...base, phone: '0905 123 456' };
  assert.deepEqual(mergeDetails({ base, mine, theirs }), {
    merged: { ...base, title: 'Web pre Janu', phone: '0905 123 456' },
    conflicts: [],
  });
});

test('G5 what both changed differently is a conflict, and the own text stays until it is decided', () => {
  const mine = { ...base, title: 'Web pre Janu' };
  const theirs = { ...base, title: 'E-shop' };
  assert.deepEqual(mergeDetails({ base, mine, theirs }), {
    merged: mine,
    conflicts: [{ field: 'title', theirs: 'E-shop', mine: 'Web pre Janu' }],
  });
});

test('G5 two people who made the same change have no conflict', () => {
  const both = { ...base, title: 'E-shop' };
  assert.deepEqual(mergeDetails({ base, mine: both, theirs: both }), { merged: both, conflicts: [] });
});

test('G3 a form says of a request what it was filled from', () => {
  assert.deepEqual(valuesOf(detailsOf(base)), base);
  assert.equal(detailsOf({ ...base, service: 'nonsense' }).service, null);
  const more = { ...base, language: 'sk' };
  assert.deepEqual(Object.keys(detailsOf(more).contact), ['name', 'email', 'phone', 'company']);
});
