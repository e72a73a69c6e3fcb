import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TaxReason } from '../tax/decide-tax.ts';
import { needsStructured } from './needs-structured.ts';

type Case = {
  seller?: string;
  kind?: 'business' | 'private';
  country?: 'SK' | 'CZ' | '';
  reason?: TaxReason;
  day?: string;
};

const needs = ({ seller = 'SK', kind = 'business', country = 'SK', reason = 'domestic', day = '2027-01-01' }: Case) =>
  needsStructured(
    { seller: { country: seller }, buyer: { kind, country }, tax: { reason }, deliveredOn: day },
    '2027-06-30',
  );

const cases: [what: string, expected: boolean, given: Case][] = [
  ['a firm in Slovakia, from the first day of 2027', true, {}],
  ['the day before', false, { day: '2026-12-31' }],
  ['a draft whose day is not known, by the day of today', true, { day: '' }],
  ['a private customer', false, { kind: 'private' }],
  ['a firm abroad', false, { country: 'CZ', reason: 'reverse-charge' }],
  ['a country that is not known', false, { country: '', reason: 'country-missing' }],
  ['a seller who is no payer', false, { reason: 'not-payer' }],
  ['a Czech seller', false, { seller: 'CZ', country: 'CZ' }],
];

for (const [what, expected, given] of cases) {
  test(`H11 a structured invoice is ${expected ? 'needed' : 'not needed'}: ${what}`, () => {
    assert.equal(needs(given), expected);
  });
}
