import { createHash } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { type Digest, type RecordEnd, type RecordEntry, chainedText } from '#domain/quotes/signing/record-chain.ts';
import type { QuoteEventTable, QuoteTable } from './tables/quote-tables.ts';
import type { DatabaseSchema } from './schema.ts';

/** An entry of a quote's record before it is chained. */
export type NewQuoteEvent = Omit<Insertable<QuoteEventTable>, 'sequence' | 'hash' | 'by_id'>;

/** SHA-256 of a text, hexadecimal. */
export const sha256Of: Digest = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Adds an entry to a quote's record, chained to the one before it (H5), and moves the end that the quote names. The caller has locked
 * the quote, so that of two entries at once one is the later.
 */
export async function addToRecord(transaction: Transaction<DatabaseSchema>, row: NewQuoteEvent): Promise<void> {
  const last = await transaction
    .selectFrom('quote_events')
    .select(['sequence', 'hash'])
    .where('quote_id', '=', row.quote_id)
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry: RecordEntry = {
    quoteId: row.quote_id,
    sequence: (last?.sequence ?? 0) + 1,
    id: row.id,
    at: row.at,
    actor: row.actor_kind,
    actorId: row.actor_id ?? null,
    kind: row.kind,
    from: row.from_status ?? null,
    to: row.to_status ?? null,
    reason: row.reason ?? null,
    detail: row.detail ?? null,
  };
  const chained = { sequence: entry.sequence, hash: sha256Of(chainedText(entry, last?.hash ?? '')) };
  await transaction
    .insertInto('quote_events')
    .values({ ...row, by_id: entry.actorId, ...chained })
    .execute();
  await transaction
    .updateTable('quotes')
    .set({ record_length: chained.sequence, record_hash: chained.hash })
    .where('id', '=', row.quote_id)
    .execute();
}

/** Where a quote says that its record ends; null for records from before it said so. */
export const recordEndOf = ({
  record_length: sequence,
  record_hash: hash,
}: Pick<Selectable<QuoteTable>, 'record_length' | 'record_hash'>): RecordEnd | null =>
  sequence === null || hash === null ? null : { sequence, hash };
