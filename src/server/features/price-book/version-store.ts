import type { Kysely, Transaction } from 'kysely';
import type { PriceVersion, PriceVersionInFull } from '#contract/price-book/price-versions.ts';
import { type PriceBook, priceMethod } from '#domain/estimates/price-book/price-book.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedPriceBook } from '#server/stored/price-book.ts';

type Db = Kysely<DatabaseSchema>;

const pageSize = 50;

const versions = (db: Db) =>
  db
    .selectFrom('price_books')
    .leftJoin('users', 'users.id', 'price_books.author_id')
    .select([
      'price_books.version',
      'price_books.method',
      'price_books.created_at as createdAt',
      'users.username as author',
      'price_books.note',
    ])
    .orderBy('price_books.version', 'desc');

/** One page of versions, the newest first; a page begins below the version `before`. */
export async function listVersions(
  db: Db,
  before: number | null,
): Promise<{ rows: PriceVersion[]; next: string | null }> {
  const query = before === null ? versions(db) : versions(db).where('price_books.version', '<', before);
  const found = await query.limit(pageSize + 1).execute();
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: found.length > pageSize && last ? String(last.version) : null };
}

/** One version with its figures, or the one in force; null when there is none. */
export async function findVersion(db: Db, wanted: number | 'present'): Promise<PriceVersionInFull | null> {
  const all = versions(db).select('price_books.content').limit(1);
  const row = await (wanted === 'present' ? all : all.where('price_books.version', '=', wanted)).executeTakeFirst();
  return row ? { ...row, content: storedPriceBook.read(row.content, `price_books ${row.version}`) } : null;
}

/**
 * Stores a version, with what the version before it holds and this release does not know; false when one of that number is
 * stored already, by somebody who was faster (G5).
 */
export async function insertVersion(
  transaction: Transaction<DatabaseSchema>,
  row: { version: number; content: PriceBook; authorId: string; note: string; now: number },
): Promise<boolean> {
  const before = await transaction
    .selectFrom('price_books')
    .select('content')
    .where('version', '=', row.version - 1)
    .executeTakeFirst();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('price_books')
    .values({
      version: row.version,
      created_at: row.now,
      content: storedPriceBook.write(row.content, before?.content),
      author_id: row.authorId,
      note: row.note,
      method: priceMethod,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
