import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { languages } from '#domain/languages.ts';
import { type QuoteStatus, quoteEventKinds } from '#domain/quotes/quote-status.ts';
import type { QuoteRecord, RecordedEntry } from '#domain/quotes/signing/quote-record.ts';
import { assertNothingOverlaps, squeeze } from '#tests/support/documents/pdf-reading.ts';
import { sampleSnapshot } from '#tests/support/quotes/quote-snapshots.ts';
import { renderRecord } from './record-document.ts';
import { wordRecord } from './record-wording.ts';

const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const at = Date.UTC(2026, 10, 21, 11);
const move: { from: QuoteStatus; to: QuoteStatus } = { from: 'draft', to: 'sent' };

/** A record with an entry of every kind, in a language. */
function sampleRecord(language: (typeof languages)[number]): QuoteRecord {
  const entries = quoteEventKinds.map((kind, index): RecordedEntry => ({
    sequence: index + 1,
    id: `entry ${index}`,
    at: at + index * 1000,
    actor: index % 2 === 0 ? 'admin' : 'customer',
    actorId: null,
    actorName: index % 2 === 0 ? 'Jana Ťažká' : null,
    kind,
    ...(kind === 'status-changed' ? move : { from: null, to: null }),
    reason: kind === 'viewed' ? 'Dôvod s háčkom' : null,
    detail: kind === 'delivered' ? '{"link":"link"}' : null,
    hash,
  }));
  const link = {
    id: 'link',
    email: 'jan@strechy.example',
    createdAt: at,
    endedAt: at,
    firstViewedAt: at,
    lastViewedAt: at,
  };
  const quote = { id: 'quote', number: '2026-0001', title: 'Web', status: 'accepted', sentAt: at } as const;
  return {
    format: 1,
    quote: { ...quote, language, sha256: hash, verifyCode: '0123456789ABCDEF' },
    links: [link, { ...link, id: 'other', email: 'ucto@strechy.example', firstViewedAt: null, endedAt: null }],
    entries,
    chainFault: null,
    signature: {
      fingerprint: hash,
      document: '{}',
      evidence: '{}',
      evidenceSha256: hash,
      sealedSha256: hash,
      sealedAt: at,
      timestampedAt: null,
      timestampToken: null,
    },
  };
}

for (const language of languages) {
  test(`H5 the record in ${language} is a tagged PDF that says every entry, and nothing stands on anything`, async () => {
    const document = { snapshot: sampleSnapshot(language), record: sampleRecord(language), at };
    const pdf = await getDocumentProxy(await renderRecord(document));
    await assertNothingOverlaps(pdf);
    const text = squeeze((await extractText(pdf, { mergePages: true })).text);
    const { entries, links, proof, title, lead, chain } = wordRecord(document);
    const pairs = [entries, links, proof]
      .flatMap((part) => part.pairs)
      .flatMap(({ label, text: said }) => [label, said]);
    for (const part of [title, lead, chain, ...pairs]) assert.ok(text.includes(squeeze(part)), part);
    assert.doesNotMatch(text, /\{\{|undefined|NaN|\uFFFD|signedDocument/);
    assert.equal((await pdf.getMarkInfo())?.Marked, true);
  });
}
