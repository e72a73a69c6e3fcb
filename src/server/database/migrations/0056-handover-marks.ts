import type { Kysely } from 'kysely';
import { refuseChanges, refuseWhere } from '#server/database/refuse-changes.ts';

/** Pictures of what is handed over, marks on them, and milestones that are frozen once they are approved (I7). */
export async function addHandoverMarks(db: Kysely<unknown>): Promise<void> {
  await createPictures(db);
  await createMarks(db);
  await refuseChanges(db, 'handover_pictures', lastingOfPictures);
  await refuseChanges(db, 'handover_marks', lastingOfMarks);
  await refuseWhere(db, {
    table: 'handover_marks',
    name: 'of_closed',
    condition: () =>
      `exists (select 1 from project_milestones where id = old.milestone_id and status in ('approved', 'skipped'))`,
    refusal: 'marks of a closed milestone are never changed',
  });
  await refuseWhere(db, {
    table: 'project_milestones',
    name: 'approved',
    // Its place among the others is none of what was approved.
    condition: (differs) =>
      `old.status = 'approved' and (${lastingOfMilestones.map((column) => `new.${column} ${differs} old.${column}`).join(' or ')})`,
    refusal: 'approved milestones are never changed',
  });
}

async function createPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('handover_pictures')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('handover_id', 'text', (column) => column.notNull().references('milestone_handovers.id'))
    .addColumn('milestone_id', 'text', (column) => column.notNull().references('project_milestones.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('object_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .execute();
  await inOrder(db, 'handover_pictures');
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('handover_marks')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('handover_id', 'text', (column) => column.notNull().references('milestone_handovers.id'))
    .addColumn('milestone_id', 'text', (column) => column.notNull().references('project_milestones.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('handover_pictures.id'))
    .addColumn('x', 'integer')
    .addColumn('y', 'integer')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('done_at', 'bigint')
    .addColumn('done_by_id', 'text')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await inOrder(db, 'handover_marks');
}

/** By hand-over in their order, and by milestone. */
async function inOrder(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_in_order`).on(table).columns(['handover_id', 'n']).unique().execute();
  await db.schema.createIndex(`${table}_of_milestone`).on(table).column('milestone_id').execute();
}

const lastingOfPictures = [
  'id',
  'handover_id',
  'milestone_id',
  'n',
  'alt',
  'object_key',
  'name',
  'type',
  'size',
  'width',
  'height',
] as const;
/** All but what the agency ticks and answers. */
const lastingOfMarks = [
  'id',
  'handover_id',
  'milestone_id',
  'n',
  'picture_id',
  'x',
  'y',
  'place',
  'comment',
  'at',
  'by_id',
] as const;
const lastingOfMilestones = [
  'id',
  'project_id',
  'title',
  'description',
  'weight',
  'status',
  'planned_start',
  'planned_end',
  'started_at',
  'submitted_at',
  'decided_at',
  'reason',
  'plan_part_index',
] as const;
