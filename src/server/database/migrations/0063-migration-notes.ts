import type { Kysely } from 'kysely';

/** What a migration means for servers of the release before, so that these can tell whether they may go on (K8). */
export async function addMigrationNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('migration_notes')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('breaks_older', 'integer', (column) => column.notNull())
    .execute();
}
