import type { Kysely, Transaction } from 'kysely';
import { expiringStatuses, openStatuses } from '#domain/quotes/quote-status.ts';
import type { ReminderKind } from '#domain/quotes/reminders.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Quotes that are read at once. */
const pageSize = 100;

/** Whose last day was over at a time (ms UTC) and who are not marked as expired yet, by id after the given one. */
export async function findOverdue(db: Db, { now, after }: { now: number; after: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('status', 'in', expiringStatuses)
    .where('expires_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** A quote, locked until the transaction ends. */
export async function lockQuote(transaction: Transaction<DatabaseSchema>, id: string): Promise<QuoteRow | null> {
  const row = await transaction
    .updateTable('quotes')
    .set((quote) => ({ version: quote.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Quotes that are open at a time (ms UTC), of which not every reminder was sent, by id after the given one. */
export async function findOpen(db: Db, { now, after }: { now: number; after: string }): Promise<QuoteRow[]> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('status', 'in', openStatuses)
    .where('expires_at', '>', now)
    .where('reminded_ending_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

const columnOf = { unseen: 'reminded_unseen_at', ending: 'reminded_ending_at' } as const;

/**
 * Notes that a customer is reminded of a quote; false when somebody else was faster or the quote is not as it was read any
 * more. No new version: who works on the quote is not disturbed by it.
 */
export async function markReminded(
  transaction: Transaction<DatabaseSchema>,
  { id, version }: Pick<QuoteRow, 'id' | 'version'>,
  { kind, now }: { kind: ReminderKind; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quotes')
    .set({ [columnOf[kind]]: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(columnOf[kind], 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
