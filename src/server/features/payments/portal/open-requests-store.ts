import type { Kysely } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

/** What is still asked for of any of some quotes, what is due first before the rest. */
export async function findOpenRequests(
  db: Kysely<DatabaseSchema>,
  quoteIds: readonly string[],
): Promise<PaymentRequestRow[]> {
  if (quoteIds.length === 0) return [];
  return db
    .selectFrom('payment_requests')
    .selectAll()
    .where('quote_id', 'in', quoteIds)
    .where('status', 'in', openPaymentStatuses)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
}
