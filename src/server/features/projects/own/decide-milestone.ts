import type { Transaction } from 'kysely';
import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { composeMilestoneNews } from '#server/features/mail/compose/compose-milestone-mails.ts';
import { milestoneOf } from '#server/features/projects/change/change-milestones.ts';
import { moveMilestone } from '#server/features/projects/change/move-milestone.ts';
import { tellAgency } from '#server/features/projects/mail/tell-agency.ts';
import { findMilestones, latestHandover } from '#server/features/projects/milestones-store.ts';
import type { ProjectMover } from '#server/features/projects/note-project-event.ts';
import { changeProjectRow, lockProject } from '#server/features/projects/projects-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { demandOwn, presentOwnProject } from './read-own-projects.ts';

/** What a customer decides: of which hand-over, and why changes are asked for. */
export type MilestoneChoice = {
  id: string;
  milestone: string;
  handover: number;
  to: 'approved' | 'changes_requested';
  reason: string;
};

type Decision = MilestoneChoice & { caller: Caller };

/**
 * Decides a milestone as its customer (I1), of the hand-over that was looked at; the same said twice is done once. Administrators only
 * look. Throws `not-found`, `access-denied`, `changed-meanwhile`, `step-not-allowed`, `reason-required`.
 */
export async function decideMilestone(services: Services, decision: Decision): Promise<OwnProjectDetail> {
  const { id, caller } = decision;
  await demandOwn(services.db, { userId: caller.user?.id ?? '', id });
  if (caller.user?.role === 'admin') throw new AppError('access-denied');
  const isNew = await services.db.transaction().execute((transaction) => decide(services, transaction, decision));
  if (isNew) {
    services.pokeJobs();
    services.live.announce({ kind: 'project-changed', id });
  }
  return presentOwnProject(services, id);
}

async function decide(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { id, milestone: milestoneId, handover, to, reason, caller }: Decision,
): Promise<boolean> {
  const project = await lockProject(transaction, id);
  if (!project) throw new AppError('not-found');
  const milestone = milestoneOf({ milestones: await findMilestones(transaction, [id]) }, milestoneId);
  if ((await latestHandover(transaction, milestoneId)) !== handover) throw new AppError('changed-meanwhile');
  if (milestone.status === to) return false;
  const now = services.clock();
  const mover: ProjectMover = { actor: 'customer', actorId: caller.user?.id ?? null, now, newId: services.newId };
  const text = to === 'approved' ? '' : reason;
  await moveMilestone(transaction, { project, milestone, to, mover, reason: text });
  await changeProjectRow(transaction, project, { updated_at: now });
  const kind = to === 'approved' ? 'milestone-approved' : 'milestone-changes';
  await tellAgency(services, transaction, {
    kind,
    project,
    origin: caller.origin,
    compose: (about) => composeMilestoneNews({ ...about, kind, milestone: milestone.title, text }),
  });
  return true;
}
