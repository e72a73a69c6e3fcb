import type { BookedPayment } from '#contract/payments/payments.ts';
import { sumOf } from '#domain/payments/allocate-payment.ts';
import { standingPayment } from '#domain/payments/money-back.ts';
import type { Allocation } from '#domain/payments/payment.ts';
import type { PaymentRow } from '#server/features/payments/booking/payments-store.ts';

type Booked = Allocation & { paymentId: string };

/**
 * Converts payments to the shape of the contract. `known` are all rows that the sums hang on: the payments and what undoes or
 * refunds them.
 */
export function presentPayments(
  rows: readonly PaymentRow[],
  { known, allocations }: { known: readonly PaymentRow[]; allocations: readonly Booked[] },
): BookedPayment[] {
  return rows.map((row) => {
    const chain =
      row.undoes_id === null ? known.filter(({ id, undoes_id: undone }) => id === row.id || undone === row.id) : [];
    const ids = new Set(chain.map(({ id }) => id));
    const standing = standingPayment(
      chain.map(({ amount }) => amount),
      allocations.filter(({ paymentId }) => ids.has(paymentId)),
    );
    return {
      id: row.id,
      receivedOn: row.received_on,
      amount: row.amount,
      currency: row.currency,
      source: row.source,
      payerName: row.payer_name,
      message: row.message,
      undoes: row.undoes_id,
      createdAt: row.created_at,
      allocations: allocations
        .filter(({ paymentId }) => paymentId === row.id)
        .map(({ paymentRequestId, amount }) => ({ paymentRequestId, amount })),
      left: standing.amount,
      credit: standing.amount - sumOf(standing.allocations),
    };
  });
}
