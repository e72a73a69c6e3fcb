import type { Kysely } from 'kysely';
import { type SecuritySettings, firstSecuritySettings } from '#domain/settings/security-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedSecuritySettings } from '#server/stored/settings/security-settings.ts';

/** Row of the table `settings` that holds them. */
export const securitySettingsName = 'security';

/** Settings with the version to change them by. */
export type StoredSecuritySettings = { settings: SecuritySettings; version: number };

/** Parses a stored value; null gives the initial settings. */
export function parseSecuritySettings(value: string | null): SecuritySettings {
  return value === null
    ? firstSecuritySettings
    : storedSecuritySettings.read(value, `settings ${securitySettingsName}`);
}

/** Reads the security settings; version 0 until they are first changed. */
export async function readSecuritySettings(db: Kysely<DatabaseSchema>): Promise<StoredSecuritySettings> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', securitySettingsName)
    .executeTakeFirst();
  return { settings: parseSecuritySettings(row?.value ?? null), version: row?.version ?? 0 };
}
