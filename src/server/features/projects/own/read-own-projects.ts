import type { Kysely } from 'kysely';
import type { OwnProject, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { presentProject } from '#server/features/projects/list/present-project.ts';
import { readShared } from '#server/features/projects/list/read-project.ts';
import { findMilestones } from '#server/features/projects/milestones-store.ts';
import { findVerifiedAddress } from '#server/features/quotes/access/links-store.ts';
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

/** The projects of a verified address (I1, I3): those that wait for an approval first, then newest first. */
export async function listOwnProjects(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<OwnProject[]> {
  const rows = await findProjectsTo(db, { email, longest });
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

/** Throws `not-found` unless an account may see a project: nothing tells whether there is one. */
export async function demandOwn(
  db: Kysely<DatabaseSchema>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const email = await findVerifiedAddress(db, userId);
  const [found] = email === null ? [] : await findProjectsTo(db, { email, id, longest: 1 });
  if (!found) throw new AppError('not-found');
}

/** One project as its customer sees it. Throws `not-found`. */
export async function readOwnProject(
  services: Pick<Services, 'db' | 'clock'>,
  wanted: { userId: string; id: string },
): Promise<OwnProjectDetail> {
  await demandOwn(services.db, wanted);
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
