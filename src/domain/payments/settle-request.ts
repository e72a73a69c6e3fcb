import type { PaymentRequestStatus } from './payment-request-status.ts';
import type { PaymentSource } from './payment.ts';

/** A request as money meets it, minor units. */
export type SettledRequest = { status: PaymentRequestStatus; amount: number; paid: number };

/**
 * What becomes of a request when money is booked on it or taken from it (domain rules, "Payment request"): paid in full it is
 * confirmed, a counter-row asks for its money again, and what went back to the payer whole is refunded.
 */
export function settle(
  { status, amount, paid }: SettledRequest,
  { change, source }: { change: number; source: PaymentSource },
): SettledRequest {
  const sum = paid + change;
  return { amount, paid: sum, status: statusAfter({ status, amount, paid: sum }, source) };
}

function statusAfter({ status, amount, paid }: SettledRequest, source: PaymentSource): PaymentRequestStatus {
  if (source === 'refund') return status === 'confirmed' && paid <= 0 ? 'refunded' : status;
  if (paid >= amount) return 'confirmed';
  return status === 'confirmed' ? 'requested' : status;
}
