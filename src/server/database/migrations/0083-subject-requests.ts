import type { Kysely } from 'kysely';

/** The register of requests of people about their data, and whose data are only stored for now (K6). */
export async function addSubjectRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subject_requests')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('user_id', 'text')
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('extension_reason', 'text')
    .addColumn('extended_at', 'bigint')
    .addColumn('answered_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('reminded_at', 'bigint')
    .addColumn('emptied_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('subject_requests_by_day')
    .on('subject_requests')
    .columns(['answered_at', 'due_on', 'id'])
    .execute();
  await db.schema
    .createTable('restrictions')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().primaryKey().references('customers.id').onDelete('cascade'),
    )
    .addColumn('ground', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .execute();
}
