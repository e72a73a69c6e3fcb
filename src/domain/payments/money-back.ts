import type { Allocation } from './payment.ts';

/** What a payment still settles, after counter-row and refunds: its sum and that of each request, minor units. */
export type StandingPayment = { amount: number; allocations: readonly Allocation[] };

/**
 * Adds up a payment and the rows that undo or refund it: what of it is still with the agency, and on which requests. Requests that
 * nothing is left on are left out.
 */
export function standingPayment(amounts: readonly number[], allocations: readonly Allocation[]): StandingPayment {
  const sums = new Map<string, number>();
  for (const { paymentRequestId, amount } of allocations) {
    sums.set(paymentRequestId, (sums.get(paymentRequestId) ?? 0) + amount);
  }
  return {
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    allocations: [...sums].flatMap(([paymentRequestId, amount]) =>
      amount === 0 ? [] : [{ paymentRequestId, amount }],
    ),
  };
}

/** The counter-row of a payment: all that is left of it, negative. */
export function counterRow({ amount, allocations }: StandingPayment): StandingPayment {
  return { amount: -amount, allocations: allocations.map((each) => ({ ...each, amount: -each.amount })) };
}

/**
 * A refund of a payment: negative sums that take its credit first, then what was booked last. Null where more would go back than
 * is left of it, or nothing.
 */
export function refundOf(standing: StandingPayment, amount: number): StandingPayment | null {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > standing.amount) return null;
  const booked = standing.allocations.reduce((sum, each) => sum + each.amount, 0);
  let left = amount - Math.min(amount, standing.amount - booked);
  const allocations: Allocation[] = [];
  for (const each of standing.allocations.toReversed()) {
    const taken = Math.min(left, each.amount);
    if (taken > 0) allocations.push({ paymentRequestId: each.paymentRequestId, amount: -taken });
    left -= taken;
  }
  return { amount: -amount, allocations };
}

/**
 * What of the money paid for invoices is the payer's after their credit notes (minor units): what goes beyond what is left of the invoices,
 * and never more than was credited, because a plan that is paid further before its next invoice gives nothing back (H11).
 */
export function owedBack({ invoiced, credited, paid }: { invoiced: number; credited: number; paid: number }): number {
  return Math.max(0, Math.min(credited, paid - (invoiced - credited)));
}
