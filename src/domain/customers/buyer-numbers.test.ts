import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { withOwnNumbers } from './buyer-numbers.ts';
import type { CountryChoice } from './countries.ts';

const buyer = {
  ...sampleQuoteContent().buyer,
  companyNumber: '13585628',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  isVatNumberVerified: true,
};

const cases: [CountryChoice, 'business' | 'private', (string | boolean)[]][] = [
  ['SK', 'business', ['13585628', '2022749619', 'SK2022749619', true]],
  ['CZ', 'business', ['13585628', '', 'SK2022749619', true]],
  ['DK', 'business', ['13585628', '', '', true]],
  ['DE', 'business', ['13585628', '', 'SK2022749619', true]],
  ['', 'business', ['13585628', '', 'SK2022749619', true]],
  ['SK', 'private', ['', '', '', false]],
];

for (const [country, kind, expected] of cases) {
  test(`H1 H3 numbers of a ${kind} buyer of ${country || 'no country'}`, () => {
    const own = withOwnNumbers({ ...buyer, country, kind });
    const { companyNumber, taxNumber, vatNumber, isVatNumberVerified } = own;
    assert.deepEqual([companyNumber, taxNumber, vatNumber, isVatNumberVerified], expected);
    assert.deepEqual(withOwnNumbers(own), own);
  });
}
