import type { Kysely } from 'kysely';
import { firstSecuritySettings } from '#domain/settings/security-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';
import { type StoredSecuritySettings, readSecuritySettings } from './security-settings-store.ts';

/** The security settings in memory, for texts on pages; checks read the database. */
export type SecuritySource = CachedSetting<StoredSecuritySettings>;

/** Creates the source of the security settings; until the first read it returns the initial ones. */
export function createSecuritySource({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): SecuritySource {
  return createCachedSetting({
    read: () => readSecuritySettings(db),
    prepare: (stored) => stored,
    first: { settings: firstSecuritySettings, version: 0 },
    clock,
  });
}
