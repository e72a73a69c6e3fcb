import { canonicalJson } from '../canonical-json.ts';
import type { QuoteEventKind, QuoteStatus } from '../quote-status.ts';

/** An entry of a quote's record as it is chained (H5). */
export type RecordEntry = {
  quoteId: string;
  /** Place in the record from 1. */
  sequence: number;
  id: string;
  /** ms UTC. */
  at: number;
  actor: 'admin' | 'customer' | 'system';
  /** Account of the actor; null where none is known. */
  actorId: string | null;
  kind: QuoteEventKind;
  from: QuoteStatus | null;
  to: QuoteStatus | null;
  reason: string | null;
  /** Further facts as canonical JSON. */
  detail: string | null;
};

/** Writes the SHA-256 of a text, hexadecimal. */
export type Digest = (text: string) => string;

/** The text whose SHA-256 is the hash of an entry; `previous` is the hash of the entry before it, '' for the first. */
export const chainedText = (entry: RecordEntry, previous: string): string => canonicalJson({ ...entry, previous });

/** What is wrong with a record: the first entry that was changed, or a gap before it. */
export type ChainFault = { sequence: number; fault: 'changed' | 'missing' };

/** The place and hash of an entry that a record is known to have reached. */
export type RecordEnd = { sequence: number; hash: string };

type Chain = {
  digest: Digest;
  /** Where the quote says that its record ends; null where it does not. */ end: RecordEnd | null;
};

/**
 * Checks a record from its first entry on: places without gaps, each hash made of its entry and of the hash before it, and the entry
 * that the quote names as the last one there (H5). Entries after that one are in order: a release before this one does not name them.
 * Returns the first fault, or null.
 */
export function verifyChain(
  entries: readonly (RecordEntry & { hash: string })[],
  { digest, end }: Chain,
): ChainFault | null {
  let previous = '';
  for (const [index, { hash, ...entry }] of entries.entries()) {
    if (entry.sequence !== index + 1) return { sequence: index + 1, fault: 'missing' };
    if (digest(chainedText(entry, previous)) !== hash) return { sequence: entry.sequence, fault: 'changed' };
    previous = hash;
  }
  if (end === null) return null;
  const last = entries[end.sequence - 1];
  if (!last) return { sequence: entries.length + 1, fault: 'missing' };
  return last.hash === end.hash ? null : { sequence: end.sequence, fault: 'changed' };
}
