import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Hit = { key: string; now: number; windowMs: number; weight: number };

/** Counts a hit, or several at once, in the present window of a key, or in a new one, in one statement. Returns the hits and the end (ms UTC). */
export async function countHit(
  db: Kysely<DatabaseSchema>,
  { key, now, windowMs, weight }: Hit,
): Promise<{ hits: number; resets_at: number }> {
  // A window that ends later than one can was begun before the clock was set back. Servers' clocks may differ a little.
  const isOver = sql<boolean>`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${now + 2 * windowMs})`;
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

/** Takes a hit back, unless its window has ended (`resetsAt`, ms UTC). */
export async function forgiveHit(
  db: Kysely<DatabaseSchema>,
  { key, resetsAt }: { key: string; resetsAt: number },
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', '=', key)
    .where('resets_at', '=', resetsAt)
    .where('hits', '>', 0)
    .execute();
}

/** Deletes counters whose window has ended by a moment (ms UTC). */
export async function deleteExpiredLimits(db: Kysely<DatabaseSchema>, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', now).execute();
}
