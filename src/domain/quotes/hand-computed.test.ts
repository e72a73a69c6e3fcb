import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatExactMoney } from '#domain/exact-money.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { decideTax } from '#domain/tax/decide-tax.ts';
import { czechDocuments } from '#tests/documents/czech.ts';
import { danishDocuments } from '#tests/documents/danish.ts';
import { englishDocuments } from '#tests/documents/english.ts';
import type { HandComputed, Sums } from '#tests/documents/hand-computed.ts';
import { slovakDocumentsAbroad } from '#tests/documents/slovak-abroad.ts';
import { slovakDocumentsAtHome } from '#tests/documents/slovak-at-home.ts';
import { lineOf } from '#tests/support/quotes/quote-lines.ts';
import { lineAmount } from './lines/line-amount.ts';
import { splitIntoParts } from './payment-plan.ts';
import { everyOption } from './lines/quote-line.ts';
import { type Totals, totalsOf } from './lines/totals.ts';

const documents: readonly HandComputed[] = [
  ...slovakDocumentsAtHome,
  ...slovakDocumentsAbroad,
  ...czechDocuments,
  ...danishDocuments,
  ...englishDocuments,
];
const nothing: Sums = { net: 0, taxes: [], gross: 0 };

const sumsOf = ({ net, taxes, gross }: Totals): Sums => ({
  net,
  taxes: taxes.map(({ rate, net: base, tax }) => [rate, base, tax]),
  gross,
});

for (const document of documents) {
  test(`H1 a document computed by hand (${document.language}, ${document.currency}): ${document.name}`, () => {
    const { seller, buyer, once, monthly = nothing, plan } = document;
    const decision = decideTax({ seller, buyer, day: '2026-11-23' });
    assert.equal(decision.reason, document.reason);
    const lines = document.lines.map(({ net: _net, ...line }, index) => lineOf({ id: `l${index}`, ...line }));
    const all = everyOption(lines);
    assert.deepEqual(
      lines.map((line) => lineAmount(line, all).net),
      document.lines.map(({ net }) => net),
    );
    for (const { taxRate } of lines) assert.ok(decision.rates.includes(taxRate), `${taxRate} is allowed`);
    const [plain, chosen] = [totalsOf(lines), totalsOf(lines, all)];
    assert.deepEqual([sumsOf(plain.once), sumsOf(plain.monthly)], [once, monthly]);
    const { onceWithOptions = once, monthlyWithOptions = monthly } = document;
    assert.deepEqual([sumsOf(chosen.once), sumsOf(chosen.monthly)], [onceWithOptions, monthlyWithOptions]);
    const parts = plan.map(({ share }) => ({ share, due: 'completion', milestone: '' }) as const);
    assert.deepEqual(
      splitIntoParts(plain.once.gross, parts),
      plan.map(({ amount }) => amount),
    );
    const written = formatExactMoney(plain.once.gross, document.currency, document.language);
    assert.equal(written.replaceAll('\u00A0', ' '), document.shown);
  });
}

test('H1 at least forty documents cover every language and currency', () => {
  assert.ok(documents.length >= 40, String(documents.length));
  assert.deepEqual(new Set(documents.map(({ language }) => language)), new Set(languages));
  assert.deepEqual(new Set(documents.map(({ currency }) => currency)), new Set(currencies));
});
