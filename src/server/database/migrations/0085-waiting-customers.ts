import { type Kysely, sql } from 'kysely';

/** Counts of requests by who they wait for leave out those of restricted customers (K6) from an index alone. */
export async function indexWaitingCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`drop index service_requests_by_waiting`.execute(db);
  await sql`create index service_requests_by_waiting
    on service_requests (waiting_on, is_archived, created_at desc, id desc, customer_id)`.execute(db);
}
