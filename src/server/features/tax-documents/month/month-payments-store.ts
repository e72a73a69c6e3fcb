import type { Kysely } from 'kysely';
import { daysOfMonth } from '#domain/tax-documents/month.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

const inMonth = (db: Db, month: string) => {
  const { first, last } = daysOfMonth(month);
  return db.selectFrom('payments').where('received_on', '>=', first).where('received_on', '<=', last);
};

type Page = { month: string; after: { received_on: string; id: string } | null; limit: number };

/** Movements of money that the bank booked in a month (`YYYY-MM`), oldest first, after a position (keyset). */
export async function findMonthPayments(db: Db, { month, after, limit }: Page) {
  let query = inMonth(db, month).selectAll();
  if (after) {
    const { received_on: day, id } = after;
    query = query.where(({ or, and, eb }) =>
      or([eb('received_on', '>', day), and([eb('received_on', '=', day), eb('id', '>', id)])]),
    );
  }
  return query.orderBy('received_on').orderBy('id').limit(limit).execute();
}

/** How many movements of money a month has. */
export async function countMonthPayments(db: Db, month: string): Promise<number> {
  const { count } = await inMonth(db, month)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What movements settle: the request for money, and the invoice that asks by it or the quote whose plan it belongs to. */
export async function findAllocationsOf(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('payment_allocations as allocations')
    .innerJoin('payment_requests as requests', 'requests.id', 'allocations.payment_request_id')
    .leftJoin('tax_documents as invoices', 'invoices.id', 'requests.tax_document_id')
    .select([
      'allocations.payment_id',
      'allocations.amount',
      'requests.quote_id',
      'requests.number_year',
      'requests.number_sequence',
      'requests.payer_name',
      'invoices.number as invoice',
    ])
    .where('allocations.payment_id', 'in', paymentIds)
    .orderBy('allocations.payment_id')
    .orderBy('allocations.id')
    .execute();
}

/** Issued documents of advances, in the order of issue; a payment has another one where the first was credited and the money stayed. */
export async function findAdvancesOf(db: Db, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('tax_documents')
    .select(['payment_id', 'quote_id', 'number'])
    .where('payment_id', 'in', paymentIds)
    .where('status', '=', 'issued')
    .orderBy('listed_at')
    .orderBy('id')
    .execute();
}
