import { type Kysely, sql } from 'kysely';

/** Counts of quotes leave out those of restricted customers (K6) from an index alone. */
export async function indexLatestQuotes(db: Kysely<unknown>): Promise<void> {
  await sql`create index quotes_latest_of_customer on quotes (is_latest, customer_id, id)`.execute(db);
}
