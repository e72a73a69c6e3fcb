import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

type About = { requestId: string; quoteId: string };

/** Whether a quote went to the customer of a request: else nobody may read there what is said about it (I4). */
export async function reachesCustomer(db: Kysely<DatabaseSchema>, { requestId, quoteId }: About): Promise<boolean> {
  const row = await db
    .selectFrom('service_requests as requests')
    .innerJoin('customers', 'customers.id', 'requests.customer_id')
    .innerJoin('quote_links as links', (join) => join.on('links.quote_id', '=', quoteId))
    .select('requests.id')
    .where('requests.id', '=', requestId)
    .where(sql<SqlBool>`lower(links.email) = lower(customers.email)`)
    .where((link) => link.or([link('links.ended_at', 'is', null), link('links.is_copy', '=', 0)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** The quote where it did not reach the customer of a request, as messages there name it; null where it did. */
export const othersQuote = async (db: Kysely<DatabaseSchema>, about: About): Promise<string | null> =>
  (await reachesCustomer(db, about)) ? null : about.quoteId;
