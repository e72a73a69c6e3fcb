import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DocumentCase, caseBuyers } from '#tests/support/hand-computed/document-case.ts';
import { noPayer } from '#tests/support/hand-computed/no-payer.ts';
import { payerAbroad } from '#tests/support/hand-computed/payer-abroad.ts';
import { payerAtHome } from '#tests/support/hand-computed/payer-at-home.ts';
import { documentBuyer } from '#tests/support/documents/tax-documents.ts';
import type { Currency } from '../money.ts';
import type { LineDiscount } from '../quotes/lines/quote-line.ts';
import type { TaxStatus } from '../tax/decide-tax.ts';
import { documentFigures } from './document-figures.ts';
import { homeTaxOf } from './home-tax.ts';
import { splitAdvance } from './split-advance.ts';
import type { DocumentLine, TaxDocumentKind } from './tax-document.ts';
import { taxOfDocument } from './tax-of-document.ts';

const day = '2026-11-23';
const rates = { EUR: null, CZK: 25_125_000, DKK: 7_460_400 };

type Sum = { rate: number; net: number; tax: number };

const parted = (text = ''): string[] => text.split('; ').filter((part) => part !== '');

const sumsOf = (text?: string): Sum[] =>
  parted(text).map((part) => {
    const [rate = 0, net = 0, tax = 0] = part.split(' ').map(Number);
    return { rate, net, tax };
  });

const written = (sums: readonly Sum[]): string => sums.map(({ rate, net, tax }) => `${rate} ${net} ${tax}`).join('; ');

function discountOf(text: string | undefined): LineDiscount | null {
  if (text === undefined) return null;
  const size = Number.parseInt(text, 10);
  return text.endsWith('bp') ? { kind: 'percent', basisPoints: size } : { kind: 'sum', amount: size };
}

const linesOf = (text?: string): DocumentLine[] =>
  parted(text).map((part, index) => {
    const [, quantity, unitPrice, rate, discount] = /^(\d+) x (-?\d+) at (\d+)(?: -(.+))?$/.exec(part) ?? [];
    return {
      id: `line-${index}`,
      name: 'Práca',
      description: '',
      unit: '',
      discount: discountOf(discount),
      quantity: Number(quantity),
      unitPrice: Number(unitPrice),
      taxRate: Number(rate),
    };
  });

/** Computes the document of a case with the rules under test. */
function compute({ of, lines, payment, ofQuote, advances, prepaid = 0, left }: DocumentCase) {
  const [status, who, kind, currency] = of.split(' ') as [
    TaxStatus,
    keyof typeof caseBuyers,
    TaxDocumentKind,
    Currency,
  ];
  const buyer = documentBuyer({ ...caseBuyers[who], vatNumber: 'XX1234567', companyNumber: '13585628' });
  const decision = taxOfDocument(buyer, { taxStatuses: [{ from: '2025-01-01', status }] }, day);
  const content = {
    kind,
    lines: linesOf(lines),
    received: payment === undefined ? [] : splitAdvance(payment, sumsOf(ofQuote)),
    advances: sumsOf(advances).map((sum) => ({ documentId: 'advance', number: 'ZD2026-0001', issuedOn: day, ...sum })),
    prepaid,
  };
  const { totals, lineTotals, payable } = documentFigures(content, sumsOf(left));
  const millionths = rates[currency];
  const exchangeRate = millionths === null ? null : { millionths, source: 'ECB', day };
  const home = homeTaxOf({ currency, exchangeRate, totals });
  return {
    reason: decision.reason,
    taxes: written(totals.taxes),
    sums: `${lineTotals.gross} ${totals.gross} ${payable}`,
    ...(home && { home: written(home.taxes) }),
  };
}

const cases = [...payerAtHome, ...payerAbroad, ...noPayer];

for (const each of cases) {
  test(`H11 computed by hand: ${each.name} (${each.of})`, () => assert.deepEqual(compute(each), each.expected));
}

test('H11 sixty documents were computed by hand', () => assert.ok(cases.length >= 60, String(cases.length)));
