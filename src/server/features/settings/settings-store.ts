import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Change = { name: string; value: unknown; version: number; now: number };

/**
 * Replaces settings of a version, where 0 means none are stored yet; false when somebody else has changed them
 * meanwhile (G5).
 */
export async function replaceSettings(
  db: Kysely<DatabaseSchema>,
  { name, value, version, now }: Change,
): Promise<boolean> {
  const row = { value: JSON.stringify(value), updated_at: now, version: version + 1 };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set(row)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Username of an account; null when it was deleted. */
export async function findUsername(db: Kysely<DatabaseSchema>, id: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  return user?.username ?? null;
}
