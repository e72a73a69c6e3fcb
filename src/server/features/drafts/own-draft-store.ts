import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A person's draft that is to be kept; `version` is the one that it was read in, null for none. */
export type NewOwnDraft = { userId: string; content: string; savedAt: number; version: number | null };

/** The draft of a person; null when there is none. */
export async function findOwnDraft(
  db: Db,
  userId: string,
): Promise<{ content: string; savedAt: number; version: number } | null> {
  const row = await db
    .selectFrom('own_drafts')
    .select(['content', 'saved_at', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { content: row.content, savedAt: row.saved_at, version: row.version } : null;
}

/** Keeps a person's draft if it is still in the version that it was read in; answers the new one, null when it is not. */
export async function writeOwnDraft(db: Db, draft: NewOwnDraft): Promise<number | null> {
  const { userId, content, savedAt, version } = draft;
  if (version === null) {
    const first = 1;
    const row = { user_id: userId, content, saved_at: savedAt, version: first };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('own_drafts')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? first : null;
  }
  const { numUpdatedRows } = await db
    .updateTable('own_drafts')
    .set({ content, saved_at: savedAt, version: version + 1 })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? version + 1 : null;
}

/** Forgets a person's draft; none is no error. */
export async function deleteOwnDraft(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('own_drafts').where('user_id', '=', userId).execute();
}
