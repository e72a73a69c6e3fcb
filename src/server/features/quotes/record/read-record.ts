import type { QuoteRecord, RecordedEntry } from '#domain/quotes/signing/quote-record.ts';
import { type ChainFault, verifyChain } from '#domain/quotes/signing/record-chain.ts';
import { recordEndOf, sha256Of } from '#server/database/quote-record.ts';
import { type QuoteLinkRow, findLinks } from '#server/features/quotes/access/links-store.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { type QuoteRow, contentOf, numberOf } from '#server/features/quotes/quote-store.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { findSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';
import type { Services } from '#server/services.ts';
import { findRecordEntries } from './record-store.ts';

/** The whole record of one version of a quote, with what is wrong with it (H5). */
export async function readRecord({ db, clock }: Pick<Services, 'db' | 'clock'>, row: QuoteRow): Promise<QuoteRecord> {
  const [links, entries, sent, signature] = await Promise.all([
    findLinks(db, row.id),
    findRecordEntries(db, row.id),
    findSnapshot(db, row.id),
    findSignature(db, row.id),
  ]);
  return {
    format: 1,
    quote: {
      id: row.id,
      number: numberOf(row) ?? '',
      title: contentOf(row).title,
      language: row.language,
      status: currentStatus(row, clock()),
      sentAt: row.sent_at,
      sha256: sent?.sha256 ?? null,
      verifyCode: row.verify_code,
    },
    links: links.map(linkOf),
    entries,
    chainFault: faultOf(row, entries),
    signature: signature && signatureOf(signature),
  };
}

const linkOf = (link: QuoteLinkRow) => ({
  id: link.id,
  email: link.email,
  createdAt: link.created_at,
  endedAt: link.ended_at,
  firstViewedAt: link.first_viewed_at,
  lastViewedAt: link.last_viewed_at,
});

/** Checks the chain; entries from before there was one are not part of it. */
function faultOf(row: QuoteRow, entries: readonly RecordedEntry[]): ChainFault | null {
  const chained = entries.flatMap(({ sequence, hash, actorName: _name, ...entry }) =>
    sequence === null ? [] : [{ ...entry, quoteId: row.id, sequence, hash: hash ?? '' }],
  );
  return verifyChain(chained, { digest: sha256Of, end: recordEndOf(row) });
}

const signatureOf = ({ row }: StoredSignature) => ({
  fingerprint: row.fingerprint,
  document: row.document,
  evidence: row.evidence,
  evidenceSha256: row.evidence_sha256,
  sealedSha256: row.sealed_sha256,
  sealedAt: row.sealed_at,
  timestampedAt: row.timestamped_at,
  timestampToken: row.timestamp_token,
});
