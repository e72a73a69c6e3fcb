import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryDay, isTaxedAnew, linesAt } from './recurring-invoice.ts';
import type { DocumentLine } from './tax-document.ts';

const lineOf = (id: string, taxRate: number): DocumentLine => ({
  id,
  name: id,
  description: '',
  quantity: 1000,
  unit: '',
  unitPrice: 3000,
  discount: null,
  taxRate,
});

/** Rates that were issued at last, those that can be used now, the rates of the invoice, and whether its buyer pays another sum. */
const table: [before: number[], usable: number[], after: number[], isNew: boolean][] = [
  [[2300], [2300, 1900, 500], [2300], false],
  [[2300, 500], [2300, 1900, 500], [2300, 500], false],
  [[2300, 500], [0], [0, 0], true],
  [[0], [0], [0], false],
  [[0], [2300, 1900, 500], [2300], true],
  [[2000, 500], [2300, 1900, 500], [2300, 500], true],
];

for (const [before, usable, after, isNew] of table) {
  test(`H11 care at ${before.join()} where ${usable.join()} can be used is invoiced at ${after.join()}`, () => {
    const care = before.map((rate, index) => lineOf(`line-${index}`, rate));
    const lines = linesAt(care, usable);
    assert.deepEqual(
      lines.map(({ taxRate }) => taxRate),
      after,
    );
    assert.equal(isTaxedAnew(lines, care), isNew);
  });
}

test('H11 a line that was added to the invoice of a month is no change of tax', () => {
  assert.equal(isTaxedAnew([lineOf('care', 2300), lineOf('hours', 0)], [lineOf('care', 2300)]), false);
});

test('H11 care is delivered on the last day of its month, in leap years too', () => {
  assert.deepEqual(['2026-12', '2027-02', '2028-02'].map(deliveryDay), ['2026-12-31', '2027-02-28', '2028-02-29']);
});
