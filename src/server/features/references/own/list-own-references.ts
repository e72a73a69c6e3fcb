import type { PortalHome } from '#contract/portal/portal-home.ts';
import type { ReferenceStatus } from '#domain/references/reference-status.ts';
import { findAskedForLeave } from '#server/features/references/case-studies/case-studies-store.ts';
import { type Viewer, accessTo, opensAnything } from '#server/features/access/viewer-store.ts';
import { findProjectsTo } from '#server/features/projects/own/own-projects-store.ts';
import { type OwnAsked, isOwn } from '#server/features/projects/own/read-own-projects.ts';
import { askedProjects, findReference } from '#server/features/references/references-store.ts';
import type { Services } from '#server/services.ts';

/** As many as a home shows. */
const longest = 200;

/** What a viewer is asked for; what is said in a firm's name needs every right (I5, A11). */
export async function listOwnReferences(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
): Promise<PortalHome['references']> {
  const access = accessTo(viewer, 'all');
  if (!opensAnything(access)) return [];
  const projects = await findProjectsTo(db, { access, among: askedProjects(db), longest });
  const withStudy = await findAskedForLeave(
    db,
    projects.map(({ id }) => id),
  );
  return projects.map(({ id, number, title, language }) => ({
    projectId: id,
    number,
    title,
    language,
    hasCaseStudy: withStudy.has(id),
  }));
}

/** How the reference of a project stands; null where there is none, or where the account may not speak for the customer. */
export async function ownReferenceStatus(
  { db }: Pick<Services, 'db'>,
  { projectId, ...asked }: OwnAsked & { projectId: string },
): Promise<ReferenceStatus | null> {
  if (!(await isOwn(db, { ...asked, id: projectId }, 'all'))) return null;
  return (await findReference(db, { projectId }))?.status ?? null;
}
