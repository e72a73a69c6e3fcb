import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Without a sign for so long (ms), somebody has no stream open any more: two heartbeats and some more. */
const aliveMs = 75_000;

/** People are noted so many at once. */
const atOnce = 500;

/** Notes that people have the portal's stream of events open, at a time (ms UTC); whose account is gone meanwhile is left out. */
export async function noteStreamsOpen(
  db: Kysely<DatabaseSchema>,
  userIds: readonly string[],
  now: number,
): Promise<void> {
  for (let start = 0; start < userIds.length; start += atOnce) {
    const people = db.selectFrom('users').where('id', 'in', userIds.slice(start, start + atOnce));
    await db
      .insertInto('stream_presences')
      .columns(['user_id', 'seen_at'])
      .expression(people.select((row) => ['id', row.cast<number>(row.val(now), 'bigint').as('now')]))
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
      .execute();
  }
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
