import { type Kysely, sql } from 'kysely';
import type { FunnelMode } from '#domain/analytics/funnel.ts';
import { type Period, periodBefore } from '#domain/analytics/periods.ts';
import type { Step } from '#domain/configurator/steps.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Adds one to the visitors who have reached a step on a day; nothing identifies them. */
export async function countStep(
  db: Db,
  reached: { day: string; mode: FunnelMode; step: Step; language: Language },
): Promise<void> {
  const { day, mode, step, language } = reached;
  await db
    .insertInto('funnel_steps')
    .values({ id: `${day} ${mode} ${step} ${language}`, ...reached, reached: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({ reached: set('funnel_steps.reached', '+', 1) })),
    )
    .execute();
}

/** Reads how many visitors have reached each step in a period, and in the one before it. */
export async function readSteps(db: Db, period: Period) {
  const isNow = sql<0 | 1>`case when day >= ${period.from} then 1 else 0 end`;
  const rows = await db
    .selectFrom((days) =>
      days
        .selectFrom('funnel_steps')
        .select(['mode', 'step', 'reached'])
        .select(isNow.as('is_now'))
        .where('day', '>=', periodBefore(period).from)
        .where('day', '<=', period.to)
        .as('steps'),
    )
    .select(['mode', 'step', 'is_now'])
    .select((steps) => steps.fn.sum<number>('reached').as('reached'))
    .groupBy(['mode', 'step', 'is_now'])
    .execute();
  const of = (wanted: 0 | 1) => rows.filter((row) => row.is_now === wanted);
  return { now: of(1), before: of(0) };
}
