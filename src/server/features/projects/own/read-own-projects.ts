import type { Kysely } from 'kysely';
import type { OwnProject, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Access, opensAnything, readAccess } from '#server/features/access/viewer-store.ts';
import { presentProject } from '#server/features/projects/list/present-project.ts';
import { readShared } from '#server/features/projects/list/read-project.ts';
import { findMilestones } from '#server/features/projects/milestones-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findProjectsTo } from './own-projects-store.ts';

/** As many as a home shows. */
const longest = 200;

type Milestone = Pick<OwnProjectDetail['milestones'][number], 'id' | 'title' | 'status'>;

/** Milestones that wait for the customer, where the project goes on. */
const toApprove = (milestones: readonly Milestone[], { waitsFor }: Pick<OwnProject, 'waitsFor'>) =>
  waitsFor === 'customer'
    ? milestones.filter(({ status }) => status === 'submitted').map(({ id, title }) => ({ id, title }))
    : [];

/** The projects that an access opens (I1, I3): those that wait for an approval first, then newest first. */
export async function listOwnProjects(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  access: Access,
): Promise<OwnProject[]> {
  const rows = await findProjectsTo(db, { access, longest });
  const milestones = await findMilestones(
    db,
    rows.map(({ id }) => id),
  );
  const projects = rows.map((row): OwnProject => {
    const own = milestones.filter(({ project_id: projectId }) => projectId === row.id);
    const shown = presentProject(row, own, clock());
    return { ...shown, toApprove: toApprove(own, shown) };
  });
  const isWaiting = ({ toApprove: waiting }: OwnProject) => waiting.length > 0;
  return [...projects.filter(isWaiting), ...projects.filter((project) => !isWaiting(project))];
}

/**
 * Throws `not-found` unless an account has what is needed of a project: nothing tells whether there is one. Without a right that is
 * named all is needed, so that a colleague with less gets nothing that nobody has thought of (I4, I5).
 */
export async function demandOwn(
  db: Kysely<DatabaseSchema>,
  { userId, id }: { userId: string; id: string },
  needed: FirmRight = 'all',
): Promise<void> {
  const access = await readAccess(db, userId, needed);
  const [found] = opensAnything(access) ? await findProjectsTo(db, { access, id, longest: 1 }) : [];
  if (!found) throw new AppError('not-found');
}

/** One project as its customer sees it. Throws `not-found`. */
export async function readOwnProject(
  services: Pick<Services, 'db' | 'clock'>,
  wanted: { userId: string; id: string },
): Promise<OwnProjectDetail> {
  await demandOwn(services.db, wanted, 'messages');
  return presentOwnProject(services, wanted.id);
}

/** A project as its customer sees it, for whom it was found to be. */
export async function presentOwnProject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<OwnProjectDetail> {
  const { shown } = await readShared(db, { id, now: clock() });
  return { ...shown, toApprove: toApprove(shown.milestones, shown) };
}
