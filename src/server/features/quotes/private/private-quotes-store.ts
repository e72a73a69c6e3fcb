import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/** The quote that a private link stands for; null for an unknown one. */
export async function findByToken(db: Kysely<DatabaseSchema>, token: string): Promise<QuoteRow | null> {
  return (await db.selectFrom('quotes').selectAll().where('token', '=', token).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends: of two views that come at once one is the first. */
export async function lockByToken(transaction: Transaction<DatabaseSchema>, token: string): Promise<QuoteRow | null> {
  const row = await transaction
    .updateTable('quotes')
    .set((quote) => ({ version: quote.ref('version') }))
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes when a locked quote was looked at. No new version: who works on the quote is not disturbed by it. */
export async function touchView(
  transaction: Transaction<DatabaseSchema>,
  { id, first_viewed_at: firstAt }: Pick<QuoteRow, 'id' | 'first_viewed_at'>,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ first_viewed_at: firstAt ?? now, last_viewed_at: now })
    .where('id', '=', id)
    .execute();
}
