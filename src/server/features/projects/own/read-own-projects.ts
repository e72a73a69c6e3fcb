import type { Kysely } from 'kysely';
import type { OwnProject, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { lengthOf } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import { isMaterialOpen } from '#domain/projects/material/material-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Viewer, accessTo, opensAnything, readAccess } from '#server/features/access/viewer-store.ts';
import { presentProject } from '#server/features/projects/list/present-project.ts';
import { readShared } from '#server/features/projects/list/read-project.ts';
import { type OwedRow, findOwedMaterials } from '#server/features/projects/material/project-materials-store.ts';
import { findMilestones } from '#server/features/projects/milestones-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findProjectsTo } from './own-projects-store.ts';

/** As many as a home shows. */
const longest = 200;

type Given = Pick<OwnProject, 'status' | 'isOnHold' | 'isCancelled' | 'language'>;
type Milestone = Pick<OwnProjectDetail['milestones'][number], 'id' | 'title' | 'status'>;

/** Milestones that wait for the customer, where the project goes on. */
const toApprove = (milestones: readonly Milestone[], { waitsFor }: Pick<OwnProject, 'waitsFor'>) =>
  waitsFor === 'customer'
    ? milestones.filter(({ status }) => status === 'submitted').map(({ id, title }) => ({ id, title }))
    : [];

/** What the customer still owes at a time (ms UTC), what is needed first before the rest; nothing once the project is over. */
function toGive(owed: readonly OwedRow[], project: Given, now: number): OwnProject['toGive'] {
  if (!isMaterialOpen(project)) return [];
  const today = dayOf(now, project.language);
  return owed.map(({ id, title, due_on: dueOn }) => ({
    id,
    title,
    dueOn,
    daysLeft: dueOn === null ? null : lengthOf({ from: today, to: dueOn }) - 1,
  }));
}

/**
 * The projects that a viewer may see (I1, I3): those that wait for an approval first, then newest first. Nothing of a project waits for
 * a colleague who may not approve (I5).
 */
export async function listOwnProjects(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<OwnProject[]> {
  const [access, deciding] = [accessTo(viewer, 'messages'), accessTo(viewer, 'all')];
  if (!opensAnything(access)) return [];
  const rows = await findProjectsTo(db, { access, longest });
  const isLess = deciding.firms.length < access.firms.length;
  const decided = isLess ? await findProjectsTo(db, { access: deciding, longest }) : rows;
  const ids = rows.map(({ id }) => id);
  const [milestones, owed] = [await findMilestones(db, ids), await findOwedMaterials(db, ids)];
  const projects = rows.map((row): OwnProject => {
    const isOfRow = ({ project_id: projectId }: { project_id: string }) => projectId === row.id;
    const own = { milestones: milestones.filter(isOfRow), owed: owed.filter(isOfRow) };
    const shown = presentProject(row, own, clock());
    const waiting = decided.some(({ id }) => id === row.id) ? toApprove(own.milestones, shown) : [];
    return { ...shown, toApprove: waiting, toGive: toGive(own.owed, shown, clock()) };
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
  if (!(await isOwn(db, { userId, id }, needed))) throw new AppError('not-found');
}

/** Whether an account has what is needed of a project. */
export async function isOwn(
  db: Kysely<DatabaseSchema>,
  { userId, id }: { userId: string; id: string },
  needed: FirmRight,
): Promise<boolean> {
  const access = await readAccess(db, userId, needed);
  return opensAnything(access) && (await findProjectsTo(db, { access, id, longest: 1 })).length > 0;
}

/** One project as its customer sees it. Throws `not-found`. */
export async function readOwnProject(
  services: Pick<Services, 'db' | 'clock'>,
  wanted: { userId: string; id: string },
): Promise<OwnProjectDetail> {
  await demandOwn(services.db, wanted, 'messages');
  const project = await presentOwnProject(services, wanted.id);
  return (await isOwn(services.db, wanted, 'all')) ? project : { ...project, toApprove: [] };
}

/** A project as its customer sees it, for whom it was found to be. */
export async function presentOwnProject(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
): Promise<OwnProjectDetail> {
  const now = clock();
  const { shown, owed } = await readShared(db, { id, now });
  return { ...shown, toApprove: toApprove(shown.milestones, shown), toGive: toGive(owed, shown, now) };
}
