import type { PageData } from '#contract/page.ts';
import type { ReferenceOfPage } from '#contract/projects/reference-page.ts';
import { keyedPicturePath } from '#contract/projects/references.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { type ReferenceWords, partsOf } from '#domain/references/reference.ts';
import { hasWords } from '#domain/references/reference-status.ts';
import { presentReference } from '#server/features/references/present-reference.ts';
import type { ReferenceOfProject } from '#server/features/settings/site-references-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { presentOwnCaseStudy } from '#server/features/references/case-studies/own-case-study.ts';
import { openReference } from './open-reference.ts';

type Wanted = { key: string; caller: Caller; forms?: Pick<PageData, 'referenceForm' | 'caseStudyForm'> };

/** What the page of a reference is rendered from, in the language of its project (A11); 404 for a key that opens nothing. */
export async function referencePage(services: Services, { key, caller, forms }: Wanted): Promise<PersonalPage> {
  const own = caller.user ? { user: toCurrentUser(caller.user) } : {};
  try {
    const { row } = await openReference(services, { key, caller });
    const project = await findProject(services.db, row.project_id);
    const title = projectTitle(row.project_number, project?.title ?? '');
    const reference = { ...presentOwn(row, { key, title }), caseStudy: await presentOwnCaseStudy(services, row, key) };
    return { data: { ...own, reference, ...forms }, language: row.language };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    return { data: { ...own, reference: null }, status: 404 };
  }
}

function presentOwn(
  row: ReferenceOfProject,
  { key, title }: { key: string; title: string },
): Omit<ReferenceOfPage, 'caseStudy'> {
  const words: ReferenceWords = {
    name: row.name,
    firm: row.firm,
    text: row.text,
    figureLabel: row.figure_label,
    figureBefore: row.figure_before,
    figureAfter: row.figure_after,
    pictureAlt: row.picture_alt,
  };
  // Until they answer the name is a suggestion, and nothing is ticked for them.
  const parts = hasWords(row.status) ? partsOf({ ...words, picture: row.picture_key }) : [];
  return {
    key,
    status: row.status,
    version: row.version,
    project: title,
    words,
    parts,
    // With the way by which this page was opened, because on the site it may not be yet.
    shown: presentReference(row, {
      language: row.language,
      translations: [],
      picture: keyedPicturePath.replace(':key', key),
    }),
  };
}
