import type { Kysely } from 'kysely';
import type { RecordedEntry } from '#domain/quotes/signing/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { shownName } from '#server/database/shown-name.ts';

/** All entries of a quote, those from before records were chained first. */
export async function findRecordEntries(db: Kysely<DatabaseSchema>, quoteId: string): Promise<RecordedEntry[]> {
  const rows = await db
    .selectFrom('quote_events')
    .leftJoin('users', 'users.id', 'quote_events.by_id')
    .selectAll('quote_events')
    .select(shownName('users').as('actor_name'))
    .where('quote_id', '=', quoteId)
    .orderBy('quote_events.at')
    .orderBy('quote_events.id')
    .execute();
  const entries = rows.map((row) => ({
    sequence: row.sequence,
    id: row.id,
    at: row.at,
    actor: row.actor_kind,
    actorId: row.by_id,
    actorName: row.actor_name,
    kind: row.kind,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    detail: row.detail,
    hash: row.hash,
  }));
  return entries.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
}
