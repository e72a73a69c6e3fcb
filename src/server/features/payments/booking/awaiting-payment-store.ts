import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

/** Whether a request waits for its payment; any other status is none of a payment's business. */
export async function isAwaitingPayment(db: Kysely<DatabaseSchema>, requestId: string | null): Promise<boolean> {
  if (requestId === null) return false;
  const row = await db.selectFrom('service_requests').select('status').where('id', '=', requestId).executeTakeFirst();
  return row?.status === 'awaiting_payment';
}

/** Requests for money without those of quotes that change the scope of a project. */
export async function withoutChanges(
  db: Kysely<DatabaseSchema>,
  rows: readonly PaymentRequestRow[],
): Promise<PaymentRequestRow[]> {
  const ids = rows.flatMap(({ quote_id: quoteId }) => (quoteId === null ? [] : [quoteId]));
  if (ids.length === 0) return [...rows];
  const changes = await db
    .selectFrom('quotes')
    .select('id')
    .where('id', 'in', ids)
    .where('project_id', 'is not', null)
    .execute();
  return rows.filter((row) => !changes.some(({ id }) => id === row.quote_id));
}
