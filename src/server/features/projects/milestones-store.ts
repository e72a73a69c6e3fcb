import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type {
  MilestoneHandoverTable,
  ProjectEventTable,
  ProjectMilestoneTable,
} from '#server/database/tables/project-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type MilestoneRow = Selectable<ProjectMilestoneTable>;
export type HandoverRow = Selectable<MilestoneHandoverTable>;

/** The milestones of some projects, each project's in their order. */
export async function findMilestones(db: Db, projectIds: readonly string[]): Promise<MilestoneRow[]> {
  if (projectIds.length === 0) return [];
  return db
    .selectFrom('project_milestones')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .orderBy('project_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds milestones. */
export async function insertMilestones(
  transaction: Transacting,
  rows: readonly Insertable<ProjectMilestoneTable>[],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('project_milestones').values(rows).execute();
}

/** Changes a milestone of a locked project. */
export async function changeMilestoneRow(
  transaction: Transacting,
  id: string,
  set: Updateable<ProjectMilestoneTable>,
): Promise<void> {
  await transaction.updateTable('project_milestones').set(set).where('id', '=', id).execute();
}

/** Everything that was handed over in some projects, oldest first. */
export async function findHandovers(db: Db, projectIds: readonly string[]): Promise<HandoverRow[]> {
  if (projectIds.length === 0) return [];
  const milestones = db.selectFrom('project_milestones').select('id').where('project_id', 'in', projectIds);
  return db
    .selectFrom('milestone_handovers')
    .selectAll()
    .where('milestone_id', 'in', milestones)
    .orderBy('milestone_id')
    .orderBy('n')
    .execute();
}

/** A milestone's latest hand-over; null without one. */
export async function findLatestHandover(db: Db, milestoneId: string): Promise<HandoverRow | null> {
  const row = await db
    .selectFrom('milestone_handovers')
    .selectAll()
    .where('milestone_id', '=', milestoneId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what was handed over. */
export async function insertHandover(transaction: Transacting, row: Insertable<MilestoneHandoverTable>): Promise<void> {
  await transaction.insertInto('milestone_handovers').values(row).execute();
}

/** Adds an entry to the history of a project. */
export async function insertProjectEvent(transaction: Transacting, row: Insertable<ProjectEventTable>): Promise<void> {
  await transaction.insertInto('project_events').values(row).execute();
}
