import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { verifyChain } from '#domain/quotes/signing/record-chain.ts';
import type { Evidence, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import { recordEndOf, sha256Of } from '#server/database/quote-record.ts';
import type { RecordedEntry, VerifiedQuote } from './verified-quote-store.ts';

/**
 * Computes every fingerprint of a quote anew from the stored bytes and compares (domain rules, "Quote"): the chain of its record,
 * the document as it was sent, what was signed, which must be that very document, and the evidence, which must speak of it.
 */
export function isUnaltered(quote: VerifiedQuote): boolean {
  const { row, snapshot, signature, entries } = quote;
  if (!snapshot || sha256Of(snapshot.content) !== snapshot.sha256) return false;
  if (verifyChain(entries, { digest: sha256Of, end: recordEndOf(row) }) !== null) return false;
  if (!signature) return row.status !== 'accepted' && row.status !== 'voided';
  return isSignatureWhole(signature, snapshot.content) && isRecorded(entries, signature);
}

type Signature = NonNullable<VerifiedQuote['signature']>;

function isSignatureWhole(signature: Signature, sentContent: string): boolean {
  const { document, fingerprint, evidence } = signature;
  if (sha256Of(document) !== fingerprint || sha256Of(evidence) !== signature.evidence_sha256) return false;
  const signed = JSON.parse(document) as SignedDocument;
  const proof = JSON.parse(evidence) as Evidence;
  return (
    canonicalJson(signed.quote) === sentContent &&
    proof.fingerprint === fingerprint &&
    proof.signedAt === signature.signed_at
  );
}

/** The chained record names what was signed and what was sealed, so that neither can be exchanged with its own hash. */
function isRecorded(entries: readonly RecordedEntry[], signature: Signature): boolean {
  const said = (kind: 'signed' | 'sealed', name: string, value: string | null) =>
    entries.some((entry) => entry.kind === kind && detailOf(entry)[name] === value);
  return (
    said('signed', 'fingerprint', signature.fingerprint) &&
    said('signed', 'evidence', signature.evidence_sha256) &&
    (signature.sealed_at === null || said('sealed', 'sha256', signature.sealed_sha256))
  );
}

const detailOf = ({ detail }: RecordedEntry) => JSON.parse(detail ?? '{}') as Record<string, unknown>;
