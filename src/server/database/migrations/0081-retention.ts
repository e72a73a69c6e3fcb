import type { Kysely } from 'kysely';

/** What the retention schedule has deleted, by day and rule, and which requests were emptied by it (K6). */
export async function addRetention(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_counts')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('records', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('retention_counts_by_day').on('retention_counts').columns(['day', 'id']).execute();
  await db.schema
    .createTable('retention_runs')
    .addColumn('day', 'text', (column) => column.notNull().primaryKey())
    .addColumn('began_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createTable('emptied_requests')
    .addColumn('service_request_id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
