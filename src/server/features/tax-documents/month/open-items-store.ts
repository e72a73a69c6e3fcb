import type { Kysely } from 'kysely';
import type { PaymentRequestStatus } from '#domain/payments/payment-request-status.ts';
import { daysOfMonth, endOfMonth } from '#domain/tax-documents/month.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Nothing is expected in these any more, and nothing moves them on. */
const closed: readonly PaymentRequestStatus[] = ['refunded', 'cancelled'];

/**
 * Requests for money that were asked for when a month (`YYYY-MM`) ended, and neither closed nor paid in full by what the bank had
 * booked until then, whatever has become of them since.
 */
function openAtEnd(db: Db, month: string) {
  const end = endOfMonth(month);
  const { last } = daysOfMonth(month);
  const items = db
    .selectFrom('payment_requests as requests')
    .leftJoin('tax_documents', 'tax_documents.id', 'requests.tax_document_id')
    .select((row) => [
      'requests.id',
      'requests.number_year',
      'requests.number_sequence',
      'requests.payer_name',
      'requests.title',
      'requests.variable_symbol',
      'requests.requested_at',
      'requests.due_on',
      'requests.currency',
      'requests.amount',
      'requests.language',
      'tax_documents.number as document',
      row.fn
        .coalesce(
          row
            .selectFrom('payment_allocations as allocations')
            .innerJoin('payments', 'payments.id', 'allocations.payment_id')
            .select(({ fn }) => fn.sum<number>('allocations.amount').as('sum'))
            .whereRef('allocations.payment_request_id', '=', 'requests.id')
            .where('payments.received_on', '<=', last),
          row.lit(0),
        )
        .as('paid'),
    ])
    .where('requests.requested_at', '<', end)
    // What was paid in full before is left out by an index, without its payments.
    .where(({ or, eb }) => or([eb('requests.paid_at', 'is', null), eb('requests.paid_at', '>=', end)]))
    .where((where) =>
      where.or([
        where('requests.status', 'not in', closed),
        where.exists(
          where
            .selectFrom('payment_request_events as events')
            .select('events.id')
            .whereRef('events.payment_request_id', '=', 'requests.id')
            .where('events.to_status', 'in', closed)
            .where('events.at', '>=', end),
        ),
      ]),
    );
  return db.selectFrom(items.as('items')).whereRef('items.amount', '>', 'items.paid');
}

export type OpenItem = Awaited<ReturnType<typeof findOpenItems>>[number];

type Page = { month: string; after: { id: string } | null; limit: number };

/** What was not paid when a month ended, in the order of asking, after a position (keyset). */
export async function findOpenItems(db: Db, { month, after, limit }: Page) {
  const query = openAtEnd(db, month).selectAll();
  return (after ? query.where('items.id', '>', after.id) : query).orderBy('items.id').limit(limit).execute();
}

/** How much was not paid when a month ended: the number of requests. */
export async function countOpenItems(db: Db, month: string): Promise<number> {
  const { count } = await openAtEnd(db, month)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
