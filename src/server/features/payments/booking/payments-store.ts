import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Allocation } from '#domain/payments/payment.ts';
import type { PaymentTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type PaymentRow = Selectable<PaymentTable>;

/** Adds a payment; false where the same call has added it, also if that call is not over yet. */
export async function insertPayment(transaction: Transacting, row: Insertable<PaymentTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('call_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Adds how a payment settles requests. */
export async function insertAllocations(
  transaction: Transacting,
  paymentId: string,
  { allocations, newId }: { allocations: readonly Allocation[]; newId: () => string },
): Promise<void> {
  if (allocations.length === 0) return;
  const rows = allocations.map(({ paymentRequestId, amount }) => ({
    id: newId(),
    payment_id: paymentId,
    payment_request_id: paymentRequestId,
    amount,
  }));
  await transaction.insertInto('payment_allocations').values(rows).execute();
}

/** What a call has booked. */
export async function findPaymentByCall(db: Db, callId: string): Promise<PaymentRow | null> {
  return (await db.selectFrom('payments').selectAll().where('call_id', '=', callId).executeTakeFirst()) ?? null;
}

/** A payment, locked until the transaction ends; the row itself never changes. */
export async function lockPayment(transaction: Transacting, id: string): Promise<PaymentRow | null> {
  const row = await transaction
    .updateTable('payments')
    .set((payment) => ({ call_id: payment.ref('call_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** A payment and the rows that undo or refund it. */
export async function findWithReversals(db: Db, id: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', id), eb('undoes_id', '=', id)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How payments settle requests, in the order in which it was booked. */
export async function findAllocations(
  db: Db,
  paymentIds: readonly string[],
): Promise<(Allocation & { paymentId: string })[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom('payment_allocations')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    paymentId: row.payment_id,
    paymentRequestId: row.payment_request_id,
    amount: row.amount,
  }));
}
