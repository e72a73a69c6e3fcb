import type { Kysely, Transaction } from 'kysely';
import type { QuoteCodeTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** The code that was mailed for an access; null without one. */
export async function findCode(db: Kysely<DatabaseSchema>, accessKey: string): Promise<QuoteCodeTable | null> {
  const code = db.selectFrom('quote_codes').selectAll().where('access_key', '=', accessKey);
  return (await code.executeTakeFirst()) ?? null;
}

/** Keeps a new code in the place of the one before it. */
export async function replaceCode(transaction: Transaction<DatabaseSchema>, row: QuoteCodeTable): Promise<void> {
  await deleteCode(transaction, row.access_key);
  await transaction.insertInto('quote_codes').values(row).execute();
}

/** Counts that a code was tried. */
export async function countTry(transaction: Transaction<DatabaseSchema>, accessKey: string): Promise<void> {
  await transaction
    .updateTable('quote_codes')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('access_key', '=', accessKey)
    .execute();
}

/** Forgets a code that has confirmed a signature. */
export async function deleteCode(transaction: Transaction<DatabaseSchema>, accessKey: string): Promise<void> {
  await transaction.deleteFrom('quote_codes').where('access_key', '=', accessKey).execute();
}

/** Forgets codes that were over before a moment (ms UTC). */
export async function deleteCodesBefore(db: Kysely<DatabaseSchema>, moment: number): Promise<void> {
  await db.deleteFrom('quote_codes').where('expires_at', '<', moment).execute();
}
