import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsStructured } from './structured-duty.ts';

type Case = { kind?: 'business' | 'private'; country?: 'SK' | 'CZ' | ''; isPayer?: boolean; day?: string };

const cases: [what: string, expected: boolean, given: Case][] = [
  ['a firm in Slovakia, from the first day of 2027', true, {}],
  ['the day before', false, { day: '2026-12-31' }],
  ['a private customer', false, { kind: 'private' }],
  ['a firm abroad', false, { country: 'CZ' }],
  ['a country that is not known', false, { country: '' }],
  ['a seller who is no payer', false, { isPayer: false }],
];

for (const [what, expected, { kind = 'business', country = 'SK', isPayer = true, day = '2027-01-01' }] of cases) {
  test(`H10 a structured invoice is ${expected ? 'needed' : 'not needed'}: ${what}`, () => {
    assert.equal(needsStructured({ buyer: { kind, country }, isPayer, day }), expected);
  });
}
