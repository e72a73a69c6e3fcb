import type { PortalHome } from '#contract/portal/portal-home.ts';
import type { ReferenceStatus } from '#domain/references/reference-status.ts';
import { type Viewer, accessTo, opensAnything } from '#server/features/access/viewer-store.ts';
import { findProjectsTo } from '#server/features/projects/own/own-projects-store.ts';
import { type OwnAsked, isOwn } from '#server/features/projects/own/read-own-projects.ts';
import { findReference, findReferencesOf } from '#server/features/references/references-store.ts';
import type { Services } from '#server/services.ts';

/** As many projects as are looked through. */
const longest = 200;

/** How the references of a viewer's projects stand; what is said in a firm's name needs every right (I5, A11). */
export async function listOwnReferences(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
): Promise<PortalHome['references']> {
  const access = accessTo(viewer, 'all');
  if (!opensAnything(access)) return [];
  const projects = await findProjectsTo(db, { access, longest });
  const rows = await findReferencesOf(
    db,
    projects.map(({ id }) => id),
  );
  return projects.flatMap(({ id, number, title, language }) => {
    const row = rows.find((each) => each.project_id === id);
    return row ? [{ projectId: id, number, title, language, status: row.status }] : [];
  });
}

/** How the reference of a project stands; null where there is none, or where the account may not speak for the customer. */
export async function ownReferenceStatus(
  { db }: Pick<Services, 'db'>,
  { projectId, ...asked }: OwnAsked & { projectId: string },
): Promise<ReferenceStatus | null> {
  if (!(await isOwn(db, { ...asked, id: projectId }, 'all'))) return null;
  return (await findReference(db, { projectId }))?.status ?? null;
}
