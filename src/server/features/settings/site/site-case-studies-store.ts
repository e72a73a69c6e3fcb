import type { Kysely, Selectable, Transaction } from 'kysely';
import { type CaseStudyWords, type PicturePlace } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import type { CaseStudyPictureTable, CaseStudyTable } from '#server/database/tables/case-study-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedCaseStudyWords } from '#server/stored/case-study-words.ts';
import { countChange, readCount } from '#server/features/settings/change-count-store.ts';

type Db = Kysely<DatabaseSchema>;

/** A case study with the project that it is about. */
export type CaseStudyOfProject = Selectable<CaseStudyTable> & {
  project_number: number | null;
  project_title: string;
  project_language: Language;
  project_created_at: number;
  project_completed_at: number | null;
};
export type CaseStudyPicture = Selectable<CaseStudyPictureTable>;

/** What is shown of a case study in a language, and its pictures by place. */
export type WordedCaseStudy = {
  row: CaseStudyOfProject;
  words: Partial<Record<Language, CaseStudyWords>>;
  pictures: Partial<Record<PicturePlace, CaseStudyPicture>>;
};

/** What the site shows, in its order, with the version that counts its changes and when it last changed (ms UTC, 0 for never). */
export type StoredSiteCaseStudies = { studies: WordedCaseStudy[]; version: number; changedAt: number };

/** Row of the table `settings` that counts the changes of what the site shows; its value says nothing. */
const siteCaseStudiesName = 'site-case-studies';

/** Counts that what the site shows has changed, in the transaction that changes it. */
export async function noteSiteCaseStudies(transaction: Transaction<DatabaseSchema>, now: number): Promise<void> {
  await countChange(transaction, { name: siteCaseStudiesName, now });
}

/** Reads the case studies that the site shows: those with a leave and a published text. */
export async function readSiteCaseStudies(db: Db): Promise<StoredSiteCaseStudies> {
  // The count first: what changes in between is read again with the next count.
  const { version, changedAt } = await readCount(db, siteCaseStudiesName);
  if (version === 0) return { studies: [], version, changedAt };
  const rows = await selectCaseStudies(db)
    .where('studies.leave', '=', 'given')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('case_study_texts as texts')
          .select('texts.id')
          .whereRef('texts.case_study_id', '=', 'studies.id')
          .where('texts.published_number', 'is not', null),
      ),
    )
    .orderBy('studies.position')
    .orderBy('projects.completed_at', 'desc')
    .orderBy('studies.id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const [texts, pictures] = await Promise.all([findPublishedTexts(db, ids), findCaseStudyPictures(db, ids)]);
  const studies = rows.map((row) => ({
    row,
    words: Object.fromEntries(texts.filter(({ id }) => id === row.id).map(({ language, words }) => [language, words])),
    pictures: picturesOf(pictures, row.id),
  }));
  return { studies, version, changedAt };
}

/** Case studies with the projects that they are about. */
export const selectCaseStudies = (db: Db) =>
  db
    .selectFrom('case_studies as studies')
    .innerJoin('projects', 'projects.id', 'studies.project_id')
    .selectAll('studies')
    .select([
      'projects.number as project_number',
      'projects.title as project_title',
      'projects.language as project_language',
      'projects.created_at as project_created_at',
      'projects.completed_at as project_completed_at',
    ]);

async function findPublishedTexts(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; language: Language; words: CaseStudyWords }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('case_study_texts as texts')
    .innerJoin('case_study_versions as versions', (join) =>
      join
        .onRef('versions.case_study_id', '=', 'texts.case_study_id')
        .onRef('versions.language', '=', 'texts.language')
        .onRef('versions.number', '=', 'texts.published_number'),
    )
    .select(['versions.id as version_id', 'texts.case_study_id', 'texts.language', 'versions.words'])
    .where('texts.case_study_id', 'in', ids)
    .execute();
  return rows.map(({ case_study_id: id, language, words, version_id: version }) => ({
    id,
    language,
    words: storedCaseStudyWords.read(words, `case_study_versions ${version}`),
  }));
}

/** The pictures of case studies. */
export async function findCaseStudyPictures(db: Db, ids: readonly string[]): Promise<CaseStudyPicture[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('case_study_pictures').selectAll().where('case_study_id', 'in', ids).execute();
}

/** The pictures of one case study by their place. */
export const picturesOf = (pictures: readonly CaseStudyPicture[], id: string): WordedCaseStudy['pictures'] =>
  Object.fromEntries(pictures.filter(({ case_study_id: of }) => of === id).map((picture) => [picture.place, picture]));
