import type { Kysely } from 'kysely';
import type { SavedView } from '#contract/service-requests/saved-views.ts';
import type { SavedViewTable } from '#server/database/tables/back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Reads the saved views of one person in the order in which they were created (G2). */
export async function listViews(db: Kysely<DatabaseSchema>, userId: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Stores a view, or updates the one of the same person with the same name; returns the id. */
export async function storeView(db: Kysely<DatabaseSchema>, view: SavedViewTable): Promise<string> {
  const stored = await db
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query: view.query }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
}

/** Deletes a view of one person; returns false when it does not exist. */
export async function deleteViewOf(db: Kysely<DatabaseSchema>, view: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_views')
    .where('id', '=', view.id)
    .where('user_id', '=', view.userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
