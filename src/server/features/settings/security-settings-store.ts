import type { Kysely } from 'kysely';
import { type SecuritySettings, firstSecuritySettings } from '#domain/settings/security-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedSecuritySettings } from '#server/stored/security-settings.ts';

/** Row of the table `settings` that holds them. */
export const securitySettingsName = 'security';

/** Settings with the version to change them by. */
export type StoredSecuritySettings = { settings: SecuritySettings; version: number };

/** Reads a stored value; what was never set has its first value. */
export function parseSecuritySettings(value: string | null): SecuritySettings {
  return value === null
    ? firstSecuritySettings
    : storedSecuritySettings.read(value, `settings ${securitySettingsName}`);
}

/** What is demanded of everybody's sign-in at present; version 0 until it is first changed. */
export async function readSecuritySettings(db: Kysely<DatabaseSchema>): Promise<StoredSecuritySettings> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', securitySettingsName)
    .executeTakeFirst();
  return { settings: parseSecuritySettings(row?.value ?? null), version: row?.version ?? 0 };
}
