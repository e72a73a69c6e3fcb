import { type Insertable, type Kysely, type Selectable, type Transaction, type Updateable, sql } from 'kysely';
import type { NotedSum } from '#domain/projects/time/time-sums.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { TimeEntryTable } from '#server/database/tables/time-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type TimeRow = Selectable<TimeEntryTable>;

/** Entries of a project, the newest days first, with the name of whose each is. */
export function listTime(db: Db, projectId: string, { limit, offset = 0 }: { limit: number; offset?: number }) {
  return db
    .selectFrom('time_entries as entries')
    .leftJoin('users', 'users.id', 'entries.user_id')
    .leftJoin('project_milestones as milestones', 'milestones.id', 'entries.milestone_id')
    .select(['entries.id', 'entries.day', 'entries.minutes', 'entries.milestone_id', 'entries.note', 'entries.version'])
    .select(['users.id as user_id', shownName('users').as('name'), 'milestones.title as milestone'])
    .where('entries.project_id', '=', projectId)
    .orderBy('entries.day', 'desc')
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ListedTime = Awaited<ReturnType<typeof listTime>>[number];

/** What each person has noted for each milestone of a project, with how many entries. */
export async function sumNoted(db: Db, projectId: string): Promise<(NotedSum & { entries: number })[]> {
  const rows = await db
    .selectFrom('time_entries')
    .leftJoin('users', 'users.id', 'time_entries.user_id')
    .select(['milestone_id', 'users.id as person_id'])
    .select(({ fn }) => [fn.sum<number>('minutes').as('minutes'), fn.countAll<number>().as('entries')])
    .where('project_id', '=', projectId)
    .groupBy(['milestone_id', 'users.id'])
    .orderBy('milestone_id')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    milestoneId: row.milestone_id,
    personId: row.person_id,
    minutes: row.minutes,
    entries: row.entries,
  }));
}

/** One entry of a project, locked until the transaction ends; null where there is none. */
export async function lockTime(
  transaction: Transacting,
  { id, entry }: { id: string; entry: string },
): Promise<TimeRow | null> {
  const row = await transaction
    .updateTable('time_entries')
    .set((each) => ({ version: each.ref('version') }))
    .where('id', '=', entry)
    .where('project_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Some entries by their ids. */
export function findTime(db: Db, ids: readonly string[]): Promise<TimeRow[]> {
  return db
    .selectFrom('time_entries')
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .orderBy('day')
    .execute();
}

/** Adds entries. */
export async function insertTime(transaction: Transacting, rows: readonly Insertable<TimeEntryTable>[]): Promise<void> {
  if (rows.length > 0)
    await transaction
      .insertInto('time_entries')
      .values([...rows])
      .execute();
}

/** Changes a locked entry and counts its version on. */
export async function changeTimeRow(
  transaction: Transacting,
  { id, version }: TimeRow,
  set: Updateable<TimeEntryTable>,
): Promise<void> {
  await transaction
    .updateTable('time_entries')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Deletes an entry. */
export async function removeTimeRow(transaction: Transacting, id: string): Promise<void> {
  await transaction.deleteFrom('time_entries').where('id', '=', id).execute();
}

/** Whether a milestone is one of a project. */
export async function isMilestoneOf(db: Db, projectId: string, milestoneId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_milestones')
    .select(sql`1`.as('one'))
    .where('id', '=', milestoneId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The result of the estimate that a request came with, as it is stored; null where there is none. */
export async function findEstimateOf(db: Db, requestId: string | null): Promise<{ id: string; result: string } | null> {
  if (requestId === null) return null;
  const row = await db
    .selectFrom('service_requests')
    .innerJoin('estimates', 'estimates.id', 'service_requests.estimate_id')
    .select(['estimates.id', 'estimates.result'])
    .where('service_requests.id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}
