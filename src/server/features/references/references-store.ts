import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { ProjectReferenceTable, ReferenceConsentTable } from '#server/database/tables/reference-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import { type ReferenceOfProject, selectReferences } from '#server/features/settings/site-references-store.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type ReferenceRow = Selectable<ProjectReferenceTable>;

/** Columns of a reference without words and picture. */
export const emptyColumns = {
  name: '',
  firm: '',
  text: '',
  figure_label: '',
  figure_before: '',
  figure_after: '',
  picture_alt: '',
  picture_key: null,
  picture_name: null,
  picture_type: null,
  picture_width: null,
  picture_height: null,
  given_at: null,
} as const;

/** The reference of a project or with an id; null where nobody was ever asked. */
export async function findReference(
  db: Db,
  by: { id: string } | { projectId: string },
): Promise<ReferenceOfProject | null> {
  const query = selectReferences(db);
  const found = 'id' in by ? query.where('said.id', '=', by.id) : query.where('said.project_id', '=', by.projectId);
  return (await found.executeTakeFirst()) ?? null;
}

/** All references with the titles of their projects, in the order of the site, then as they were asked for. */
export const listReferenceRows = (db: Db) =>
  selectReferences(db)
    .select('projects.title as project_title')
    .where(isNotKept('projects.id'))
    .orderBy('said.position')
    .orderBy('said.id')
    .execute();

/** Projects whose customer was asked for a reference or for leave for a case study, and has not answered. */
export const askedProjects = (db: Db) =>
  db
    .selectFrom('project_references')
    .select('project_id')
    .where('status', '=', 'asked')
    .union(db.selectFrom('case_studies').select('project_id').where('leave', '=', 'asked'));

/** Adds the reference of a project that is asked for; false where it was asked for before. */
export async function insertReference(
  transaction: Transacting,
  row: Insertable<ProjectReferenceTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('project_references')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks a reference until the transaction ends; null where there is none. */
export async function lockReference(transaction: Transacting, id: string): Promise<ReferenceRow | null> {
  const row = await transaction
    .updateTable('project_references')
    .set((said) => ({ version: said.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a locked reference and counts its version on. */
export async function changeReferenceRow(
  transaction: Transacting,
  { id, version }: Pick<ReferenceRow, 'id' | 'version'>,
  set: Updateable<ProjectReferenceTable>,
): Promise<void> {
  await transaction
    .updateTable('project_references')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** The place after all others. */
export async function lastPosition(transaction: Transacting): Promise<number> {
  const { last } = await transaction
    .selectFrom('project_references')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Puts references into an order; an id that is unknown changes nothing. */
export async function storeOrder(transaction: Transacting, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await transaction
      .updateTable('project_references')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Replaces the translation of a reference into a language; null takes it away. */
export async function replaceTranslation(
  transaction: Transacting,
  { id, language }: { id: string; language: ReferenceRow['language'] },
  row: Insertable<DatabaseSchema['reference_translations']> | null,
): Promise<void> {
  await transaction
    .deleteFrom('reference_translations')
    .where('reference_id', '=', id)
    .where('language', '=', language)
    .execute();
  if (row) await transaction.insertInto('reference_translations').values(row).execute();
}

/** Takes all translations of a reference away, which are of words that are no more. */
export async function deleteTranslations(transaction: Transacting, id: string): Promise<void> {
  await transaction.deleteFrom('reference_translations').where('reference_id', '=', id).execute();
}

/** Takes out of all translations of a reference what the original has no leave for any more. */
export async function narrowTranslations(
  transaction: Transacting,
  { id, figureLabel, pictureAlt }: { id: string; figureLabel: string; pictureAlt: string },
): Promise<void> {
  const gone = {
    ...(figureLabel === '' && { figure_label: '' }),
    ...(pictureAlt === '' && { picture_alt: '' }),
  };
  if (Object.keys(gone).length === 0) return;
  await transaction.updateTable('reference_translations').set(gone).where('reference_id', '=', id).execute();
}

/** Adds to the record of what was agreed to. */
export async function insertConsent(transaction: Transacting, row: Insertable<ReferenceConsentTable>): Promise<void> {
  await transaction.insertInto('reference_consents').values(row).execute();
}
