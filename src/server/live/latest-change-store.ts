import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Reads which requests changed last, as a text to compare; uses the index of the lists ordered by activity. */
export async function readLatestChange(db: Kysely<DatabaseSchema>): Promise<string> {
  const latest = await Promise.all(
    ([0, 1] as const).map((isArchived) =>
      db
        .selectFrom('service_requests')
        .select(['id', 'updated_at'])
        .where('is_archived', '=', isArchived)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return JSON.stringify(latest);
}
