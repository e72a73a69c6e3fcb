import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Whether a request waits for its payment; any other status is none of a payment's business. */
export async function isAwaitingPayment(db: Kysely<DatabaseSchema>, requestId: string | null): Promise<boolean> {
  if (requestId === null) return false;
  const row = await db.selectFrom('service_requests').select('status').where('id', '=', requestId).executeTakeFirst();
  return row?.status === 'awaiting_payment';
}
