import { type Kysely, sql } from 'kysely';

/** Feeds of the calendar, and an index for every kind of date that it shows (I1). */
export async function addCalendar(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .execute();
  for (const [table, column] of [
    ['project_milestones', 'planned_end'],
    ['projects', 'starts_on'],
    ['projects', 'due_on'],
    ['quotes', 'valid_until'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'id']).execute();
  }
  // The list of projects: those that go on are few among all that ever were.
  await sql`create index projects_unfinished on projects (number) where status <> 'completed'`.execute(db);
  await db.schema.createIndex('projects_of_status').on('projects').columns(['status', 'number']).execute();
}
