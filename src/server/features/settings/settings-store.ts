import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { StoredShape } from '#server/stored/stored-shape.ts';

type Change<T> = { name: string; shape: StoredShape<T>; value: T; version: number; now: number };

/**
 * Replaces settings of a version, where 0 means none are stored yet; false when somebody else has changed them
 * meanwhile (G5). Parts that another release has stored stay.
 */
export async function replaceSettings<T>(
  db: Kysely<DatabaseSchema>,
  { name, shape, value, version, now }: Change<T>,
): Promise<boolean> {
  const before = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  const row = { value: shape.write(value, before?.value), updated_at: now, version: version + 1 };
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
