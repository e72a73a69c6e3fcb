import type { Kysely } from 'kysely';
import type { OwnRequest } from '#contract/service-requests/own-requests.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Access, customersOf } from '#server/features/access/viewer-store.ts';

const longest = 100;

/** Who asks, and whose sums they are told. */
type Asking = { access: Access; withSums: Access };

/**
 * Reads the requests of the customers that an access opens, newest first (F2): also those that were sent before the account existed.
 * Their estimate is told where the second access opens the customer too.
 */
export async function readOwnRequests(db: Kysely<DatabaseSchema>, asking: Asking): Promise<OwnRequest[]> {
  const customers = customersOf(asking.access);
  if (customers.length === 0) return [];
  const rows = await selectOwn(db, customers).limit(longest).execute();
  return rows.map((row) => present(row, asking));
}

/** One of the requests that an access opens with what was wanted; null where it opens none with that id (I4). */
export async function readOwnRequest(
  db: Kysely<DatabaseSchema>,
  { id, ...asking }: Asking & { id: string },
): Promise<(OwnRequest & { description: string }) | null> {
  const customers = customersOf(asking.access);
  if (customers.length === 0) return null;
  const row = await selectOwn(db, customers).select('description').where('id', '=', id).executeTakeFirst();
  return row ? { ...present(row, asking), description: row.description } : null;
}

/** Whether an access opens a request (I4). */
export const isOwnRequest = async (db: Kysely<DatabaseSchema>, access: Access, id: string): Promise<boolean> =>
  (await readOwnRequest(db, { id, access, withSums: access })) !== null;

/** The requests of customers, newest first. */
const selectOwn = (db: Kysely<DatabaseSchema>, customers: readonly string[]) =>
  db
    .selectFrom('service_requests')
    .select(['id', 'number', 'created_at', 'status', 'title', 'language', 'currency', 'customer_id'])
    .select(['estimate_minimum_minor as minimum', 'estimate_maximum_minor as maximum'])
    .where('customer_id', 'in', customers)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number];

function present(row: OwnRow, { withSums }: Asking): OwnRequest {
  const { id, number, status, title, language, currency, minimum, maximum, created_at: createdAt } = row;
  const isTold = minimum !== null && maximum !== null && customersOf(withSums).includes(row.customer_id ?? '');
  return { id, number, createdAt, status, title, language, currency, estimate: isTold ? { minimum, maximum } : null };
}
