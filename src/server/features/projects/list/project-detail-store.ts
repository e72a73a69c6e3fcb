import type { Kysely } from 'kysely';
import type { ProjectEvent } from '#contract/projects/projects.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { presentEvent } from '#server/database/present-event.ts';
import { shownName } from '#server/database/shown-name.ts';
import { type JoinedProject, selectProjects } from './project-rows-store.ts';

type Db = Kysely<DatabaseSchema>;

/** One project with what is shown of customer, quote and request; null when there is none. */
export async function findJoinedProject(db: Db, id: string): Promise<JoinedProject | null> {
  return (await selectProjects(db).where('projects.id', '=', id).executeTakeFirst()) ?? null;
}

/** The history of a project, newest first. */
export async function findProjectEvents(db: Db, projectId: string): Promise<ProjectEvent[]> {
  const rows = await db
    .selectFrom('project_events as events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .leftJoin('project_milestones as milestones', 'milestones.id', 'events.milestone_id')
    .select(['events.id', 'events.at', 'events.kind', 'events.actor_kind', 'events.reason'])
    .select(['events.from_status', 'events.to_status', 'milestones.title as milestone'])
    .select(shownName('users').as('actor_name'))
    .where('events.project_id', '=', projectId)
    .orderBy('events.at', 'desc')
    .orderBy('events.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...presentEvent(row), milestone: row.milestone }));
}
