import type { Language } from '../../languages.ts';
import type { ChainFault } from './record-chain.ts';
import type { QuoteEventKind, QuoteStatus } from '../quote-status.ts';

/** An entry of a record as it is handed out; entries from before records were chained have neither place nor hash. */
export type RecordedEntry = {
  sequence: number | null;
  id: string;
  /** ms UTC. */
  at: number;
  actor: 'admin' | 'customer' | 'system';
  actorId: string | null;
  actorName: string | null;
  kind: QuoteEventKind;
  from: QuoteStatus | null;
  to: QuoteStatus | null;
  reason: string | null;
  /** Further facts, as the canonical text that the hash is made of. */
  detail: string | null;
  hash: string | null;
};

/** Whom a quote was sent to, and when they looked (ms UTC). */
export type RecordedLink = {
  id: string;
  email: string;
  createdAt: number;
  endedAt: number | null;
  firstViewedAt: number | null;
  lastViewedAt: number | null;
};

/** The record of one version of a quote (H5): what happened to it, and what proves its signature. */
export type QuoteRecord = {
  format: 1;
  quote: {
    id: string;
    number: string;
    title: string;
    language: Language;
    status: QuoteStatus;
    sentAt: number | null;
    /** SHA-256 of the document as it was sent; null before. */
    sha256: string | null;
    verifyCode: string | null;
  };
  links: readonly RecordedLink[];
  entries: readonly RecordedEntry[];
  /** What is wrong with the chain of the entries; null when nothing is. */
  chainFault: ChainFault | null;
  /** Canonical texts with their SHA-256; null where nobody has signed, or where it is not the reader's to know. */
  signature: {
    fingerprint: string;
    document: string;
    evidence: string;
    evidenceSha256: string;
    sealedSha256: string | null;
    sealedAt: number | null;
    timestampedAt: number | null;
    /** The timestamp of the sealed PDF (RFC 3161), base64; `openssl ts -verify -token_in` reads it. */
    timestampToken: string | null;
  } | null;
};

/** Who reads a record by a private link or their account. */
export type RecordReader = { linkId: string | null; email: string };

/** Entries that tell of the agency's own work, and of nothing that a recipient was told. */
const internal: readonly QuoteEventKind[] = ['created', 'send-undone', 'link-ended', 'link-renewed'];

/**
 * The part of a record that concerns one recipient (H5): no names of the agency's people, no words of theirs, no other recipient.
 * The proof of the signature is for whoever has signed. Hashes stay, so that it can be compared with the whole.
 */
export function recordFor(record: QuoteRecord, { linkId, email }: RecordReader): QuoteRecord {
  const isOwn = (address: string) => address.toLowerCase() === email.toLowerCase();
  const links = record.links.filter((link) => link.id === linkId || isOwn(link.email));
  const entries = record.entries
    .filter(({ kind, detail }) => !internal.includes(kind) && isOfLinks(detail, links))
    .map((entry) => ({
      ...entry,
      actorId: null,
      actorName: null,
      reason: entry.actor === 'customer' ? entry.reason : null,
    }));
  const isSigner = record.signature !== null && isOwn(recipientIn(record.signature.evidence));
  return { ...record, links, entries, signature: isSigner ? record.signature : null };
}

/** Whom the link was sent to by which somebody signed. */
function recipientIn(evidence: string): string {
  const { recipient } = JSON.parse(evidence) as { recipient: string };
  return recipient;
}

/** Whether an entry is about one of some links, or about none at all. */
function isOfLinks(detail: string | null, links: readonly RecordedLink[]): boolean {
  const link = linkIn(detail);
  return link === null || links.some(({ id }) => id === link);
}

/** The link that the facts of an entry name; null where they name none. */
export function linkIn(detail: string | null): string | null {
  const facts: unknown = detail === null ? null : JSON.parse(detail);
  const isNamed = typeof facts === 'object' && facts !== null && 'link' in facts && typeof facts.link === 'string';
  return isNamed ? (facts.link as string) : null;
}
