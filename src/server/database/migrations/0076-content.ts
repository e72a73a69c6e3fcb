import type { Kysely } from 'kysely';
import { refuseChanges } from '#server/database/refuse-changes.ts';

/** What the owner edits of the site: a draft of each kind, and published versions, which are only added to (A12). */
export async function addContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_drafts')
    .addColumn('kind', 'text', (column) => column.notNull().primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('first', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
  await db.schema
    .createTable('content_versions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('first', 'text')
    .addColumn('restored_from', 'integer')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
  await db.schema
    .createIndex('content_versions_of_kind')
    .on('content_versions')
    .columns(['kind', 'number'])
    .unique()
    .execute();
  // Whose version it is may be forgotten with the account.
  await refuseChanges(db, 'content_versions', ['id', 'kind', 'number', 'document', 'first', 'restored_from', 'at']);
}
