import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type StoredLook, firstStoredLook, storedLookSettings } from '#server/stored/settings/look-settings.ts';

/** Row of the table `settings` that holds the look. */
export const lookSettingsName = 'look';

/** The look with the version to change it by, 0 until it is first changed, and the time of the change (ms UTC). */
export type VersionedLook = { look: StoredLook; version: number; changedAt: number | null };

/** Reads the present look. */
export async function readLook(db: Kysely<DatabaseSchema>): Promise<VersionedLook> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('name', '=', lookSettingsName)
    .executeTakeFirst();
  if (!row) return { look: firstStoredLook, version: 0, changedAt: null };
  const look = storedLookSettings.read(row.value, `settings ${lookSettingsName}`);
  return { look, version: row.version, changedAt: row.updated_at };
}
