import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { documentedSum } from './documented-sum-store.ts';

/**
 * A payment that settles the plan of a quote; `amount` is what of it has no tax document, in minor units, less what went back.
 */
export type UndocumentedPayment = { paymentId: string; quoteId: string; receivedOn: string; amount: number };

/**
 * Payments since a day (`YYYY-MM-DD`) for quotes without an issued invoice, of which more is held than issued advance documents say, oldest
 * first. Whether they need a document is for the rules of tax.
 */
export async function findUndocumented(db: Kysely<DatabaseSchema>, since: string): Promise<UndocumentedPayment[]> {
  const rows = await db
    .selectFrom('payments as payment')
    .innerJoin('payments as row', (join) =>
      join.on((on) => on.or([on('row.id', '=', on.ref('payment.id')), on('row.undoes_id', '=', on.ref('payment.id'))])),
    )
    .innerJoin('payment_allocations as allocation', 'allocation.payment_id', 'row.id')
    .innerJoin('payment_requests as request', 'request.id', 'allocation.payment_request_id')
    .select(({ fn, ref }) => [
      'payment.id as paymentId',
      ref('request.quote_id').$notNull().as('quoteId'),
      'payment.received_on as receivedOn',
      fn.sum<number>('allocation.amount').as('booked'),
      documentedSum({ payment: ref('payment.id'), quote: ref('request.quote_id') }).as('documented'),
    ])
    .where('payment.undoes_id', 'is', null)
    .where('payment.received_on', '>=', since)
    .where('request.quote_id', 'is not', null)
    .where('request.tax_document_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tax_documents as document')
            .select('document.id')
            .whereRef('document.quote_id', '=', 'request.quote_id')
            .where('document.status', '=', 'issued')
            .where('document.kind', '=', 'invoice')
            .where('document.recurring_id', 'is', null),
        ),
      ),
    )
    .groupBy(['payment.id', 'request.quote_id', 'payment.received_on'])
    .orderBy('payment.received_on')
    .orderBy('payment.id')
    .execute();
  return rows.flatMap(({ booked, documented, ...payment }) =>
    booked > documented ? [{ ...payment, amount: booked - documented }] : [],
  );
}
