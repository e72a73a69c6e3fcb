import type { Transaction } from 'kysely';
import type { Allocation, PaymentSource } from '#domain/payments/payment.ts';
import { settle } from '#domain/payments/settle-request.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  type PaymentMover,
  currentPaymentStatus,
  movePaymentRequest,
  notePaymentEvent,
} from '#server/features/payments/requests/move-payment-request.ts';
import {
  type PaymentRequestRow,
  changePaymentRequest,
} from '#server/features/payments/requests/payment-requests-store.ts';

type Settling = { allocations: readonly Allocation[]; source: PaymentSource; mover: PaymentMover; reason?: string };

/**
 * Books sums on locked requests: what was paid of each, its status, an entry in its history (domain rules, "Payment request").
 * Returns the rows that are confirmed by it.
 */
export async function settleRequests(
  transaction: Transaction<DatabaseSchema>,
  rows: readonly PaymentRequestRow[],
  settling: Settling,
): Promise<PaymentRequestRow[]> {
  const confirmed: PaymentRequestRow[] = [];
  for (const row of rows) {
    if (await settleOne(transaction, row, settling)) confirmed.push(row);
  }
  return confirmed;
}

/** Settles one request; returns whether that confirms it. */
async function settleOne(
  transaction: Transaction<DatabaseSchema>,
  row: PaymentRequestRow,
  { allocations, source, mover, reason = '' }: Settling,
): Promise<boolean> {
  const change = allocations.find(({ paymentRequestId }) => paymentRequestId === row.id)?.amount ?? 0;
  const from = currentPaymentStatus(row, mover.now);
  const { paid, status } = settle({ status: from, amount: row.amount, paid: row.paid }, { change, source });
  if (status === from) {
    await changePaymentRequest(transaction, row, { paid, updated_at: mover.now });
    await notePaymentEvent(transaction, row, { mover, kind: change > 0 ? 'part-paid' : 'paid-back', reason });
    return false;
  }
  const isConfirmed = status === 'confirmed';
  const set = { paid, paid_at: isConfirmed ? mover.now : null };
  await movePaymentRequest(transaction, row, { to: status, mover, reason, set });
  return isConfirmed;
}
