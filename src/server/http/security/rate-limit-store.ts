import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Hit = { key: string; now: number; windowMs: number; weight: number };

/** Counts a hit, or several at once, in the present window of a key, or in a new one, in one statement. Returns the hits and the end (ms UTC). */
export async function countHit(
  db: Kysely<DatabaseSchema>,
  { key, now, windowMs, weight }: Hit,
): Promise<{ hits: number; resets_at: number }> {
  const isOver = sql<boolean>`rate_limits.resets_at <= ${now}`;
  return db
    .insertInto('rate_limits')
    .values({ key, hits: weight, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when(isOver)
          .then(weight)
          .else(eb('rate_limits.hits', '+', weight))
          .end(),
        resets_at: eb
          .case()
          .when(isOver)
          .then(now + windowMs)
          .else(eb.ref('rate_limits.resets_at'))
          .end(),
      })),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** Deletes counters whose window has ended by a moment (ms UTC). */
export async function deleteExpiredLimits(db: Kysely<DatabaseSchema>, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
}
