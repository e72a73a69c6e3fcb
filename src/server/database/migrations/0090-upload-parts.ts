import type { Kysely } from 'kysely';

/**
 * Parts of unfinished uploads in a bucket, so that any server goes on with them, and by what an upload is known (C10, K2). The hash is of
 * its id, which is a secret of the sender.
 */
export async function addUploadParts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attachments').addColumn('upload_hash', 'text').execute();
  await db.schema
    .createTable('upload_parts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('upload_hash', 'text', (column) => column.notNull())
    .addColumn('start_byte', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('object_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('upload_parts_by_upload')
    .on('upload_parts')
    .columns(['upload_hash', 'start_byte'])
    .execute();
}
