import type { CaseStudyList } from '#contract/projects/case-studies.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import { noteSiteCaseStudies } from '#server/features/settings/site/site-case-studies-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { deleteCaseStudyRows, storeCaseStudyOrder } from './arranged-case-studies-store.ts';
import { lockCaseStudy } from './case-studies-store.ts';
import { listCaseStudies } from './read-case-study.ts';

/** Puts case studies into an order, that of the site (A12). */
export async function orderCaseStudies(
  services: Services,
  { ids, audit }: { ids: readonly string[]; audit: Audit },
): Promise<CaseStudyList> {
  await services.db.transaction().execute(async (transaction) => {
    await storeCaseStudyOrder(transaction, ids);
    await noteSiteCaseStudies(transaction, services.clock());
    await audit(transaction, {});
  });
  await followSiteReferences(services);
  return listCaseStudies(services);
}

type Deletion = { id: string; version: number; audit: Audit };

/**
 * Deletes a case study, also from the site; the record of what the customer has agreed to stays (A12). Throws `not-found`,
 * `changed-meanwhile`.
 */
export async function deleteCaseStudy(services: Services, { id, version, audit }: Deletion): Promise<CaseStudyList> {
  const { newId } = services;
  const now = services.clock();
  await services.db.transaction().execute(async (transaction) => {
    const row = await lockCaseStudy(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.version !== version) throw new AppError('changed-meanwhile');
    await deleteObjectsLater(transaction, await deleteCaseStudyRows(transaction, id), { newId, now });
    if (row.leave === 'given') await noteSiteCaseStudies(transaction, now);
    await audit(transaction, { subjectId: row.project_id });
  });
  services.pokeJobs();
  await followSiteReferences(services);
  return listCaseStudies(services);
}
