import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Stores the price book as version 1 of a database that has none; answers whether it did. */
export async function seedPriceBook(
  db: Kysely<DatabaseSchema>,
  seed: { content: object; createdAt: number },
): Promise<boolean> {
  const known = await db.selectFrom('price_books').select('version').limit(1).executeTakeFirst();
  if (known) return false;
  const inserted = await db
    .insertInto('price_books')
    .values({ version: 1, created_at: seed.createdAt, content: JSON.stringify(seed.content) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
