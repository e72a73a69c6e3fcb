import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PaymentAllocationTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PayerOf } from './is-of-payer.ts';

type Db = Kysely<DatabaseSchema>;

/** Adds that credit settles a request. */
export async function insertCreditUse(
  transaction: Transaction<DatabaseSchema>,
  row: Insertable<PaymentAllocationTable>,
): Promise<void> {
  await transaction.insertInto('payment_allocations').values(row).execute();
}

/** What a call has put on a request; null before. */
export async function findAllocationByCall(db: Db, callId: string): Promise<Selectable<PaymentAllocationTable> | null> {
  const found = db.selectFrom('payment_allocations').selectAll().where('call_id', '=', callId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Customers and quotes whose requests a payment has settled; none while all of it is credit. */
export async function findPayers(db: Db, paymentId: string): Promise<PayerOf[]> {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('payment_requests', 'payment_requests.id', 'payment_allocations.payment_request_id')
    .select(['customer_id', 'quote_id'])
    .distinct()
    .where('payment_id', '=', paymentId)
    .execute();
}
