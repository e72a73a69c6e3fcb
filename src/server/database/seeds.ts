import type { Kysely } from 'kysely';
import { type PriceBook, priceMethod } from '#domain/estimates/price-book/price-book.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { TemplateKind } from '#domain/mail/template-kind.ts';
import { storedPriceBook } from '#server/stored/price-book.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Stores the first price book in a database that has none. Where the version in force is computed by an earlier method, its
 * figures become a new version with the method of today; estimates keep theirs (D2). Answers whether it stored anything.
 */
export async function seedPriceBook(
  db: Kysely<DatabaseSchema>,
  seed: { content: PriceBook; createdAt: number },
): Promise<boolean> {
  const present = await db
    .selectFrom('price_books')
    .select(['version', 'content', 'method'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (present && present.method >= priceMethod) return false;
  const next = present
    ? { version: present.version + 1, content: present.content }
    : { version: 1, content: storedPriceBook.write(seed.content) };
  const inserted = await db
    .insertInto('price_books')
    .values({ ...next, created_at: seed.createdAt, method: priceMethod })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Row of the table `settings` that says that the first templates have been stored, whatever became of them. */
const templatesSeeded = 'message-templates-seeded';

type FirstTemplates = Record<Language, readonly { kind?: TemplateKind; name: string; subject: string; body: string }[]>;

/**
 * Stores the first templates of all languages in a database that has never had any; answers whether it did. Templates that
 * were deleted do not come back.
 */
export async function seedMessageTemplates(
  db: Kysely<DatabaseSchema>,
  seed: { templates: FirstTemplates; createdAt: number; newId: () => string },
): Promise<boolean> {
  const { templates, createdAt, newId } = seed;
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('settings')
      .values({ name: templatesSeeded, value: 'true', updated_at: createdAt, version: 1 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const rows = languages.flatMap((language) =>
      templates[language].map((template) => ({
        id: newId(),
        language,
        kind: 'request' as TemplateKind,
        ...template,
        updated_at: createdAt,
        version: 1,
      })),
    );
    if (rows.length > 0) await transaction.insertInto('message_templates').values(rows).execute();
    return true;
  });
}

/** Row of the table `settings` that says that the first library has been stored, whatever became of it. */
const librarySeeded = 'library-features-seeded';

/** A row of the library without what every new one has alike. */
type LibraryRow = Pick<
  DatabaseSchema['library_features'],
  'category' | 'texts' | 'unit' | 'unit_price_minor' | 'search_text'
>;

/**
 * Stores the first pieces of work in a database that has never had any; answers whether it did. What was archived since
 * stays as it is.
 */
export async function seedLibraryFeatures(
  db: Kysely<DatabaseSchema>,
  seed: { rows: readonly LibraryRow[]; createdAt: number; newId: () => string },
): Promise<boolean> {
  const { createdAt, newId } = seed;
  const times = { created_at: createdAt, updated_at: createdAt };
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('settings')
      .values({ name: librarySeeded, value: 'true', updated_at: createdAt, version: 1 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const rows = seed.rows.map((row) => ({ ...row, id: newId(), ...times, is_archived: 0 as const, version: 1 }));
    if (rows.length > 0) await transaction.insertInto('library_features').values(rows).execute();
    return true;
  });
}
