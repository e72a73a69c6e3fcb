import type { Transaction } from 'kysely';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { readProject } from '#server/features/projects/list/read-project.ts';
import { type MilestoneRow, findMilestones } from '#server/features/projects/milestones-store.ts';
import type { ProjectMover } from '#server/features/projects/note-project-event.ts';
import { type ProjectDbRow, changeProjectRow, lockProject } from '#server/features/projects/projects-store.ts';
import { growScope } from '#server/features/projects/scope/grow-scope.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';

/** What an administrator does with a project, made from a version of it. */
export type ProjectChange = { id: string; version: number; caller: Caller; audit: Audit };

/** A locked project with its milestones in their order, and who changes it. */
export type Changing = { project: ProjectDbRow; milestones: readonly MilestoneRow[]; mover: ProjectMover };

/** Does the work and returns the columns of the project that change along. */
type Work = (
  transaction: Transaction<DatabaseSchema>,
  changing: Changing,
) => Promise<Parameters<typeof changeProjectRow>[2]>;

/**
 * Changes a locked project of a version in one transaction with its entry in the audit log, and returns it anew; `afterwards` is its
 * last write, for what locks requests. Throws `not-found`, `changed-meanwhile` and what the work throws.
 */
export async function changeProject(
  services: Services,
  { id, version, caller, audit }: ProjectChange,
  {
    work,
    afterwards,
  }: { work: Work; afterwards?: (transaction: Transaction<DatabaseSchema>, changing: Changing) => Promise<void> },
): Promise<ProjectDetail> {
  const { db, clock, newId } = services;
  const mover: ProjectMover = { actor: 'admin', actorId: callerId(caller), now: clock(), newId };
  await db.transaction().execute(async (transaction) => {
    const found = await lockProject(transaction, id);
    if (!found) throw new AppError('not-found');
    if (found.version !== version) throw new AppError('changed-meanwhile');
    // What was signed is part of the project before anything else is done with it, whether its job has run or not.
    const project = await growScope(transaction, found, mover);
    const changing = { project, milestones: await findMilestones(transaction, [id]), mover };
    const set = await work(transaction, changing);
    await changeProjectRow(transaction, project, { ...set, updated_at: mover.now });
    await afterwards?.(transaction, changing);
    await audit(transaction, { subjectId: id });
  });
  services.pokeJobs();
  services.live.announce({ kind: 'project-changed', id });
  return readProject(db, { id, now: clock() });
}
