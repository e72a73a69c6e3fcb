import type { Kysely } from 'kysely';
import type { OwnProject, OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { lengthOf } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import { isMaterialOpen } from '#domain/projects/material/material-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Access, type Viewer, accessTo, opensAnything, readAccess } from '#server/features/access/viewer-store.ts';
import { presentProject } from '#server/features/projects/list/present-project.ts';
import type { JoinedProject } from '#server/features/projects/list/project-rows-store.ts';
import { readShared } from '#server/features/projects/list/read-project.ts';
import { type OwedRow, findOwedMaterials } from '#server/features/projects/material/project-materials-store.ts';
import { findMilestones } from '#server/features/projects/milestones-store.ts';
import { listOwnQuotes } from '#server/features/quotes/portal/list-own-quotes.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { type OwnPart, findProjectsTo } from './own-projects-store.ts';

/** So many go on at most that a home shows them all. */
const longest = 200;
/** A home shows so many, where no more go on. */
const onHome = 6;
const pageSize = 20;

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

type ReadServices = Pick<Services, 'db' | 'clock'>;

/**
 * Projects that a viewer may see, as their customer sees them (I1, I3). Nothing of a project waits for a colleague who may not approve
 * (I5).
 */
async function readOwn(
  { db, clock }: ReadServices,
  viewer: Viewer,
  find: (access: Access) => Promise<JoinedProject[]>,
): Promise<OwnProject[]> {
  const [access, deciding] = [accessTo(viewer, 'messages'), accessTo(viewer, 'all')];
  if (!opensAnything(access)) return [];
  const rows = await find(access);
  const isLess = deciding.firms.length < access.firms.length;
  const decided = new Set((isLess ? await find(deciding) : rows).map(({ id }) => id));
  const ids = rows.map(({ id }) => id);
  const [milestones, owed] = [await findMilestones(db, ids), await findOwedMaterials(db, ids)];
  return rows.map((row): OwnProject => {
    const isOfRow = ({ project_id: projectId }: { project_id: string }) => projectId === row.id;
    const own = { milestones: milestones.filter(isOfRow), owed: owed.filter(isOfRow) };
    const shown = presentProject(row, own, clock());
    const waiting = decided.has(row.id) ? toApprove(own.milestones, shown) : [];
    return { ...shown, toApprove: waiting, toGive: toGive(own.owed, shown, clock()) };
  });
}

/** A page of the projects that a viewer may see, the newest first; `after` is the previous page's `next` (keyset pagination). */
export async function listOwnProjects(
  services: ReadServices,
  viewer: Viewer,
  after: string | undefined,
): Promise<{ projects: OwnProject[]; next: string | null }> {
  const position = /^\d{1,15}$/.test(after ?? '') ? Number(after) : null;
  const wanted = { after: position, longest: pageSize + 1 };
  const found = await readOwn(services, viewer, (access) => findProjectsTo(services.db, { access, ...wanted }));
  const projects = found.slice(0, pageSize);
  return { projects, next: found.length > pageSize ? String(projects.at(-1)?.number ?? '') : null };
}

/**
 * The projects of a home: those that go on and those with news, of which ids are given, whatever their number, and the newest of the
 * others as far as there is room. Those that wait for an approval come first.
 */
export async function readHomeProjects(
  services: ReadServices,
  viewer: Viewer,
  news: readonly string[],
): Promise<{ projects: OwnProject[]; hasMoreProjects: boolean }> {
  const part = (access: Access, of: OwnPart['of'], most: number) =>
    findProjectsTo(services.db, { access, part: { of, news }, longest: most });
  const found = await readOwn(services, viewer, async (access) => {
    const current = await part(access, 'current', longest);
    return [...current, ...(await part(access, 'past', Math.max(0, onHome - current.length) + 1))];
  });
  const isWaiting = ({ toApprove: waiting }: OwnProject) => waiting.length > 0;
  const isCurrent = (project: OwnProject) => isMaterialOpen(project) || news.includes(project.id);
  const shown = found.slice(0, Math.max(onHome, found.filter(isCurrent).length));
  return {
    projects: [...shown.filter(isWaiting), ...shown.filter((project) => !isWaiting(project))],
    hasMoreProjects: found.length > shown.length,
  };
}

/** Who asks for a project: an account, or a viewer that was read already, such as the customer as whom the agency looks at it. */
export type OwnAsked = { userId: string; viewer?: Viewer };

/**
 * Throws `not-found` unless an account has what is needed of a project: nothing tells whether there is one. Without a right that is
 * named all is needed, so that a colleague with less gets nothing that nobody has thought of (I4, I5).
 */
export async function demandOwn(
  db: Kysely<DatabaseSchema>,
  asked: OwnAsked & { id: string },
  needed: FirmRight = 'all',
): Promise<void> {
  if (!(await isOwn(db, asked, needed))) throw new AppError('not-found');
}

/** Whether an account has what is needed of a project. */
export async function isOwn(
  db: Kysely<DatabaseSchema>,
  { userId, viewer, id }: OwnAsked & { id: string },
  needed: FirmRight,
): Promise<boolean> {
  const access = viewer ? accessTo(viewer, needed) : await readAccess(db, userId, needed);
  return opensAnything(access) && (await findProjectsTo(db, { access, id, longest: 1 })).length > 0;
}

type Reading = Pick<Services, 'db' | 'clock' | 'config'>;
type Wanted = OwnAsked & { id: string };

/** One project as its customer sees it. Throws `not-found`. */
export async function readOwnProject(services: Reading, wanted: Wanted): Promise<OwnProjectDetail> {
  await demandOwn(services.db, wanted, 'messages');
  const project = await presentOwnProject(services, wanted);
  return (await isOwn(services.db, wanted, 'all')) ? project : { ...project, toApprove: [], mayApprove: false };
}

/** A project as its customer sees it, for whom it was found to be. */
export async function presentOwnProject(services: Reading, { userId, viewer, id }: Wanted): Promise<OwnProjectDetail> {
  const { db, clock, config } = services;
  const now = clock();
  const { row, shown, owed } = await readShared(db, { id, now });
  const access = viewer ? accessTo(viewer, 'documents') : await readAccess(db, userId, 'documents');
  const to = { access, sentUntil: now - config.replyHoldMs };
  const quotes = await listOwnQuotes(db, to, { now, of: { projectId: id, firstQuoteId: row.quote_id } });
  return {
    ...shown,
    toApprove: toApprove(shown.milestones, shown),
    toGive: toGive(owed, shown, now),
    mayApprove: true,
    // What was replaced or withdrawn says nothing of the project.
    quotes: quotes.filter(({ sum }) => sum !== null),
  };
}
