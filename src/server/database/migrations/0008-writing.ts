import type { Kysely } from 'kysely';

/** Product requirements documents, and how many texts the language model has written on a day (H4). */
export async function addWriting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('prds')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('estimate_id', 'text', (column) => column.notNull().references('estimates.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('fallback', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('prds_estimate').on('prds').column('estimate_id').execute();
  await db.schema
    .createTable('writing_usage')
    .addColumn('day', 'text', (column) => column.notNull().primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .execute();
}
