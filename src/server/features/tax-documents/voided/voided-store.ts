import type { Kysely } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Voided quotes for which money is still planned or asked by their plan, or whose care is not ended. */
export async function findUnstopped(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('status', '=', 'voided')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('payment_requests as request')
            .select('request.id')
            .whereRef('request.quote_id', '=', 'quotes.id')
            .where('request.tax_document_id', 'is', null)
            .where('request.status', 'in', ['planned', ...openPaymentStatuses]),
        ),
        exists(
          selectFrom('recurring_invoices as care')
            .select('care.id')
            .whereRef('care.quote_id', '=', 'quotes.id')
            .where('care.state', '!=', 'ended'),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
