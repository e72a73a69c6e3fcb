import type { Kysely } from 'kysely';
import type { GoneReason } from '#contract/quotes/private-quote.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Opened } from '#server/features/quotes/access/open-access.ts';
import { currentStatus } from '#server/features/quotes/sending/move-quote.ts';
import { type SentDocument, findSnapshot } from '#server/features/quotes/sending/snapshots-store.ts';

/** A sent quote as an access shows it at a time. */
export type SentQuote = Opened & SentDocument & { status: QuoteStatus };

/** Reads what an access shows at a time (ms UTC), or why it shows nothing; null opens nothing. */
export async function readSent(
  db: Kysely<DatabaseSchema>,
  opened: Opened | null,
  now: number,
): Promise<SentQuote | { gone: GoneReason }> {
  const sent = opened && (await findSnapshot(db, opened.row.id));
  if (!opened || !sent) return { gone: 'not-found' };
  const status = currentStatus(opened.row, now);
  const gone = goneReason(status);
  return gone ? { gone } : { ...opened, ...sent, status };
}

/** Why the link of a quote in a status shows nothing; null where it shows the quote (domain rules, "Quote"). */
export function goneReason(status: QuoteStatus): GoneReason | null {
  if (status === 'superseded') return 'quote-superseded';
  if (status === 'withdrawn') return 'quote-withdrawn';
  return status === 'draft' ? 'not-found' : null;
}
