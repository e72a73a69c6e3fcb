import type { Kysely } from 'kysely';

/** Files that go with requests, and drafts that go from one device to another (C7, C10). */
export async function addAttachmentsAndDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('collection_hash', 'text', (column) => column.notNull())
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id'))
    .addColumn('object_key', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  const lists = { collection: ['collection_hash'], request: ['service_request_id'], age: ['created_at'] };
  for (const [name, columns] of Object.entries(lists)) {
    await db.schema.createIndex(`attachments_by_${name}`).on('attachments').columns(columns).execute();
  }
  await db.schema
    .createTable('draft_links')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('draft_links_by_end').on('draft_links').column('expires_at').execute();
  await db.schema
    .createTable('own_drafts')
    .addColumn('user_id', 'text', (column) => column.notNull().primaryKey().references('users.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
