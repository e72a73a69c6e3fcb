import type { Kysely } from 'kysely';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedPriceBook } from '#server/stored/price-book.ts';

/** Reads the newest price book. Throws when there is none, and `StoredValueError` when its figures are damaged. */
export async function readPriceBook(db: Kysely<DatabaseSchema>): Promise<VersionedPriceBook> {
  const row = await db
    .selectFrom('price_books')
    .select(['version', 'method', 'content'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { version, method, content } = row;
  return { version, method, content: storedPriceBook.read(content, `price_books ${version}`) };
}
