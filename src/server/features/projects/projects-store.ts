import type { Insertable, Kysely, Transaction } from 'kysely';
import type { ProjectTable } from '#server/database/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Adds the project of a quote; false where the quote has one. */
export async function insertProject(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<ProjectTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('projects')
    .values(row)
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** When the project of a quote began (ms UTC); null where there is none. */
export async function findProjectStart(db: Kysely<DatabaseSchema>, quoteId: string): Promise<number | null> {
  const row = await db.selectFrom('projects').select('created_at').where('quote_id', '=', quoteId).executeTakeFirst();
  return row?.created_at ?? null;
}
