import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Canonical, canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { Evidence, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { QuoteSignatureTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedEvidence, storedSignedDocument } from '#server/stored/quotes/signature.ts';

/** A signature as it is stored: what was signed, what proves it, and what the seal has added. */
export type StoredSignature = {
  document: SignedDocument;
  evidence: Evidence;
  row: QuoteSignatureTable;
};

/** Canonical text of a document and the SHA-256 of it, hexadecimal. */
export function fingerprinted(value: Canonical): { text: string; sha256: string } {
  const text = canonicalJson(value);
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}

/** What is written of a signature; the seal comes later. */
export type NewSignature = {
  quoteId: string;
  document: SignedDocument;
  evidence: Evidence;
  /** The id of the call, by which a repetition is known. */
  callId: string;
  /** Key of the file that an administrator relies on among the stored files; null without one. */
  file: { key: string; type: string } | null;
};

/** Keeps a signature: canonical document and evidence with their SHA-256. Returns that of the evidence. */
export async function insertSignature(
  transaction: Transaction<DatabaseSchema>,
  { quoteId, document, evidence, callId, file }: NewSignature,
): Promise<string> {
  const proof = fingerprinted(evidence);
  await transaction
    .insertInto('quote_signatures')
    .values({
      quote_id: quoteId,
      document: canonicalJson(document),
      fingerprint: evidence.fingerprint,
      evidence: proof.text,
      evidence_sha256: proof.sha256,
      signed_at: evidence.signedAt,
      call_id: callId,
      evidence_file: file?.key ?? null,
      evidence_file_type: file?.type ?? null,
      sealed_file: null,
      sealed_sha256: null,
      sealed_bytes: null,
      sealed_at: null,
      seal_key_id: null,
      timestamp_token: null,
      timestamped_at: null,
    })
    .execute();
  return proof.sha256;
}

/** Reads the signature of a quote; null where nobody has signed it. */
export async function findSignature(db: Kysely<DatabaseSchema>, quoteId: string): Promise<StoredSignature | null> {
  const row = await db.selectFrom('quote_signatures').selectAll().where('quote_id', '=', quoteId).executeTakeFirst();
  if (!row) return null;
  return {
    document: storedSignedDocument.read(row.document, `quote_signatures ${quoteId}`),
    evidence: storedEvidence.read(row.evidence, `quote_signatures ${quoteId}`),
    row,
  };
}
