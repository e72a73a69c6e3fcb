import type { Kysely } from 'kysely';
import type { SecuritySettings } from '#domain/settings/security-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { securitySettingsName } from '#server/settings/security-settings.ts';

type Change = { settings: SecuritySettings; version: number; now: number };

/**
 * Stores the security settings in place of those of a version, 0 meaning those that hold before the first change; false
 * when somebody else has changed them since (G5).
 */
export async function replaceSecuritySettings(
  db: Kysely<DatabaseSchema>,
  { settings, version, now }: Change,
): Promise<boolean> {
  const row = { value: JSON.stringify(settings), updated_at: now, version: version + 1 };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name: securitySettingsName, ...row })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set(row)
    .where('name', '=', securitySettingsName)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
