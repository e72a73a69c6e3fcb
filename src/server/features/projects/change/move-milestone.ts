import type { Transaction } from 'kysely';
import { type MilestoneStatus, decideMilestoneMove } from '#domain/projects/milestone-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { freezeApproval } from '#server/features/projects/approvals/freeze-approval.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { type MilestoneRow, changeMilestoneRow } from '#server/features/projects/milestones-store.ts';
import { type ProjectMover, noteProjectEvent } from '#server/features/projects/note-project-event.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { queueRelease } from '#server/features/projects/queue-release.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

type Move = {
  project: ProjectDbRow;
  milestone: MilestoneRow;
  to: MilestoneStatus;
  mover: ProjectMover;
  reason?: string;
};

/**
 * Moves a milestone of a locked project if the table of moves permits it, with one entry in the history; its approval keeps
 * the record of it and asks for its part of the signed plan (domain rules, "Project and milestone"). Throws `step-not-allowed`, `reason-required`.
 */
export async function moveMilestone(
  services: Pick<Services, 'agency' | 'quoteSettings' | 'look'>,
  transaction: Transaction<DatabaseSchema>,
  { project, milestone, to, mover, reason = '' }: Move,
): Promise<void> {
  const from = milestone.status;
  const decision = decideMilestoneMove({ status: from, ...flagsOf(project) }, to, { actor: mover.actor, reason });
  if (!decision.ok) throw new AppError(decision.rule);
  const set = { status: to, ...timesOf(to, milestone, { mover, reason }) };
  await changeMilestoneRow(transaction, milestone.id, set);
  await noteProjectEvent(transaction, project.id, {
    mover,
    kind: 'milestone-moved',
    milestoneId: milestone.id,
    from,
    to,
    reason,
  });
  if (to !== 'approved') return;
  await freezeApproval(services, transaction, { project, milestone: { ...milestone, ...set }, now: mover.now });
  // A part of the plan that the milestone comes from: of a change of scope, or of the quote that the project began with.
  const quoteId = milestone.quote_id ?? project.quote_id;
  if (quoteId !== null && milestone.plan_part_index !== null) {
    await queueRelease(transaction, { quoteId, partIndex: milestone.plan_part_index }, mover);
  }
}

function timesOf(
  to: MilestoneStatus,
  milestone: MilestoneRow,
  { mover: { now }, reason }: { mover: ProjectMover; reason: string },
) {
  if (to === 'in_progress') return { started_at: milestone.started_at ?? now };
  if (to === 'submitted') return { submitted_at: now };
  return { decided_at: now, reason: reason.trim() || null };
}
