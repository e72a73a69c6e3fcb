import type { Kysely } from 'kysely';
import type { OwnRequest } from '#contract/service-requests/own-requests.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Access, customersOf } from '#server/features/access/viewer-store.ts';

const longest = 100;

/**
 * Reads the requests of the customers that an access opens, newest first (F2): also those that were sent before the account existed.
 * Their estimate is told where the second access opens the customer too.
 */
export async function readOwnRequests(
  db: Kysely<DatabaseSchema>,
  { access, withSums }: { access: Access; withSums: Access },
): Promise<OwnRequest[]> {
  const customers = customersOf(access);
  const knowingSums = customersOf(withSums);
  if (customers.length === 0) return [];
  const rows = await db
    .selectFrom('service_requests')
    .select(['number', 'created_at', 'status', 'title', 'language', 'currency', 'customer_id'])
    .select(['estimate_minimum_minor as minimum', 'estimate_maximum_minor as maximum'])
    .where('customer_id', 'in', customers)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(longest)
    .execute();
  return rows.map(({ created_at: createdAt, customer_id: customer, minimum, maximum, ...row }) => {
    const isTold = minimum !== null && maximum !== null && knowingSums.includes(customer ?? '');
    return { ...row, createdAt, estimate: isTold ? { minimum, maximum } : null };
  });
}
