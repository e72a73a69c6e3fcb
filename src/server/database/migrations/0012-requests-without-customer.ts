import type { Kysely } from 'kysely';

/** A suspicious request has no customer (E1). */
export async function allowRequestsWithoutCustomer(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('service_requests')
    .alterColumn('customer_id', (column) => column.dropNotNull())
    .execute();
}
