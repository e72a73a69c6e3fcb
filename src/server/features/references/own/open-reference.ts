import { isOwn } from '#server/features/projects/own/read-own-projects.ts';
import type { ReferenceOfProject } from '#server/features/settings/site-references-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { readReferenceKey } from '#server/features/references/reference-link.ts';
import { findReference } from '#server/features/references/references-store.ts';

/** What opens a reference: its mailed key, or `portal-` with the id of a project that is the caller's own. */
export type ReferenceAsking = { key: string; caller: Caller };

export type OpenedReference = { row: ReferenceOfProject; way: 'link' | 'portal' };

const portalPrefix = 'portal-';

/** Finds the reference that a key opens to a caller. Throws `not-found`, which tells nothing of whether there is one (I4). */
export async function openReference(services: Services, { key, caller }: ReferenceAsking): Promise<OpenedReference> {
  if (key.startsWith(portalPrefix)) {
    const projectId = key.slice(portalPrefix.length);
    const userId = caller.user?.role === 'user' ? caller.user.id : '';
    // What is said in the firm's name needs every right.
    const row = userId !== '' && (await isOwn(services.db, { userId, id: projectId }, 'all'));
    return found(row ? await findReference(services.db, { projectId }) : null, 'portal');
  }
  const id = readReferenceKey(services, key);
  return found(id === null ? null : await findReference(services.db, { id }), 'link');
}

function found(row: ReferenceOfProject | null, way: OpenedReference['way']): OpenedReference {
  if (!row) throw new AppError('not-found');
  return { row, way };
}
