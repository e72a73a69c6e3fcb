import type { Transaction } from 'kysely';
import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import type { ProjectActor, ProjectEventKind, ProjectStatus } from '#domain/projects/project-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertProjectEvent } from './milestones-store.ts';

/** Who changes a project: an account, if any; when (ms UTC); where ids come from. */
export type ProjectMover = { actor: ProjectActor; actorId: string | null; now: number; newId: () => string };

type Noted = {
  mover: ProjectMover;
  kind: ProjectEventKind;
  milestoneId?: string;
  from?: ProjectStatus | MilestoneStatus;
  to?: ProjectStatus | MilestoneStatus;
  reason?: string;
};

/** Adds what has happened to a project to its history. */
export async function noteProjectEvent(
  transaction: Transaction<DatabaseSchema>,
  projectId: string,
  { mover, kind, milestoneId, from, to, reason = '' }: Noted,
): Promise<void> {
  await insertProjectEvent(transaction, {
    id: mover.newId(),
    project_id: projectId,
    milestone_id: milestoneId ?? null,
    at: mover.now,
    actor_kind: mover.actor,
    actor_id: mover.actorId,
    kind,
    from_status: from ?? null,
    to_status: to ?? null,
    reason: reason.trim() || null,
  });
}
