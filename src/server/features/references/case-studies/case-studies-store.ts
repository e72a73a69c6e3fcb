import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { CaseStudyWords } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { CaseStudyPictureTable, CaseStudyTable } from '#server/database/tables/case-study-tables.ts';
import { type CaseStudyOfProject, selectCaseStudies } from '#server/features/settings/site/site-case-studies-store.ts';
import { storedCaseStudyWords } from '#server/stored/case-study-words.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type CaseStudyRow = Selectable<CaseStudyTable>;

/** A case study by its id or its project; null where there is none. */
export async function findCaseStudy(
  db: Db,
  by: { id: string } | { projectId: string },
): Promise<CaseStudyOfProject | null> {
  const query = selectCaseStudies(db).where(isNotKept('projects.id'));
  const found = 'id' in by ? query.where('studies.id', '=', by.id) : query.where('projects.id', '=', by.projectId);
  return (await found.executeTakeFirst()) ?? null;
}

/** All case studies, in the order of the site; those without a place first, the newest project before the others. */
export const listCaseStudyRows = (db: Db): Promise<CaseStudyOfProject[]> =>
  selectCaseStudies(db)
    .where(isNotKept('projects.id'))
    .orderBy('studies.position')
    .orderBy('projects.completed_at', 'desc')
    .orderBy('studies.id', 'desc')
    .execute();

/** Completed projects without a case study, newest first. */
export const listProjectsWithout = (db: Db, limit: number) =>
  db
    .selectFrom('projects')
    .leftJoin('case_studies', 'case_studies.project_id', 'projects.id')
    .select(['projects.id', 'projects.number', 'projects.title', 'projects.language'])
    .where('projects.status', '=', 'completed')
    .where('case_studies.id', 'is', null)
    .where(isNotKept('projects.id'))
    .orderBy('projects.completed_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(limit)
    .execute();

/** Which of these projects have a case study for which leave is asked. */
export async function findAskedForLeave(db: Db, projectIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (projectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('case_studies')
    .select('project_id')
    .where('project_id', 'in', projectIds)
    .where('leave', '=', 'asked')
    .execute();
  return new Set(rows.map(({ project_id: id }) => id));
}

/** Adds the case study of a project; false where it has one. */
export async function insertCaseStudy(transaction: Transacting, row: Insertable<CaseStudyTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('case_studies')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks a case study until the transaction ends; null where there is none. */
export async function lockCaseStudy(transaction: Transacting, id: string): Promise<CaseStudyRow | null> {
  const row = await transaction
    .updateTable('case_studies')
    .set((study) => ({ version: study.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a locked case study and counts its version on. */
export async function changeCaseStudyRow(
  transaction: Transacting,
  { id, version }: Pick<CaseStudyRow, 'id' | 'version'>,
  set: Updateable<CaseStudyTable>,
): Promise<void> {
  await transaction
    .updateTable('case_studies')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** The newest text of a language, with the number of the one that the site shows. */
export type CaseStudyTextRow = {
  case_study_id: string;
  language: Language;
  number: number;
  published_number: number | null;
  words: CaseStudyWords;
  writer: DatabaseSchema['case_study_versions']['writer'];
  at: number;
};

/** The newest texts of case studies. */
export async function findCaseStudyTexts(db: Db, ids: readonly string[]): Promise<CaseStudyTextRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('case_study_texts as texts')
    .innerJoin('case_study_versions as versions', (join) =>
      join
        .onRef('versions.case_study_id', '=', 'texts.case_study_id')
        .onRef('versions.language', '=', 'texts.language')
        .onRef('versions.number', '=', 'texts.number'),
    )
    .select(['texts.case_study_id', 'texts.language', 'texts.number', 'texts.published_number'])
    .select(['versions.id', 'versions.words', 'versions.writer', 'versions.at'])
    .where('texts.case_study_id', 'in', ids)
    .execute();
  return rows.map(({ id, words, ...row }) => ({
    ...row,
    words: storedCaseStudyWords.read(words, `case_study_versions ${id}`),
  }));
}

type VersionKey = { id: string; language: Language };

/** The words of one version; null where there is none. */
export async function findVersionWords(
  db: Db,
  { id, language, number }: VersionKey & { number: number },
): Promise<{ words: CaseStudyWords; json: string } | null> {
  const row = await db
    .selectFrom('case_study_versions')
    .select(['id', 'words'])
    .where('case_study_id', '=', id)
    .where('language', '=', language)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  return { words: storedCaseStudyWords.read(row.words, `case_study_versions ${row.id}`), json: row.words };
}

/** The newest versions of a text, newest first. */
export const listVersionRows = (db: Db, { id, language, limit }: VersionKey & { limit: number }) =>
  db
    .selectFrom('case_study_versions')
    .select(['id', 'number', 'words', 'writer', 'at'])
    .where('case_study_id', '=', id)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

type NewVersion = Insertable<DatabaseSchema['case_study_versions']>;

/** Adds a version of a text of a locked case study, which becomes its newest. */
export async function insertVersion(transaction: Transacting, version: NewVersion): Promise<void> {
  const { case_study_id: id, language, number } = version;
  await transaction.insertInto('case_study_versions').values(version).execute();
  await transaction
    .insertInto('case_study_texts')
    .values({ id: version.id, case_study_id: id, language, number, published_number: null })
    .onConflict((conflict) => conflict.columns(['case_study_id', 'language']).doUpdateSet({ number }))
    .execute();
}

/** Sets which version of a text the site shows; null for none. */
export async function storePublished(
  transaction: Transacting,
  { id, language, number }: { id: string; language: Language | null; number: number | null },
): Promise<void> {
  let change = transaction
    .updateTable('case_study_texts')
    .set({ published_number: number })
    .where('case_study_id', '=', id);
  if (language !== null) change = change.where('language', '=', language);
  await change.execute();
}

/** Takes pictures away, one or all; returns the keys of their bytes. */
export async function deletePictures(
  transaction: Transacting,
  { id, place }: { id: string; place?: CaseStudyPictureTable['place'] },
): Promise<string[]> {
  let removal = transaction.deleteFrom('case_study_pictures').where('case_study_id', '=', id).returning('object_key');
  if (place !== undefined) removal = removal.where('place', '=', place);
  return (await removal.execute()).map(({ object_key: key }) => key);
}

/** Adds a picture. */
export async function insertPicture(transaction: Transacting, row: Insertable<CaseStudyPictureTable>): Promise<void> {
  await transaction.insertInto('case_study_pictures').values(row).execute();
}

/** Notes whether the customer has agreed to the pictures as they are. */
export async function agreeToPictures(transaction: Transacting, id: string, isAgreed: boolean): Promise<void> {
  await transaction
    .updateTable('case_study_pictures')
    .set({ is_agreed: isAgreed ? 1 : 0 })
    .where('case_study_id', '=', id)
    .execute();
}
