import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Without a sign for so long (ms), somebody has no stream open any more: two heartbeats and some more. */
const aliveMs = 75_000;

/** Notes that a person has the portal's stream of events open, at a time (ms UTC). */
export async function noteStreamOpen(db: Kysely<DatabaseSchema>, userId: string, now: number): Promise<void> {
  await db
    .insertInto('stream_presences')
    .values({ user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
    .execute();
}

/** Those of some people who have the portal open. */
export async function findPresent(
  db: Kysely<DatabaseSchema>,
  userIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const present = db.selectFrom('stream_presences').select('user_id').where('user_id', 'in', userIds);
  const rows = await present.where('seen_at', '>', now - aliveMs).execute();
  return new Set(rows.map((row) => row.user_id));
}
