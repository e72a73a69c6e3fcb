import type { Kysely } from 'kysely';
import type { RetentionTerms } from '#domain/retention/retention-schedule.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedRetentionTerms } from '#server/stored/settings/retention-terms.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';

/** Row of the table `settings` that holds them. */
export const retentionTermsName = 'retention';

/** The terms with the version to change them by, 0 until they are first changed. */
export type StoredRetentionTerms = { terms: RetentionTerms; version: number };

/** Reads the terms of keeping that the owner has set. */
export async function readRetentionTerms(db: Kysely<DatabaseSchema>): Promise<StoredRetentionTerms> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', retentionTermsName)
    .executeTakeFirst();
  if (!row) return { terms: {}, version: 0 };
  return { terms: storedRetentionTerms.read(row.value, `settings ${retentionTermsName}`), version: row.version };
}

/** The terms of keeping in memory, for the privacy page; the job reads the database. */
export type RetentionSource = CachedSetting<StoredRetentionTerms>;

/** Creates the source of the terms; until the first read it returns those of the schedule. */
export function createRetentionSource({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): RetentionSource {
  return createCachedSetting({
    read: () => readRetentionTerms(db),
    prepare: (stored) => stored,
    first: { terms: {}, version: 0 },
    clock,
  });
}
