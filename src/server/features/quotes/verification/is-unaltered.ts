import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { Evidence, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { VerifiedQuote } from './verified-quote-store.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Computes every fingerprint of a quote anew from the stored bytes and compares (domain rules, "Quote"): the document as it was
 * sent, what was signed, which must be that very document, and the evidence, which must speak of what was signed.
 */
export function isUnaltered({ row, snapshot, signature }: VerifiedQuote): boolean {
  if (!snapshot || sha256(snapshot.content) !== snapshot.sha256) return false;
  if (!signature) return row.status !== 'accepted' && row.status !== 'voided';
  const { document, fingerprint, evidence } = signature;
  if (sha256(document) !== fingerprint || sha256(evidence) !== signature.evidence_sha256) return false;
  const signed = JSON.parse(document) as SignedDocument;
  const proof = JSON.parse(evidence) as Evidence;
  return (
    canonicalJson(signed.quote) === snapshot.content &&
    proof.fingerprint === fingerprint &&
    proof.signedAt === signature.signed_at
  );
}
