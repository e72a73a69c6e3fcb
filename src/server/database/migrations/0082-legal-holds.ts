import type { Kysely } from 'kysely';

/** Customers, requests and projects of which nothing is deleted while a hold lasts (K6). */
export async function addLegalHolds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('legal_holds')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('customer_id', 'text', (column) => column.references('customers.id').onDelete('cascade'))
    .addColumn('service_request_id', 'text', (column) => column.references('service_requests.id').onDelete('cascade'))
    .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('placed_by', 'text')
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('lifted_by', 'text')
    .addColumn('lifted_at', 'bigint')
    .execute();
  for (const column of ['customer_id', 'service_request_id', 'project_id']) {
    await db.schema.createIndex(`legal_holds_by_${column}`).on('legal_holds').columns([column, 'lifted_at']).execute();
  }
}
