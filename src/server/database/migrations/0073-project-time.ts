import type { Kysely } from 'kysely';

/** Time noted for projects, and the timer that a person of the agency has running (I1, H8). */
export async function addProjectTime(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('time_entries')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('milestone_id', 'text', (column) => column.references('project_milestones.id'))
    .addColumn('user_id', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('time_entries_by_day')
    .on('time_entries')
    .columns(['project_id', 'day', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('time_entries_of_person').on('time_entries').column('user_id').execute();
  await db.schema
    .createTable('time_timers')
    .addColumn('user_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('milestone_id', 'text', (column) => column.references('project_milestones.id'))
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .execute();
}
