import type { Kysely } from 'kysely';
import { type AgencyFacts, firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedAgencyFacts } from '#server/stored/settings/agency-facts.ts';

/** Row of the table `settings` that holds them. */
export const agencyFactsName = 'agency';

/** The facts with the version to change them by, 0 until they are first changed. */
export type StoredAgencyFacts = { facts: AgencyFacts; version: number };

/** Reads the agency's facts. */
export async function readAgencyFacts(db: Kysely<DatabaseSchema>): Promise<StoredAgencyFacts> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', agencyFactsName)
    .executeTakeFirst();
  if (!row) return { facts: firstAgencyFacts(), version: 0 };
  return { facts: storedAgencyFacts.read(row.value, `settings ${agencyFactsName}`), version: row.version };
}
