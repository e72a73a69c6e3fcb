import type { Kysely } from 'kysely';
import { priceBookSchema } from '#domain/estimates/estimate-schema.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Version of the newest price book; 0 when there is none. */
export async function readPriceBookVersion(db: Kysely<DatabaseSchema>): Promise<number> {
  const row = await db
    .selectFrom('price_books')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Reads the newest price book. Throws when there is none or its content does not fit. */
export async function readPriceBook(db: Kysely<DatabaseSchema>): Promise<VersionedPriceBook> {
  const row = await db
    .selectFrom('price_books')
    .select(['version', 'content'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { version: row.version, content: priceBookSchema.parse(JSON.parse(row.content)) };
}
