import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { anyLine, lineOf } from '#tests/support/quotes/quote-lines.ts';
import { type LineCell, type LineChanges, cellText, lineCells, readCell } from './line-cells.ts';
import { quoteLimits } from '../content/quote-content.ts';
import { draftLineSchema } from '../content/quote-content-schema.ts';
import type { DraftLine } from './quote-line.ts';

const line: DraftLine = { ...lineOf(), internalCost: 0 };

const typed: [LineCell, string, LineChanges | null][] = [
  ['name', 'Web', { name: 'Web' }],
  ['name', 'x'.repeat(quoteLimits.lineName + 1), null],
  ['quantity', '2,5', { quantity: 2500 }],
  ['quantity', '-1', null],
  ['quantity', '', null],
  ['quantity', '1,0005', null],
  ['unitPrice', '1 234,50 €', { unitPrice: 123_450 }],
  ['unitPrice', '−20', { unitPrice: -2000 }],
  ['unitPrice', '', { unitPrice: 0 }],
  ['unitPrice', 'dohodou', null],
  ['internalCost', '', { internalCost: 0 }],
  ['internalCost', '-5', null],
  ['discount', '10 %', { discount: { kind: 'percent', basisPoints: 1000 } }],
  ['discount', '12,5%', { discount: { kind: 'percent', basisPoints: 1250 } }],
  ['discount', '101 %', null],
  ['discount', '50', { discount: { kind: 'sum', amount: 5000 } }],
  ['discount', '', { discount: null }],
  ['discount', '0', { discount: null }],
  ['discount', '-5', null],
  ['taxRate', '19', { taxRate: 1900 }],
  ['taxRate', '101', null],
  ['recurrence', 'monthly', { recurrence: 'monthly' }],
  ['recurrence', 'weekly', null],
  ['option', '', { option: null }],
  ['option', '3', { option: { minimum: 3000, maximum: 3000 } }],
  ['option', '1–5', { option: { minimum: 1000, maximum: 5000 } }],
  ['option', '0 - 2,5', { option: { minimum: 0, maximum: 2500 } }],
  ['option', '5-1', null],
  ['option', '1-2-3', null],
  ['option', 'áno', null],
];

test('H2 what is typed into the cells of a line is read, and what they cannot hold is refused', () => {
  for (const [cell, text, changes] of typed) {
    assert.deepEqual(readCell(text, { line, cell, language: 'sk' }), changes, `${cell}: ${text}`);
  }
});

test('H2 an amount that cannot be computed is refused where it is typed', () => {
  const large = { ...line, quantity: quoteLimits.quantity };
  assert.equal(readCell('100000000', { line: large, cell: 'unitPrice', language: 'sk' }), null);
  assert.deepEqual(readCell('1000', { line: large, cell: 'unitPrice', language: 'sk' }), { unitPrice: 100_000 });
});

test('H2 a line that the grid takes can be saved, whatever its price, quantity, option or cost', () => {
  const cells = fc.constantFrom<LineCell[]>('quantity', 'unitPrice', 'internalCost', 'option');
  const whole = fc.integer({ min: 1, max: 10_000_000 }).map(String);
  fc.assert(
    fc.property(anyLine, fc.array(fc.tuple(cells, whole), { maxLength: 6 }), (some, written) => {
      const filled = written.reduce<DraftLine>(
        (each, [cell, text]) => ({ ...each, ...readCell(text, { line: each, cell, language: 'sk' }) }),
        { ...some, id: 'line', internalCost: 0 },
      );
      assert.ok(z.safeParse(draftLineSchema, filled).success, JSON.stringify(filled));
    }),
  );
});

test('H2 what a cell shows is read again, in each language', () => {
  const any = fc.tuple(anyLine, fc.constantFrom(...lineCells), fc.constantFrom(...languages));
  fc.assert(
    fc.property(any, ([some, cell, language]) => {
      const given: DraftLine = { ...some, option: some.option && { minimum: 0, maximum: 5000 }, internalCost: 100 };
      // Nothing off is no discount.
      if (given.discount && Object.values(given.discount).includes(0)) given.discount = null;
      const read = readCell(cellText(given, cell, language), { line: given, cell, language });
      assert.equal(JSON.stringify(read), JSON.stringify({ [cell]: given[cell] }));
    }),
  );
});
