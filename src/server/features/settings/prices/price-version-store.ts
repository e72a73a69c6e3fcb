import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Version of the newest price book; 0 when there is none. */
export async function readPriceBookVersion(db: Kysely<DatabaseSchema>): Promise<number> {
  const row = await db
    .selectFrom('price_books')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}
