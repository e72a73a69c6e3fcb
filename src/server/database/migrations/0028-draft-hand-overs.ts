import type { Kysely } from 'kysely';

/** Drafts that are handed over to the host of another language, and opened once (C7). */
export async function addDraftHandOvers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('draft_links')
    .addColumn('is_hand_over', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
