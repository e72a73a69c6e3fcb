import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ProjectReferenceTable, ReferenceTranslationTable } from '#server/database/tables/reference-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { countChange, readCount } from './change-count-store.ts';

/** Row of the table `settings` that counts the changes of what the site shows; its value says nothing. */
const siteReferencesName = 'site-references';

/** A reference with the project that it is about. */
export type ReferenceOfProject = Selectable<ProjectReferenceTable> & {
  project_number: number | null;
  project_completed_at: number | null;
};
export type TranslationRow = Selectable<ReferenceTranslationTable>;

/** What the site shows, in its order, with the version that counts its changes and when it last changed (ms UTC, 0 for never). */
export type StoredSiteReferences = {
  references: { row: ReferenceOfProject; translations: TranslationRow[] }[];
  version: number;
  changedAt: number;
};

/** Counts that what the site shows has changed, in the transaction that changes it. */
export async function noteSiteReferences(transaction: Transaction<DatabaseSchema>, now: number): Promise<void> {
  await countChange(transaction, { name: siteReferencesName, now });
}

/** Reads the references that the site shows. */
export async function readSiteReferences(db: Kysely<DatabaseSchema>): Promise<StoredSiteReferences> {
  const { version, changedAt } = await readCount(db, siteReferencesName);
  if (version === 0) return { references: [], version, changedAt };
  const rows = await selectReferences(db)
    .where('said.status', '=', 'shown')
    .orderBy('said.position')
    .orderBy('said.id')
    .execute();
  const translations = await findTranslations(
    db,
    rows.map(({ id }) => id),
  );
  const references = rows.map((row) => ({
    row,
    translations: translations.filter(({ reference_id: id }) => id === row.id),
  }));
  return { references, version, changedAt };
}

/** References with the projects that they are about. */
export const selectReferences = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('project_references as said')
    .innerJoin('projects', 'projects.id', 'said.project_id')
    .selectAll('said')
    .select(['projects.number as project_number', 'projects.completed_at as project_completed_at']);

/** The translations of references. */
export async function findTranslations(
  db: Kysely<DatabaseSchema>,
  referenceIds: readonly string[],
): Promise<TranslationRow[]> {
  if (referenceIds.length === 0) return [];
  return db.selectFrom('reference_translations').selectAll().where('reference_id', 'in', referenceIds).execute();
}
