import type { Kysely, Transaction } from 'kysely';
import type { QuoteEvent } from '#contract/quotes/quotes.ts';
import type { QuoteEventKind } from '#domain/quotes/quote-status.ts';
import { type NewQuoteEvent, addToRecord } from '#server/database/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { presentEvent } from '#server/database/present-event.ts';
import { shownName } from '#server/database/shown-name.ts';

/** Adds an entry to a quote's history; the caller has locked the quote. */
export async function insertQuoteEvent(transaction: Transaction<DatabaseSchema>, row: NewQuoteEvent): Promise<void> {
  await addToRecord(transaction, row);
}

/** Whether a quote's history has an entry of that id. */
export async function hasQuoteEvent(
  db: Kysely<DatabaseSchema>,
  { id, quoteId }: { id: string; quoteId: string },
): Promise<boolean> {
  const entry = db.selectFrom('quote_events').select('id').where('id', '=', id).where('quote_id', '=', quoteId);
  return (await entry.executeTakeFirst()) !== undefined;
}

/** The further facts of a quote's entries of one kind, as they are stored. */
export async function findDetails(
  db: Kysely<DatabaseSchema>,
  quoteId: string,
  kind: QuoteEventKind,
): Promise<(string | null)[]> {
  const entries = db.selectFrom('quote_events').select('detail').where('quote_id', '=', quoteId);
  return (await entries.where('kind', '=', kind).execute()).map(({ detail }) => detail);
}

/** The history of a quote, oldest first. */
export async function findQuoteEvents(db: Kysely<DatabaseSchema>, quoteId: string): Promise<QuoteEvent[]> {
  const rows = await db
    .selectFrom('quote_events')
    .leftJoin('users', 'users.id', 'quote_events.actor_id')
    .select(['quote_events.id', 'at', 'kind', 'actor_kind', 'from_status', 'to_status', 'reason'])
    .select(shownName('users').as('actor_name'))
    .where('quote_id', '=', quoteId)
    .orderBy('quote_events.at')
    .orderBy('quote_events.id')
    .execute();
  return rows.map((row) => ({
    ...presentEvent(row),
    actorName: row.actor_kind === 'admin' ? row.actor_name : null,
  }));
}
