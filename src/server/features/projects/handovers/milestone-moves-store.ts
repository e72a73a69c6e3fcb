import type { Kysely } from 'kysely';
import type { ProjectActor } from '#domain/projects/project-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { shownName } from '#server/database/shown-name.ts';

/** A move of a milestone as the history has it; at in ms UTC. */
export type MilestoneMoveRow = {
  milestoneId: string | null;
  to: string | null;
  at: number;
  by: ProjectActor;
  name: string | null;
  reason: string | null;
};

/** The moves of all milestones of a project, oldest first. */
export async function findMilestoneMoves(db: Kysely<DatabaseSchema>, projectId: string): Promise<MilestoneMoveRow[]> {
  const rows = await db
    .selectFrom('project_events as events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.milestone_id', 'events.to_status', 'events.at', 'events.actor_kind', 'events.reason'])
    .select(shownName('users').as('name'))
    .where('events.project_id', '=', projectId)
    .where('events.kind', '=', 'milestone-moved')
    .orderBy('events.at')
    .orderBy('events.id')
    .execute();
  return rows.map((row) => ({
    milestoneId: row.milestone_id,
    to: row.to_status,
    at: row.at,
    by: row.actor_kind,
    // What people of the agency are called is no business of the customer's.
    name: row.actor_kind === 'customer' ? row.name : null,
    reason: row.reason,
  }));
}
