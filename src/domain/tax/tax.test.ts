import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DatedTaxStatus,
  type TaxBuyer,
  type TaxReason,
  type TaxStatus,
  decideTax,
  taxStatusOn,
} from './decide-tax.ts';
import { type SellerCountry, taxRatesOn } from './tax-rates.ts';

const rates: [SellerCountry, string, readonly number[]][] = [
  ['SK', '2022-12-31', [2000, 1000]],
  ['SK', '2024-12-31', [2000, 1000, 500]],
  ['SK', '2025-01-01', [2300, 1900, 500]],
  ['SK', '2026-11-23', [2300, 1900, 500]],
  ['CZ', '2023-12-31', [2100, 1500, 1000]],
  ['CZ', '2024-01-01', [2100, 1200]],
  ['DK', '2026-11-23', [2500]],
  ['DK', '1980-01-01', []],
];

test('H1 tax rates hold from their day on', () => {
  for (const [country, day, expected] of rates)
    assert.deepEqual(taxRatesOn(country, day), expected, `${country} ${day}`);
});

test('H1 a seller’s status holds from its day on, in whatever order the days are given', () => {
  const statuses: DatedTaxStatus[] = [
    { from: '2026-07-01', status: 'payer' },
    { from: '2025-01-01', status: 'cross-border' },
  ];
  const days: [string, TaxStatus][] = [
    ['2024-12-31', 'not-payer'],
    ['2025-01-01', 'cross-border'],
    ['2026-06-30', 'cross-border'],
    ['2026-07-01', 'payer'],
  ];
  for (const [day, status] of days) assert.equal(taxStatusOn(statuses, day), status, day);
});

const firm = (country: TaxBuyer['country'], hasValidVatNumber = true): TaxBuyer => ({
  kind: 'business',
  country,
  hasValidVatNumber,
});
const person = (country: TaxBuyer['country']): TaxBuyer => ({ kind: 'private', country, hasValidVatNumber: false });
const [slovak, none] = [[2300, 1900, 500], [0]];

/** A Slovak seller on 2026-11-23. */
const decisions: [TaxStatus, TaxBuyer, TaxReason, readonly number[]][] = [
  ['payer', firm('SK'), 'domestic', slovak],
  ['payer', person('SK'), 'domestic', slovak],
  ['payer', firm('CZ'), 'reverse-charge', none],
  ['payer', firm('DK'), 'reverse-charge', none],
  ['payer', firm('CZ', false), 'vat-number-missing', slovak],
  ['payer', person('CZ'), 'private-abroad', slovak],
  ['payer', firm('NO'), 'outside-eu', none],
  ['payer', firm('NO', false), 'outside-eu', none],
  ['payer', person('NO'), 'private-abroad', slovak],
  ['payer', firm(''), 'country-missing', slovak],
  ['payer', person(''), 'country-missing', slovak],
  ['cross-border', firm('SK'), 'not-payer', none],
  ['cross-border', person('SK'), 'not-payer', none],
  ['cross-border', firm('CZ'), 'reverse-charge', none],
  ['cross-border', firm('CZ', false), 'not-payer', none],
  ['cross-border', firm('NO'), 'not-payer', none],
  ['cross-border', person('DK'), 'not-payer', none],
  ['not-payer', firm('SK'), 'not-payer', none],
  ['not-payer', firm('CZ'), 'not-payer', none],
  ['not-payer', person('DK'), 'not-payer', none],
];

for (const [status, buyer, reason, expected] of decisions) {
  const name = `${status} to a ${buyer.kind} of ${buyer.country || 'nowhere'}${buyer.hasValidVatNumber ? '' : ' without VAT number'}`;
  test(`H1 tax: ${name}: ${reason}`, () => {
    const decision = decideTax({ seller: { country: 'SK', status }, buyer, day: '2026-11-23' });
    assert.deepEqual(decision, { reason, rates: expected });
  });
}

test('H1 a Czech and a Danish seller use the rates of their country', () => {
  const of = (country: SellerCountry, buyer: TaxBuyer) =>
    decideTax({ seller: { country, status: 'payer' }, buyer, day: '2026-11-23' });
  assert.deepEqual(of('CZ', firm('CZ')), { reason: 'domestic', rates: [2100, 1200] });
  assert.deepEqual(of('DK', person('SE')), { reason: 'private-abroad', rates: [2500] });
  assert.deepEqual(of('DK', firm('SK')), { reason: 'reverse-charge', rates: [0] });
});
