import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentBuyer } from '#tests/support/documents/tax-documents.ts';
import { sampleLine, sampleSnapshot } from '#tests/support/quotes/quote-snapshots.ts';
import type { TaxSum } from '../quotes/lines/totals.ts';
import { newAdvance } from './new-documents.ts';
import type { TaxDocumentContent } from './tax-document.ts';

type Signed = readonly [net: number, rate: number];
type Case = { what: string; signed: readonly Signed[]; rates: readonly number[]; received: readonly TaxSum[] };

const cases: readonly Case[] = [
  {
    what: 'the rates of the quote are those of the day',
    signed: [[1000_00, 2300]],
    rates: [2300, 1900, 500],
    received: [{ rate: 2300, net: 500_00, tax: 115_00 }],
  },
  {
    what: 'the seller has become a payer of VAT since',
    signed: [[1000_00, 0]],
    rates: [2300, 1900, 500],
    received: [{ rate: 2300, net: 500_00, tax: 115_00 }],
  },
  {
    what: 'the law has put another rate in the place of one of two',
    signed: [
      [500_00, 2000],
      [500_00, 500],
    ],
    rates: [2300, 1900, 500],
    // 615 € and 525 € of 1 140 €.
    received: [
      { rate: 2300, net: 269_74, tax: 62_04 },
      { rate: 500, net: 269_73, tax: 13_49 },
    ],
  },
];

test('H11 an advance is taxed at rates of the day of its payment, whatever the signed quote says', () => {
  for (const { what, signed, rates, received } of cases) {
    const lines = signed.map(([unitPrice, taxRate], index) => sampleLine({ id: `line-${index}`, unitPrice, taxRate }));
    const quote = sampleSnapshot('sk', { lines });
    const facts = { quote, buyer: documentBuyer(), rates, amount: 615_00, receivedOn: '2026-11-21', name: 'Záloha' };
    const start = { today: '2026-11-23', exchangeRate: null, newId: () => 'new' };
    const draft: TaxDocumentContent = newAdvance(facts, start);
    assert.deepEqual(draft.received, received, what);
    assert.deepEqual(
      draft.lines.map(({ taxRate, unitPrice }) => [taxRate, unitPrice]),
      received.map(({ rate, net }) => [rate, net]),
      what,
    );
  }
});
