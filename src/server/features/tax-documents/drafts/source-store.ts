import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { documentedSum } from '#server/features/tax-documents/advances/documented-sum-store.ts';

type Db = Kysely<DatabaseSchema>;

/**
 * A payment and how much of it settles the plan of a quote without an advance tax document, minor units, less what counter-rows and refunds
 * took back.
 */
export type QuotePayment = { id: string; receivedOn: string; amount: number };

/** How much of a payment settles the plan of a quote and has no tax document; null when there is no such payment. */
export async function findQuotePayment(
  db: Db,
  { paymentId, quoteId }: { paymentId: string; quoteId: string },
): Promise<QuotePayment | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'received_on'])
    .where('id', '=', paymentId)
    .where('undoes_id', 'is', null)
    .executeTakeFirst();
  if (!payment) return null;
  const rows = await db
    .selectFrom('payment_allocations as allocation')
    .innerJoin('payments as payment', 'payment.id', 'allocation.payment_id')
    .innerJoin('payment_requests as request', 'request.id', 'allocation.payment_request_id')
    .select('allocation.amount')
    .where((where) => where.or([where('payment.id', '=', paymentId), where('payment.undoes_id', '=', paymentId)]))
    .where('request.quote_id', '=', quoteId)
    .where('request.tax_document_id', 'is', null)
    .execute();
  const booked = rows.reduce((sum, { amount }) => sum + amount, 0);
  const { documented } = await db
    .selectNoFrom(documentedSum({ payment: sql.val(paymentId), quote: sql.val(quoteId) }).as('documented'))
    .executeTakeFirstOrThrow();
  return { id: payment.id, receivedOn: payment.received_on, amount: booked - documented };
}

/** To which quote, request and customer a document of a quote belongs. */
export async function findQuoteRelations(db: Db, quoteId: string) {
  const row = await db
    .selectFrom('quotes')
    .select(['id', 'status', 'service_request_id', 'customer_id'])
    .where('id', '=', quoteId)
    .executeTakeFirst();
  return row ?? null;
}
