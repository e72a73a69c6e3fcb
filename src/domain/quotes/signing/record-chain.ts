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

/**
 * Checks a record from its first entry on: places without gaps, each hash made of its entry and of the hash before it (H5).
 * Returns the first fault, or null.
 */
export function verifyChain(entries: readonly (RecordEntry & { hash: string })[], digest: Digest): ChainFault | null {
  let previous = '';
  for (const [index, { hash, ...entry }] of entries.entries()) {
    if (entry.sequence !== index + 1) return { sequence: index + 1, fault: 'missing' };
    if (digest(chainedText(entry, previous)) !== hash) return { sequence: entry.sequence, fault: 'changed' };
    previous = hash;
  }
  return null;
}
