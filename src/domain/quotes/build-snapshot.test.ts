import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { anyLine, anyLines } from '#tests/support/quotes/quote-lines.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { type SnapshotFacts, buildSnapshot } from './build-snapshot.ts';
import { canonicalJson } from './canonical-json.ts';
import type { QuoteContent } from './content/quote-content.ts';
import type { QuoteLine } from './lines/quote-line.ts';

const { legalForm, companyNumber, taxNumber, vatNumber, register, registerEntry } = firstAgencyFacts();
const facts: SnapshotFacts = {
  number: '2026-0042',
  version: 1,
  issuedOn: '2026-11-23',
  seller: {
    name: 'Plumbline',
    developer: 'Martin',
    street: 'Tesárska 12',
    postalCode: '917 01',
    city: 'Trnava',
    country: 'SK',
    email: 'ahoj@plumbline.example',
    phone: '+421 900 123 456',
    legalForm,
    companyNumber,
    taxNumber,
    vatNumber,
    register,
    registerEntry,
    bankAccount: null,
  },
  tax: { reason: 'domestic', rates: [2300, 1900, 500] },
  look: { primaryColor: null, logo: null },
};

const contentOf = (lines: readonly QuoteLine[]): QuoteContent =>
  sampleQuoteContent({ lines: lines.map((line) => ({ ...line, internalCost: 424_242 })) });

/** The same content with the keys of all its parts in the opposite order. */
function turned<T>(value: T): T {
  if (Array.isArray(value)) return value.map(turned) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  ) as T;
}

test('H1 equal input gives equal bytes of the document, whatever the order of its keys', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const content = contentOf(lines);
      const bytes = canonicalJson(buildSnapshot(content, facts));
      assert.equal(canonicalJson(buildSnapshot(turned(content), turned(facts))), bytes);
      assert.equal(canonicalJson(JSON.parse(bytes)), bytes, 'what is read back has the same bytes');
    }),
  );
});

test('H1 another price, text or order of lines gives other bytes', () => {
  fc.assert(
    fc.property(anyLines, anyLine, (lines, extra) => {
      const [before, after] = [lines, [...lines, { ...extra, id: 'extra' }]].map((each) =>
        canonicalJson(buildSnapshot(contentOf(each), facts)),
      );
      assert.notEqual(before, after);
    }),
  );
});

test('H1 an option leaves every other line of the document as it is', () => {
  fc.assert(
    fc.property(anyLines, anyLine, (lines, extra) => {
      const option = { ...extra, id: 'extra', option: { minimum: 0, maximum: extra.quantity } };
      const [without, chosen] = [lines, [...lines, option]].map((each) => buildSnapshot(contentOf(each), facts));
      assert.deepEqual(chosen?.lines.slice(0, -1), without?.lines);
      assert.deepEqual(chosen?.totals, without?.totals);
      assert.deepEqual(chosen?.paymentPlan, without?.paymentPlan);
    }),
  );
});

test('H1 H6 the parts of the document’s plan sum to what is paid once, tax included', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { paymentPlan, totals } = buildSnapshot(contentOf(lines), facts);
      assert.equal(
        paymentPlan.reduce((sum, { amount }) => sum + amount, 0),
        totals.once.gross,
      );
    }),
  );
});

test('H1 no cost, note or copy of the agency is in the document', () => {
  const content = { ...contentOf([]), notes: 'len pre nás', copies: ['ucto@plumbline.example'] };
  const bytes = canonicalJson(buildSnapshot({ ...content, lines: sampleQuoteContent().lines }, facts));
  for (const hidden of ['len pre nás', 'ucto@', 'internalCost', 'notes', 'copies', '60000']) {
    assert.ok(!bytes.includes(hidden), hidden);
  }
});

test('H1 H3 a document prints no number that the editor does not show', () => {
  const { buyer } = sampleQuoteContent();
  const numbersOf = (changes: Partial<QuoteContent['buyer']>) => {
    const document = buildSnapshot(sampleQuoteContent({ buyer: { ...buyer, ...changes } }), facts);
    return [document.buyer.companyNumber, document.buyer.taxNumber, document.buyer.vatNumber];
  };
  assert.deepEqual(numbersOf({}), ['54321093', '2022749619', 'SK2022749619']);
  assert.deepEqual(numbersOf({ country: 'DK', companyNumber: '13585628' }), ['13585628', '', '']);
  assert.deepEqual(numbersOf({ kind: 'private' }), ['', '', '']);
});
