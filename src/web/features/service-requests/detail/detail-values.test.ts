import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DetailValues, detailsOf, valuesOf } from './detail-values.ts';

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

test('G3 the values of a form are those of the request it was filled from', () => {
  assert.deepEqual(valuesOf(detailsOf(base)), base);
  assert.equal(detailsOf({ ...base, service: 'nonsense' }).service, null);
  const more = { ...base, language: 'sk' };
  assert.deepEqual(Object.keys(detailsOf(more).contact), ['name', 'email', 'phone', 'company']);
});
