import { type Kysely, type Transaction, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/*
 * Rows of the table `settings` that count the changes of what the site shows and other tables hold; their values say nothing.
 */

/** Counts a change, in the transaction that makes it. */
export async function countChange(
  transaction: Transaction<DatabaseSchema>,
  { name, now }: { name: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('settings')
    .values({ name, value: '{}', updated_at: now, version: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ updated_at: now, version: sql<number>`settings.version + 1` }),
    )
    .execute();
}

/**
 * How many changes were counted, and when the last was (ms UTC); 0 for none. To be read before what it counts: what changes in between is
 * read again with the next count.
 */
export async function readCount(
  db: Kysely<DatabaseSchema>,
  name: string,
): Promise<{ version: number; changedAt: number }> {
  const row = await db
    .selectFrom('settings')
    .select(['version', 'updated_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { version: row.version, changedAt: row.updated_at } : { version: 0, changedAt: 0 };
}
