import type { Transaction } from 'kysely';
import type { FieldIssue } from '#domain/field-issue.ts';
import { type PayableRequest, faultOfBooking, sumOf } from '#domain/payments/allocate-payment.ts';
import type { Allocation, Payment } from '#domain/payments/payment.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { mailReceipt } from '#server/features/payments/mail/mail-payment.ts';
import { type PaymentMover, currentPaymentStatus } from '#server/features/payments/requests/move-payment-request.ts';
import {
  type PaymentRequestRow,
  lockPaymentRequests,
} from '#server/features/payments/requests/payment-requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { beginWork } from './begin-work.ts';
import { areOfOnePayer } from './is-of-payer.ts';
import {
  type PaymentRow,
  findAllocations,
  findPaymentByCall,
  insertAllocations,
  insertPayment,
} from './payments-store.ts';
import { settleRequests } from './settle-requests.ts';

/** Money that came in, as somebody of the agency or a bank file that they confirm tells it. */
export type Booking = {
  payment: Omit<Payment, 'id' | 'undoes'>;
  allocations: readonly Allocation[];
  /** By hand, or from a bank file that the caller confirms. */
  actor: 'admin' | 'import';
  /** The entry of the bank file; left out by hand. */
  bankEntryId?: string;
  caller: Caller;
  /** Id of the call, by which a repetition is known. */
  callId: string;
};

/** What was booked: the payment, what of it is left as credit (minor units), and the requests it was booked on, as they were before. */
export type Booked = { paymentId: string; isNew: boolean; credit: number; requests: readonly PaymentRequestRow[] };

/**
 * The one way money is booked (domain rules, "Payment request"), in the transaction of the caller, one payment in each: the payment
 * with what it settles, the status of its requests, a word of thanks to the payers, and what confirmed money sets off. What is not
 * booked on a request stays as credit. The same call again changes nothing. Whoever calls announces it after the commit. Throws
 * `invalid-input`, `idempotency-key-reused`.
 */
export async function bookPayment(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  booking: Booking,
): Promise<Booked> {
  const { payment, allocations, actor, caller } = booking;
  const mover: PaymentMover = {
    actor,
    actorId: caller.user?.id ?? null,
    now: services.clock(),
    newId: services.newId,
  };
  const row = paymentRow(booking, mover);
  if (!(await insertPayment(transaction, row))) return repeated(transaction, booking);
  const requests = await lockPaymentRequests(
    transaction,
    allocations.map(({ paymentRequestId }) => paymentRequestId),
  );
  refuseFields(issuesOf(booking, { requests, now: mover.now }), caller.language);
  await insertAllocations(transaction, row.id, { allocations, newId: services.newId });
  const settled = requests.filter(({ id }) =>
    allocations.some((each) => each.paymentRequestId === id && each.amount > 0),
  );
  const confirmed = await settleRequests(transaction, settled, { allocations, source: payment.source, mover });
  const credit = payment.amount - sumOf(allocations);
  await mailReceipts(services, transaction, { allocations, requests, credit });
  await beginWork(transaction, confirmed, mover);
  return { paymentId: row.id, isNew: true, credit, requests };
}

type Received = { allocations: readonly Allocation[]; requests: readonly PaymentRequestRow[]; credit: number };

/**
 * A word of thanks for each request. The last says what came too much; where the money was of several payers, none does. On a paid one came
 * nothing but that.
 */
async function mailReceipts(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { allocations, requests, credit }: Received,
): Promise<void> {
  const isOfOne = areOfOnePayer(requests);
  const last = allocations.at(-1);
  for (const allocation of allocations) {
    const { paymentRequestId: requestId, amount } = allocation;
    const over = isOfOne && allocation === last ? credit : 0;
    await mailReceipt(services, transaction, { requestId, amount: amount === 0 ? credit : amount, over });
  }
}

function paymentRow({ payment, callId, caller, bankEntryId }: Booking, mover: PaymentMover): PaymentRow {
  return {
    id: mover.newId(),
    received_on: payment.receivedOn,
    amount: payment.amount,
    currency: payment.currency,
    source: payment.source,
    bank_reference: payment.bankReference,
    account: payment.account,
    payer_name: payment.payerName,
    payer_account: payment.payerAccount,
    variable_symbol: payment.variableSymbol,
    message: payment.message,
    undoes_id: null,
    bank_entry_id: bankEntryId ?? null,
    call_id: callId,
    created_at: mover.now,
    created_by: caller.user?.id ?? null,
  };
}

function issuesOf(
  { payment, allocations }: Booking,
  { requests, now }: { requests: readonly PaymentRequestRow[]; now: number },
): FieldIssue[] {
  const payable = requests.map((row) => payableOf(row, now));
  const fault = faultOfBooking({ ...payment, allocations }, payable);
  return fault === null ? [] : [{ field: fault === 'amount' ? 'amount' : 'allocations', rule: `payment-${fault}` }];
}

/** A stored request as the rules of booking see it at a time (ms UTC). */
export const payableOf = (row: PaymentRequestRow, now: number): PayableRequest => ({
  id: row.id,
  status: currentPaymentStatus(row, now),
  currency: row.currency,
  amount: row.amount,
  paid: row.paid,
  dueOn: row.due_on,
});

/** The answer of the same call before. Throws `idempotency-key-reused` where that call has booked something else. */
async function repeated(transaction: Transaction<DatabaseSchema>, booking: Booking): Promise<Booked> {
  const { payment, allocations, callId } = booking;
  const known = await findPaymentByCall(transaction, callId);
  const booked = known ? await findAllocations(transaction, [known.id]) : [];
  const isSame =
    known?.amount === payment.amount &&
    known.currency === payment.currency &&
    known.received_on === payment.receivedOn &&
    textOf(booked) === textOf(allocations);
  if (!known || !isSame) throw new AppError('idempotency-key-reused');
  return { paymentId: known.id, isNew: false, credit: payment.amount - sumOf(allocations), requests: [] };
}

const textOf = (allocations: readonly Allocation[]): string =>
  allocations
    .map(({ paymentRequestId, amount }) => `${paymentRequestId} ${amount}`)
    .toSorted()
    .join('\n');
