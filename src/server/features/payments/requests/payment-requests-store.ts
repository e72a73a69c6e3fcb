import {
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  type Transaction,
  type Updateable,
  sql,
} from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { PaymentRequestEventTable, PaymentRequestTable } from '#server/database/tables/money-tables.ts';
import { insertMoneyWords, updateMoneyWords } from '#server/database/search/money-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type PaymentRequestRow = Selectable<PaymentRequestTable>;

/** Condition: a request is open (`openPaymentStatuses`), in the words of the indexes, which only serve a query that names it likewise. */
export const isOpen = sql<SqlBool>`coalesce(payment_requests.status, '') in ('requested', 'claimed', 'overdue', 'rejected')`;

/** One request for money; null when there is none. */
export async function findPaymentRequest(db: Db, id: string): Promise<PaymentRequestRow | null> {
  return (await db.selectFrom('payment_requests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether a request still asks for money. */
export async function stillAsks(db: Db, id: string): Promise<boolean> {
  const open = db.selectFrom('payment_requests').select('id').where('id', '=', id);
  return (await open.where('status', 'in', openPaymentStatuses).executeTakeFirst()) !== undefined;
}

/** All requests for money of a quote, in the order of its plan, those of invoices after them. */
export async function findRequestsOfQuote(db: Db, quoteId: string): Promise<PaymentRequestRow[]> {
  const rows = await db.selectFrom('payment_requests').selectAll().where('quote_id', '=', quoteId).execute();
  const place = ({ part_index: index }: PaymentRequestRow) => index ?? rows.length;
  return rows.toSorted((one, other) => place(one) - place(other) || one.created_at - other.created_at);
}

/** All requests for the money of an invoice that was written without a quote, oldest first. */
export function findRequestsOfInvoice(db: Db, documentId: string): Promise<PaymentRequestRow[]> {
  return db
    .selectFrom('payment_requests')
    .selectAll()
    .where('tax_document_id', '=', documentId)
    .where('quote_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Adds a request; false where its part of the plan has one. */
export async function insertPaymentRequest(
  transaction: Transacting,
  row: Insertable<PaymentRequestTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_requests')
    .values(row)
    .onConflict((conflict) => conflict.columns(['quote_id', 'part_index']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await insertMoneyWords(transaction, 'payment_request_words', [{ id: row.id, text: row.search }]);
  return true;
}

/**
 * Locks requests until the transaction ends and reads them. One after another in the order of their ids, so that two who want
 * some of the same never wait for each other.
 */
export async function lockPaymentRequests(
  transaction: Transacting,
  ids: readonly string[],
): Promise<PaymentRequestRow[]> {
  const rows: PaymentRequestRow[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const row = await transaction
      .updateTable('payment_requests')
      .set((request) => ({ version: request.ref('version') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row) rows.push(row);
  }
  return rows;
}

/** Changes a locked request and counts its version on. */
export async function changePaymentRequest(
  transaction: Transacting,
  { id, version }: Pick<PaymentRequestRow, 'id' | 'version'>,
  set: Updateable<PaymentRequestTable>,
): Promise<void> {
  await transaction
    .updateTable('payment_requests')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const text = set.search;
  if (text !== undefined) await updateMoneyWords(transaction, 'payment_request_words', { id, text });
}

/** Adds an entry to the history of a request. */
export async function insertPaymentEvent(
  transaction: Transacting,
  row: Insertable<PaymentRequestEventTable>,
): Promise<void> {
  await transaction.insertInto('payment_request_events').values(row).execute();
}

/** Keeps with a request the mail that asked for it. */
export async function changePaymentMail(transaction: Transacting, id: string, mailId: string): Promise<void> {
  await transaction.updateTable('payment_requests').set({ mail_id: mailId }).where('id', '=', id).execute();
}
