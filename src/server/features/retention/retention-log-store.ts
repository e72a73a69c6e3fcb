import { type Kysely, type Transaction, sql } from 'kysely';
import type { RetentionRuleId } from '#domain/retention/retention-schedule.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Days of the log that are shown. */
const shownDays = 60;

/** The job on one day, with how many records each rule has deleted. */
export type LoggedRun = {
  day: string;
  beganAt: number;
  endedAt: number | null;
  counts: { rule: RetentionRuleId; records: number }[];
};

/** Notes that the job begins (ms UTC) on a day. */
export async function noteBegin(db: Db, day: string, at: number): Promise<void> {
  await db
    .insertInto('retention_runs')
    .values({ day, began_at: at, ended_at: null })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ began_at: at }))
    .execute();
}

/** Notes that the job has come to its end. */
export async function noteEnd(db: Db, day: string, at: number): Promise<void> {
  await db.updateTable('retention_runs').set({ ended_at: at }).where('day', '=', day).execute();
}

/** Adds to what a rule has deleted on a day, in the transaction that deletes, so that no count is lost or doubled. */
export async function noteDeleted(
  transaction: Transaction<DatabaseSchema>,
  { day, rule, records }: { day: string; rule: RetentionRuleId; records: number },
): Promise<void> {
  await transaction
    .insertInto('retention_counts')
    .values({ id: `${day} ${rule}`, day, rule, records })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ records: sql<number>`retention_counts.records + ${records}` }),
    )
    .execute();
}

/** The latest days of the job, the newest first. */
export async function readLog(db: Db): Promise<LoggedRun[]> {
  const runs = await db.selectFrom('retention_runs').selectAll().orderBy('day', 'desc').limit(shownDays).execute();
  const first = runs.at(-1)?.day;
  if (first === undefined) return [];
  const counts = await db
    .selectFrom('retention_counts')
    .select(['day', 'rule', 'records'])
    .where('day', '>=', first)
    .orderBy('day')
    .orderBy('id')
    .execute();
  const byDay = Map.groupBy(counts, ({ day }) => day);
  return runs.map(({ day, began_at: beganAt, ended_at: endedAt }) => ({
    day,
    beganAt,
    endedAt,
    counts: (byDay.get(day) ?? []).map(({ rule, records }) => ({ rule, records })),
  }));
}
