import type { Kysely } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { payersOf } from '#server/features/payments/access/own-invoices-store.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { type QuotesTo, idsOfReadable } from '#server/features/quotes/portal/own-quotes-store.ts';

/**
 * What is still asked for of the quotes that somebody may see and by invoices without a quote, what is due first before the rest.
 */
export async function findOpenRequests(db: Kysely<DatabaseSchema>, to: QuotesTo): Promise<PaymentRequestRow[]> {
  const open = db.selectFrom('payment_requests').selectAll().where('status', 'in', openPaymentStatuses);
  return open
    .where('quote_id', 'in', idsOfReadable(db, to))
    .unionAll(open.where('quote_id', 'is', null).where('customer_id', 'in', payersOf(to.access)))
    .orderBy('due_on')
    .orderBy('id')
    .execute();
}
