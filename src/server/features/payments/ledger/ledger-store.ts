import { type Kysely, type SqlBool, sql } from 'kysely';
import type { PaymentRequestDetail } from '#contract/payments/payments.ts';
import type { PaymentSource } from '#domain/payments/payment.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { presentEvent } from '#server/database/present-event.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { PaymentRow } from '#server/features/payments/booking/payments-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Payments that were booked on some of these requests, and the rows that undo or refund them, oldest first. */
export async function findPaymentsOn(db: Db, requestIds: readonly string[]): Promise<PaymentRow[]> {
  if (requestIds.length === 0) return [];
  const booked = db
    .selectFrom('payment_allocations')
    .select('payment_id')
    .where('payment_request_id', 'in', requestIds);
  return db
    .selectFrom('payments')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', 'in', booked), eb('undoes_id', 'in', booked)]))
    .orderBy('received_on')
    .orderBy('id')
    .execute();
}

/** The rows that undo or refund payments. */
export async function findReversals(db: Db, paymentIds: readonly string[]): Promise<PaymentRow[]> {
  if (paymentIds.length === 0) return [];
  return db.selectFrom('payments').selectAll().where('undoes_id', 'in', paymentIds).execute();
}

/** What the list of payments is narrowed to: the month of the movement (`YYYY-MM`), and where it is known from. */
export type MovementFilter = { month?: string | undefined; source?: PaymentSource | undefined };

type Page = { filter: MovementFilter; after: { day: string; id: string } | null; limit: number };

/** Reads up to `limit` payments that match a filter, the latest first, after a position (day and id). */
export async function readPaymentsPage(
  db: Db,
  { filter: { month, source }, after, limit }: Page,
): Promise<PaymentRow[]> {
  let query = db.selectFrom('payments').selectAll();
  if (month) query = query.where('received_on', '>=', `${month}-01`).where('received_on', '<=', `${month}-31`);
  if (source) query = query.where('source', '=', source);
  if (after) query = query.where(sql<SqlBool>`(received_on, id) < (${after.day}, ${after.id})`);
  return query.orderBy('received_on', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The history of a request, oldest first. */
export async function findPaymentEvents(db: Db, requestId: string): Promise<PaymentRequestDetail['events']> {
  const rows = await db
    .selectFrom('payment_request_events as events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'at', 'kind', 'actor_kind', 'from_status', 'to_status', 'reason'])
    .select(shownName('users').as('actor_name'))
    .where('payment_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('events.id')
    .execute();
  return rows.map((row) => ({
    ...presentEvent(row),
    actorName: row.actor_kind === 'admin' || row.actor_kind === 'import' ? row.actor_name : null,
  }));
}
