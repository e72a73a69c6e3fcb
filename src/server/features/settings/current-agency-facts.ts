import type { Kysely } from 'kysely';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type StoredAgencyFacts, readAgencyFacts } from './agency-facts-store.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';

/** The agency's facts in memory, for pages, mails and documents. */
export type AgencySource = CachedSetting<StoredAgencyFacts>;

/** Creates the source of the agency's facts; until the first read it returns the brand's numbers. */
export function createAgencySource({ db, clock }: { db: Kysely<DatabaseSchema>; clock: () => number }): AgencySource {
  return createCachedSetting({
    read: () => readAgencyFacts(db),
    prepare: (stored) => stored,
    first: { facts: firstAgencyFacts(), version: 0 },
    clock,
  });
}
