import type { Kysely } from 'kysely';
import type { OwnRequest } from '#contract/service-requests/own-requests.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

const longest = 100;

/**
 * Reads the requests of the customer whose address an account has verified, newest first (F2): also those that were sent
 * before the account existed. An address that is not verified opens nothing (I4).
 */
export async function readOwnRequests(db: Kysely<DatabaseSchema>, userId: string): Promise<OwnRequest[]> {
  const customer = await db
    .selectFrom('users')
    .innerJoin('customers', 'customers.email_key', 'users.email_key')
    .select(['customers.id', 'customers.merged_into_id'])
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!customer) return [];
  const rows = await db
    .selectFrom('service_requests')
    .select(['number', 'created_at', 'status', 'title', 'language', 'currency'])
    .select(['estimate_minimum_minor as minimum', 'estimate_maximum_minor as maximum'])
    .where('customer_id', '=', customer.merged_into_id ?? customer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(longest)
    .execute();
  return rows.map(({ created_at: createdAt, minimum, maximum, ...row }) => ({
    ...row,
    createdAt,
    estimate: minimum === null || maximum === null ? null : { minimum, maximum },
  }));
}
