import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import type {
  ContentDraftTable,
  ContentPictureTable,
  ContentVersionTable,
} from '#server/database/tables/content-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type DraftRow = Selectable<ContentDraftTable> & { by: string | null };
export type VersionRow = Selectable<ContentVersionTable> & { by: string | null };

const pageSize = 50;

/** Rows of what is being written, with who wrote. */
export const listDrafts = (db: Db): Promise<DraftRow[]> =>
  db
    .selectFrom('content_drafts')
    .leftJoin('users', 'users.id', 'content_drafts.by_id')
    .selectAll('content_drafts')
    .select('users.username as by')
    .execute();

/** The row of a kind; none before its first draft. */
export const findDraft = (db: Db, kind: ContentKind): Promise<DraftRow | undefined> =>
  db
    .selectFrom('content_drafts')
    .leftJoin('users', 'users.id', 'content_drafts.by_id')
    .selectAll('content_drafts')
    .select('users.username as by')
    .where('kind', '=', kind)
    .executeTakeFirst();

type DraftChange = Omit<Selectable<ContentDraftTable>, 'version'>;

/** Replaces the row of a version, 0 for none; false when somebody else was faster (G5). */
export async function replaceDraft(transaction: Transacting, row: DraftChange, version: number): Promise<boolean> {
  const next = { ...row, version: version + 1 };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('content_drafts')
      .values(next)
      .onConflict((conflict) => conflict.column('kind').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('content_drafts')
    .set(next)
    .where('kind', '=', row.kind)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const versions = (db: Db) =>
  db
    .selectFrom('content_versions')
    .leftJoin('users', 'users.id', 'content_versions.by_id')
    .select('users.username as by')
    .orderBy('number', 'desc');

/** The version of a number, or the latest one; none where there is no such one. */
export const findVersion = (db: Db, kind: ContentKind, number: number | 'latest'): Promise<VersionRow | undefined> => {
  const all = versions(db).selectAll('content_versions').where('kind', '=', kind).limit(1);
  return (number === 'latest' ? all : all.where('number', '=', number)).executeTakeFirst();
};

/** One page of versions without their documents, the newest first, below the number `before`. */
export async function listVersions(db: Db, kind: ContentKind, before: number | null) {
  const all = versions(db).select(['number', 'at', 'restored_from']).where('kind', '=', kind);
  const found = await (before === null ? all : all.where('number', '<', before)).limit(pageSize + 1).execute();
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? String(last.number) : null };
}

/** Adds a version; false when there is one of its number, by somebody who was faster. */
export async function insertVersion(transaction: Transacting, row: Selectable<ContentVersionTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('content_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'number']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Adds a picture. */
export const insertPicture = async (transaction: Transacting, row: Selectable<ContentPictureTable>): Promise<void> => {
  await transaction.insertInto('content_pictures').values(row).execute();
};

/** Deletes pictures of before a time (ms UTC) that no document names; returns the keys of their bytes. */
export async function deleteLoosePictures(transaction: Transacting, before: number): Promise<string[]> {
  const isNamedIn = (table: 'content_drafts' | 'content_versions') =>
    sql<boolean>`exists (select 1 from ${sql.table(table)} where document like '%' || content_pictures.id || '%')`;
  const removed = await transaction
    .deleteFrom('content_pictures')
    .where('at', '<', before)
    .where(({ not, or }) => not(or([isNamedIn('content_drafts'), isNamedIn('content_versions')])))
    .returning('object_key')
    .execute();
  return removed.map(({ object_key: key }) => key);
}
