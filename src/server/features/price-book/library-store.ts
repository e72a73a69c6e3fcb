import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { LibraryFeature, listLibraryFeatures } from '#contract/price-book/library-features.ts';
import {
  type LibraryWork,
  libraryCategories,
  librarySearchText,
  libraryUnits,
} from '#domain/price-book/library-feature.ts';
import type { Language } from '#domain/languages.ts';
import { searchText } from '#domain/search/search-text.ts';
import type * as z from 'zod/mini';
import type { LibraryFeatureTable } from '#server/database/tables/back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedLibraryTexts } from '#server/stored/library-texts.ts';

type Db = Kysely<DatabaseSchema>;
type Wanted = z.output<typeof listLibraryFeatures.query>;

/** Pieces of work by category and by name in the reader's language; there are as many as a person has written. */
export async function listFeatures(
  db: Db,
  { search = '', category, isArchived }: Wanted,
  reader: Language,
): Promise<LibraryFeature[]> {
  let query = db
    .selectFrom('library_features')
    .selectAll()
    .where('is_archived', '=', isArchived ? 1 : 0);
  if (category) query = query.where('category', '=', category);
  const part = searchText(search);
  if (part !== '') {
    const pattern = `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  const found = (await query.orderBy('id').execute()).map(present);
  const { compare } = new Intl.Collator(reader);
  const place = ({ category: each }: LibraryFeature) => libraryCategories.indexOf(each);
  return found.toSorted(
    (one, other) => place(one) - place(other) || compare(one.texts[reader].name, other.texts[reader].name),
  );
}

/** One piece of work; null when there is none. */
export async function findFeature(db: Db, id: string): Promise<LibraryFeature | null> {
  const row = await db.selectFrom('library_features').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

/** Stores a piece of work as version 1; false when one of that id is stored already. */
export async function insertFeature(
  transaction: Transaction<DatabaseSchema>,
  { id, now, work }: { id: string; now: number; work: LibraryWork },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('library_features')
    .values({ id, ...columnsOf(work), is_archived: 0, created_at: now, updated_at: now, version: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Change = { id: string; version: number; now: number } & ({ work: LibraryWork } | { isArchived: boolean });

/**
 * Changes a version of a piece of work; false when it is no longer the present one (G5). Languages that only another release
 * knows keep their texts.
 */
export async function updateFeature(transaction: Transaction<DatabaseSchema>, change: Change): Promise<boolean> {
  const { id, version, now } = change;
  const columns =
    'work' in change
      ? { ...columnsOf(change.work), texts: await changedTexts(transaction, id, change.work) }
      : { is_archived: change.isArchived ? (1 as const) : (0 as const) };
  const { numUpdatedRows } = await transaction
    .updateTable('library_features')
    .set({ ...columns, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function changedTexts(db: Db, id: string, { texts }: LibraryWork): Promise<string> {
  const row = await db.selectFrom('library_features').select('texts').where('id', '=', id).executeTakeFirst();
  return storedLibraryTexts.write(texts, row?.texts);
}

/** The columns in which a piece of work is stored. */
export function columnsOf({ category, unit, unitPrice, texts }: LibraryWork) {
  return {
    category,
    unit,
    unit_price_minor: unitPrice,
    texts: storedLibraryTexts.write(texts),
    search_text: librarySearchText(texts),
  };
}

function present(row: Selectable<LibraryFeatureTable>): LibraryFeature {
  return {
    id: row.id,
    category: libraryCategories.find((each) => each === row.category) ?? 'other',
    unit: libraryUnits.find((each) => each === row.unit) ?? 'piece',
    unitPrice: row.unit_price_minor,
    texts: storedLibraryTexts.read(row.texts, `library_features ${row.id}`),
    isArchived: row.is_archived === 1,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
