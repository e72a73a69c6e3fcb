import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { firstLookSettings, logoSchema, lookSettingsSchema } from '#domain/settings/look-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Row of the table `settings` that holds the look. */
export const lookSettingsName = 'look';

/** The settings as stored: with the size of the logo's picture in pixels and the id of the last author. */
export const storedLookSchema = z.strictObject({
  ...lookSettingsSchema.shape,
  logo: z.nullable(z.strictObject({ ...logoSchema.shape, width: z.int(), height: z.int() })),
  changedById: z.nullable(z.string()),
});
export type StoredLook = z.infer<typeof storedLookSchema>;

/** The look with the version to change it by, 0 until it is first changed, and the time of the change (ms UTC). */
export type VersionedLook = { look: StoredLook; version: number; changedAt: number | null };

/** Reads the present look. */
export async function readLook(db: Kysely<DatabaseSchema>): Promise<VersionedLook> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('name', '=', lookSettingsName)
    .executeTakeFirst();
  if (!row) return { look: { ...firstLookSettings, logo: null, changedById: null }, version: 0, changedAt: null };
  return { look: storedLookSchema.parse(JSON.parse(row.value)), version: row.version, changedAt: row.updated_at };
}
