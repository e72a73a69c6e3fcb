import type { Kysely } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { type QuotesTo, idsOfReadable } from '#server/features/quotes/portal/own-quotes-store.ts';

/** What is still asked for of the quotes that somebody may see, what is due first before the rest. */
export async function findOpenRequests(db: Kysely<DatabaseSchema>, to: QuotesTo): Promise<PaymentRequestRow[]> {
  return db
    .selectFrom('payment_requests')
    .selectAll()
    .where('quote_id', 'in', idsOfReadable(db, to))
    .where('status', 'in', openPaymentStatuses)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
}
