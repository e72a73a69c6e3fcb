import type { Transaction, Updateable } from 'kysely';
import { paymentStatusAt } from '#domain/payments/due-days.ts';
import {
  type PaymentActor,
  type PaymentEventKind,
  type PaymentRequestStatus,
  decidePaymentMove,
} from '#domain/payments/payment-request-status.ts';
import type { PaymentRequestTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { type PaymentRequestRow, changePaymentRequest, insertPaymentEvent } from './payment-requests-store.ts';

/** Who moves requests for money: an account, if any; when (ms UTC); where ids come from. */
export type PaymentMover = { actor: PaymentActor; actorId: string | null; now: number; newId: () => string };

/** The status of a stored request at a time (ms UTC). */
export const currentPaymentStatus = (row: PaymentRequestRow, now: number): PaymentRequestStatus =>
  paymentStatusAt({ status: row.status, dueOn: row.due_on, language: row.language, claimedAt: row.claimed_at }, now);

type Wish = { to: PaymentRequestStatus; mover: PaymentMover; reason?: string; set?: Updateable<PaymentRequestTable> };

/**
 * Moves a locked request if the table of moves permits it (domain rules, "Payment request"), with one entry in its history. What is
 * over counts as overdue, whether a job has noticed or not. Throws `move-not-allowed`, `reason-required`.
 */
export async function movePaymentRequest(
  transaction: Transaction<DatabaseSchema>,
  row: PaymentRequestRow,
  { to, mover, reason = '', set = {} }: Wish,
): Promise<void> {
  const { actor, now } = mover;
  const from = to === 'overdue' ? row.status : currentPaymentStatus(row, now);
  const decision = decidePaymentMove(from, to, { actor, reason });
  if (!decision.ok) throw new AppError(decision.rule);
  await changePaymentRequest(transaction, row, { ...set, status: to, updated_at: now });
  await notePaymentEvent(transaction, row, { mover, kind: 'status-changed', from, to, reason });
}

type Noted = {
  mover: PaymentMover;
  kind: PaymentEventKind;
  from?: PaymentRequestStatus;
  to?: PaymentRequestStatus;
  reason?: string;
};

/** Adds what has happened to a request to its history. */
export async function notePaymentEvent(
  transaction: Transaction<DatabaseSchema>,
  { id }: Pick<PaymentRequestRow, 'id'>,
  { mover, kind, from, to, reason = '' }: Noted,
): Promise<void> {
  await insertPaymentEvent(transaction, {
    id: mover.newId(),
    payment_request_id: id,
    at: mover.now,
    actor_kind: mover.actor,
    actor_id: mover.actorId,
    kind,
    from_status: from ?? null,
    to_status: to ?? null,
    reason: reason.trim() || null,
  });
}
