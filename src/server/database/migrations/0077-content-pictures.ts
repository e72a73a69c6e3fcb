import type { Kysely } from 'kysely';

/** Pictures that the owner has uploaded for pages (A12). */
export async function addContentPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_pictures')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('object_key', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
}
