import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { RunningTimer } from '#contract/projects/project-time.ts';
import type { TimeTimerTable } from '#server/database/tables/time-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type TimerRow = Selectable<TimeTimerTable>;

/** The running timer of a person with its project; null where none runs. */
export async function findTimer(db: Db, userId: string): Promise<RunningTimer | null> {
  const row = await db
    .selectFrom('time_timers as timers')
    .innerJoin('projects', 'projects.id', 'timers.project_id')
    .select(['timers.milestone_id', 'timers.started_at', 'projects.id', 'projects.number', 'projects.title'])
    .where('timers.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, number, title, milestone_id: milestoneId, started_at: startedAt } = row;
  return { project: { id, number, title }, milestoneId, startedAt };
}

/** The row of a person's timer; null where none runs. Who holds the person reads what nobody else changes. */
export async function readTimer(transaction: Transacting, userId: string): Promise<TimerRow | null> {
  return (
    (await transaction.selectFrom('time_timers').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null
  );
}

/** Starts a timer of a person who has none. */
export async function insertTimer(transaction: Transacting, row: Insertable<TimeTimerTable>): Promise<void> {
  await transaction.insertInto('time_timers').values(row).execute();
}

/** Ends a person's timer. */
export async function removeTimer(transaction: Transacting, userId: string): Promise<void> {
  await transaction.deleteFrom('time_timers').where('user_id', '=', userId).execute();
}
