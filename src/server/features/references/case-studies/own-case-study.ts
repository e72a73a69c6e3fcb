import type { CaseStudyOfPage } from '#contract/projects/reference-page.ts';
import { keyedCaseStudyPicturePath } from '#contract/projects/case-studies.ts';
import type { CaseStudyWords } from '#domain/case-studies/case-study.ts';
import { resultsOf } from '#domain/case-studies/case-study.ts';
import type { ReferenceOfProject } from '#server/features/settings/site-references-store.ts';
import {
  type CaseStudyOfProject,
  type WordedCaseStudy,
  findCaseStudyPictures,
  picturesOf,
} from '#server/features/settings/site/site-case-studies-store.ts';
import type { Services } from '#server/services.ts';
import { findCaseStudy, findVersionWords } from './case-studies-store.ts';
import { partsIn } from './change-case-study.ts';
import { allowedParts } from '#server/features/settings/site/shown-case-study.ts';
import { presentCaseStudy } from './present-case-study.ts';

/** The case study that a customer was asked about: the text in their language, and all pictures. */
export type AskedCaseStudy = {
  row: CaseStudyOfProject;
  words: CaseStudyWords;
  pictures: WordedCaseStudy['pictures'];
};

/** What the customer of a project was asked about; null where nobody asked them. */
export async function findAskedCaseStudy(db: Services['db'], projectId: string): Promise<AskedCaseStudy | null> {
  const row = await findCaseStudy(db, { projectId });
  if (!row || row.asked_number === null) return null;
  const version = { id: row.id, language: row.project_language, number: row.asked_number };
  const [found, pictures] = await Promise.all([findVersionWords(db, version), findCaseStudyPictures(db, [row.id])]);
  return found && { row, words: found.words, pictures: picturesOf(pictures, row.id) };
}

/** The parts that the customer can give leave for. */
export const offeredParts = ({ row, words, pictures }: AskedCaseStudy) =>
  partsIn(row, { pictures: Object.keys(pictures).length > 0, figures: resultsOf(words).length > 0 });

/** Whether it has something that the customer has not agreed to. */
export const isNewTo = ({ row, pictures }: AskedCaseStudy): boolean =>
  row.asked_number !== row.agreed_number ||
  (allowedParts(row).includes('pictures') && Object.values(pictures).some(({ is_agreed: agreed }) => agreed === 0));

/** The case study as the customer's page shows it, with everything that may be shown of them. */
export async function presentOwnCaseStudy(
  { db }: Pick<Services, 'db'>,
  { project_id: projectId }: ReferenceOfProject,
  key: string,
): Promise<CaseStudyOfPage | null> {
  const asked = await findAskedCaseStudy(db, projectId);
  if (!asked) return null;
  const { row } = asked;
  const parts = offeredParts(asked);
  const language = row.project_language;
  return {
    leave: row.leave,
    version: row.version,
    parts,
    allowed: row.leave === 'given' ? allowedParts(row).filter((part) => parts.includes(part)) : [],
    isNew: row.leave === 'given' && isNewTo(asked),
    shown: presentCaseStudy(
      { ...asked, lang: language },
      { language, parts, address: keyedCaseStudyPicturePath.replace(':key', key) },
    ),
  };
}
