import { type Kysely, sql } from 'kysely';
import { projectTitle } from '#domain/projects/project-number.ts';
import { searchText } from '#domain/search/search-text.ts';
import { refuseChanges } from '#server/database/refuse-changes.ts';

/** Projects with a number, statuses, milestones, what was handed over for them, and a history that nobody changes (I1). */
export async function addProjects(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .alterColumn('quote_id', (column) => column.dropNotNull())
    .execute();
  await addColumns(db);
  await numberProjects(db);
  await createMilestones(db);
  await createHandovers(db);
  await createEvents(db);
  await db.schema.alterTable('notifications').addColumn('project_id', 'text').execute();
  await refuseChanges(db, 'project_events', lastingOfEvents);
  await refuseChanges(db, 'milestone_handovers', lastingOfHandovers);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['number', 'bigint'],
    ['on_hold_since', 'bigint'],
    ['on_hold_reason', 'text'],
    ['cancelled_at', 'bigint'],
    ['cancelled_reason', 'text'],
    ['starts_on', 'text'],
    ['due_on', 'text'],
    ['completed_at', 'bigint'],
    ['scope', 'text'],
    ['call_id', 'text'],
    ['search_text', 'text'],
  ] as const;
  for (const [name, type] of columns) await db.schema.alterTable('projects').addColumn(name, type).execute();
  await db.schema
    .alterTable('projects')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('planning'))
    .execute();
  for (const [name, value] of [
    ['version', 1],
    ['updated_at', 0],
  ] as const) {
    const type = name === 'version' ? 'integer' : 'bigint';
    await db.schema
      .alterTable('projects')
      .addColumn(name, type, (column) => column.notNull().defaultTo(value))
      .execute();
  }
  await db.schema.createIndex('projects_in_series').on('projects').column('number').unique().execute();
  await db.schema.createIndex('projects_by_call').on('projects').column('call_id').unique().execute();
  await db.schema.createIndex('projects_of_customer').on('projects').column('customer_id').execute();
  await db.schema.createIndex('projects_of_request').on('projects').column('service_request_id').execute();
}

/** Projects from before get their numbers in the order in which they began; a server makes their milestones. */
async function numberProjects(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from projects
    order by created_at, id`.execute(db);
  for (const [index, { id, title }] of rows.entries()) {
    const words = searchText(projectTitle(index + 1, title));
    await sql`update projects set number = ${index + 1}, search_text = ${words}, updated_at = created_at
      where id = ${id}`.execute(db);
  }
  if (rows.length === 0) return;
  await sql`insert into number_series (name, next) values ('project', ${rows.length + 1})`.execute(db);
}

async function createMilestones(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_milestones')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('planned_start', 'text')
    .addColumn('planned_end', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('submitted_at', 'bigint')
    .addColumn('decided_at', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('plan_part_index', 'integer')
    .execute();
  await db.schema
    .createIndex('project_milestones_of_project')
    .on('project_milestones')
    .columns(['project_id', 'position'])
    .execute();
}

async function createHandovers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('milestone_handovers')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('milestone_id', 'text', (column) => column.notNull().references('project_milestones.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
  await db.schema
    .createIndex('milestone_handovers_in_order')
    .on('milestone_handovers')
    .columns(['milestone_id', 'n'])
    .unique()
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_events')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id'))
    .addColumn('milestone_id', 'text', (column) => column.references('project_milestones.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text')
    .addColumn('reason', 'text')
    .execute();
  await db.schema.createIndex('project_events_of_project').on('project_events').columns(['project_id', 'id']).execute();
}

const lastingOfEvents = [
  'id',
  'project_id',
  'milestone_id',
  'at',
  'actor_kind',
  'actor_id',
  'kind',
  'from_status',
  'to_status',
  'reason',
] as const;
const lastingOfHandovers = ['id', 'milestone_id', 'n', 'text', 'link', 'at', 'by_id'] as const;
