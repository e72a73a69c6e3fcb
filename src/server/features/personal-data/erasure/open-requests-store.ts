import type { Transaction } from 'kysely';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Wanted = { customerId: string; statuses: readonly RequestStatus[]; limit: number };

/** Ids of a customer's requests in some statuses, up to a limit. */
export async function findRequestsIn(
  transaction: Transaction<DatabaseSchema>,
  { customerId, statuses, limit }: Wanted,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('service_requests')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', statuses)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
