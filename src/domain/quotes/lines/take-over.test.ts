import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftLineOf, sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { mergeContent } from '../content/merge-content.ts';
import type { QuoteContent } from '../content/quote-content.ts';
import { takeOver } from './take-over.ts';

const base = sampleQuoteContent({
  lines: [draftLineOf({ id: 'web' }), draftLineOf({ id: 'shop' }), draftLineOf({ id: 'care' })],
});
const [web, shop, care] = base.lines as [QuoteContent['lines'][0], QuoteContent['lines'][0], QuoteContent['lines'][0]];

/** Two edits of one draft that meet in one field, and what somebody else has made of it. */
const table: [fact: string, mine: Partial<QuoteContent>, theirs: Partial<QuoteContent>][] = [
  ['a text', { title: 'Môj' }, { title: 'Ich' }],
  [
    'a detail of the buyer',
    { buyer: { ...base.buyer, email: 'a@a.sk' } },
    { buyer: { ...base.buyer, email: 'b@b.sk' } },
  ],
  ['a list', { copies: ['a@a.sk'] }, { copies: ['b@b.sk'] }],
  [
    'a detail of a line',
    { lines: [{ ...web, unitPrice: 1 }, shop, care] },
    { lines: [{ ...web, unitPrice: 2 }, shop, care] },
  ],
  ['a line that the other has removed', { lines: [{ ...web, name: 'Iný' }, shop, care] }, { lines: [shop, care] }],
  ['a line that was removed here', { lines: [shop, care] }, { lines: [{ ...web, name: 'Iný' }, shop, care] }],
  ['the order of lines', { lines: [care, web, shop] }, { lines: [shop, web, care] }],
  [
    'a currency with its lines and rate',
    { currency: 'CZK', lines: [{ ...web, unitPrice: 1 }] },
    {
      currency: 'DKK',
      lines: [{ ...web, unitPrice: 2 }],
      exchangeRate: { millionths: 7_460_000, source: 'ECB', day: '2026-11-20' },
    },
  ],
];

for (const [fact, mine, theirs] of table) {
  test(`G5 ${fact} can be taken over as the other has it, and nothing else changes`, () => {
    const versions = { base, mine: { ...base, notes: 'Moja', ...mine }, theirs: { ...base, ...theirs } };
    const { content, conflicts } = mergeContent(versions);
    assert.ok(conflicts.length > 0);
    const taken = conflicts.reduce((known, { field }) => takeOver(known, versions.theirs, field), content);
    const byId = (lines: QuoteContent['lines']) => lines.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const isOrdered = fact === 'the order of lines';
    const plain = (each: QuoteContent) => ({ ...each, lines: isOrdered ? each.lines : byId(each.lines) });
    assert.deepEqual(plain(taken), plain({ ...base, ...theirs, notes: 'Moja' }));
  });
}
