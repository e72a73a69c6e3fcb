import type { Currency } from '../money.ts';
import { type PaymentRequestStatus, openPaymentStatuses } from './payment-request-status.ts';
import type { Allocation } from './payment.ts';

/** A request that money can be booked on; sums in minor units, `dueOn` as `YYYY-MM-DD`, null while planned. */
export type PayableRequest = {
  id: string;
  status: PaymentRequestStatus;
  currency: Currency;
  amount: number;
  paid: number;
  dueOn: string | null;
};

/** What is still to be paid of a request, minor units; nothing of one that is not open. */
export function restOf({ status, amount, paid }: Pick<PayableRequest, 'status' | 'amount' | 'paid'>): number {
  return openPaymentStatuses.includes(status) || status === 'planned' ? Math.max(0, amount - paid) : 0;
}

/** What of a paid request went back to its payer, minor units. */
export function wentBackOf({ status, amount, paid }: Pick<PayableRequest, 'status' | 'amount' | 'paid'>): number {
  return status === 'confirmed' || status === 'refunded' ? amount - paid : 0;
}

/** Fills requests with a sum (minor units) in their order, each with what is left to pay of it; those that get nothing are left out. */
export function fillRequests(amount: number, requests: readonly { id: string; rest: number }[]): Allocation[] {
  let left = Math.max(0, amount);
  return requests.flatMap(({ id, rest }) => {
    const part = Math.min(left, rest);
    left -= part;
    return part > 0 ? [{ paymentRequestId: id, amount: part }] : [];
  });
}

/**
 * Proposes how a payment settles requests: those that are due first are filled first, in its currency. What is left of it stays
 * with the payer as credit.
 */
export function proposeAllocations(
  payment: { amount: number; currency: Currency },
  requests: readonly PayableRequest[],
): { allocations: Allocation[]; credit: number } {
  const open = requests
    .filter(({ status, currency }) => currency === payment.currency && openPaymentStatuses.includes(status))
    .toSorted((one, other) => compareDue(one, other));
  const allocations = fillRequests(
    payment.amount,
    open.map((request) => ({ id: request.id, rest: restOf(request) })),
  );
  return { allocations, credit: Math.max(0, payment.amount) - sumOf(allocations) };
}

const compareDue = (one: PayableRequest, other: PayableRequest): number =>
  (one.dueOn ?? '').localeCompare(other.dueOn ?? '') || one.id.localeCompare(other.id);

/** What is wrong with how a payment is booked; null when nothing is. */
export type AllocationFault =
  | 'amount'
  | 'more-than-paid'
  | 'request-unknown'
  | 'request-twice'
  | 'request-closed'
  | 'currency'
  | 'more-than-asked'
  | null;

type Booking = { amount: number; currency: Currency; allocations: readonly Allocation[] };

/**
 * Checks how a payment that came in is booked (H11): positive sums, no more than was paid and no more than is still asked for, on
 * requests that are open and of its currency. Nothing (0) is booked on a paid one, which only says whose money it is that came twice.
 */
export function faultOfBooking(
  { amount, currency, allocations }: Booking,
  requests: readonly PayableRequest[],
): AllocationFault {
  if (!isSum(amount) || allocations.some((each) => each.amount !== 0 && !isSum(each.amount))) return 'amount';
  if (sumOf(allocations) > amount) return 'more-than-paid';
  if (new Set(allocations.map(({ paymentRequestId }) => paymentRequestId)).size < allocations.length) {
    return 'request-twice';
  }
  const known = new Map(requests.map((request) => [request.id, request]));
  const faults = allocations.map((each) => faultOfOne(known.get(each.paymentRequestId), each.amount, currency));
  return faults.find((fault) => fault !== null) ?? null;
}

function faultOfOne(request: PayableRequest | undefined, amount: number, currency: Currency): AllocationFault {
  if (!request) return 'request-unknown';
  if (request.currency !== currency) return 'currency';
  if (request.status === 'confirmed' && amount === 0) return null;
  if (!openPaymentStatuses.includes(request.status)) return 'request-closed';
  if (amount === 0) return 'amount';
  return amount > restOf(request) ? 'more-than-asked' : null;
}

const isSum = (amount: number) => Number.isSafeInteger(amount) && amount > 0;

/** Sum of allocations, minor units. */
export const sumOf = (allocations: readonly Pick<Allocation, 'amount'>[]): number =>
  allocations.reduce((sum, { amount }) => sum + amount, 0);
