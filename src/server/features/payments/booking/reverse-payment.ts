import type { Transaction } from 'kysely';
import { type StandingPayment, counterRow, refundOf, standingPayment } from '#domain/payments/money-back.ts';
import { sumOf } from '#domain/payments/allocate-payment.ts';
import type { Allocation, PaymentSource } from '#domain/payments/payment.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { mailRefund } from '#server/features/payments/mail/mail-payment.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import type { PaymentMover } from '#server/features/payments/requests/move-payment-request.ts';
import {
  type PaymentRequestRow,
  lockPaymentRequests,
} from '#server/features/payments/requests/payment-requests-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { dayIssues } from './book-by-hand.ts';
import { findPayers } from './credit-uses-store.ts';
import { areOfOnePayer } from './is-of-payer.ts';
import {
  type PaymentRow,
  findAllocations,
  findPaymentByCall,
  findWithReversals,
  insertAllocations,
  insertPayment,
  lockPayment,
} from './payments-store.ts';
import { refuseInvoiced } from './refuse-invoiced.ts';
import { settleRequests } from './settle-requests.ts';

/** What an administrator takes back of a payment, on which day (`YYYY-MM-DD`), and why. */
type Reversal = {
  id: string;
  receivedOn: string;
  reason: string;
  caller: Caller;
  idempotencyKey: string;
  audit: Audit;
};

/**
 * Undoes a payment that was booked by mistake by a counter-row of all that is left of it; requests that it had confirmed ask for their
 * money again. Throws `not-found`, `move-not-allowed`, `reason-required`, `invalid-input` for its day and where an issued invoice has taken it
 * off, `idempotency-key-reused`.
 */
export function undoPayment(services: Services, wish: Reversal): Promise<void> {
  return reverse(services, wish, {
    field: 'reason',
    source: 'counter-row',
    backOf: (standing) => counterRow(standing),
  });
}

/**
 * Notes money that went back to its payer, who is told by mail; a request of which all went back is refunded. Throws `not-found`, `move-not-allowed`,
 * `reason-required`, `invalid-input` where more would go back than is left or where an issued invoice has taken it off, `idempotency-key-reused`.
 */
export function refundPayment(services: Services, wish: Reversal & { amount: number }): Promise<void> {
  return reverse(services, wish, {
    field: 'amount',
    source: 'refund',
    backOf: (standing) => {
      const back = refundOf(standing, wish.amount);
      refuseFields(back ? [] : [{ field: 'amount', rule: 'payment-more-than-paid' }], wish.caller.language);
      return back ?? standing;
    },
  });
}

/** `field` is the one of the form at which a refusal is shown. */
type Kind = {
  field: 'amount' | 'reason';
  source: Extract<PaymentSource, 'counter-row' | 'refund'>;
  backOf: (standing: StandingPayment) => StandingPayment;
};

async function reverse(services: Services, wish: Reversal, kind: Kind): Promise<void> {
  const rows = await services.db
    .transaction()
    .execute((transaction) => bookBack(services, transaction, { wish, kind }));
  if (!rows) return;
  services.pokeJobs();
  announcePayments(services, rows);
}

async function bookBack(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { wish, kind }: { wish: Reversal; kind: Kind },
): Promise<PaymentRequestRow[] | null> {
  const { source } = kind;
  refuseFields(dayIssues('receivedOn', wish.receivedOn), wish.caller.language);
  const reason = wish.reason.trim();
  if (reason === '') throw new AppError('reason-required');
  const payment = await lockPayment(transaction, wish.id);
  if (!payment) throw new AppError('not-found');
  const callId = idOfKey(wish.idempotencyKey, `${source} ${callerId(wish.caller)}`);
  if (await isRepetition(transaction, { callId, payment })) return null;
  const rows = await findWithReversals(transaction, payment.id);
  const booked = await findAllocations(
    transaction,
    rows.map(({ id }) => id),
  );
  const standing = standingPayment(
    rows.map((each) => each.amount),
    booked,
  );
  // Only what came in can be taken back, and no more than is left of it.
  if (payment.undoes_id !== null || standing.amount <= 0) throw new AppError('move-not-allowed');
  const { amount, allocations } = kind.backOf(standing);
  const mover: PaymentMover = {
    actor: 'admin',
    actorId: callerId(wish.caller),
    now: services.clock(),
    newId: services.newId,
  };
  const requests = await lockPaymentRequests(
    transaction,
    allocations.map(({ paymentRequestId }) => paymentRequestId),
  );
  const row = reversalRow(payment, { wish, source, amount, callId, mover });
  await insertPayment(transaction, row);
  await insertAllocations(transaction, row.id, { allocations, newId: services.newId });
  await settleRequests(transaction, requests, { allocations, source, mover, reason });
  if (source === 'refund') await mailRefunds(services, transaction, { row, allocations, booked });
  await refuseInvoiced(transaction, requests, { field: kind.field, reader: wish.caller.language });
  await wish.audit(transaction, { subjectId: payment.id, facts: { amount, currency: payment.currency } });
  return requests;
}

type Refunded = { row: PaymentRow; allocations: readonly Allocation[]; booked: readonly Allocation[] };

/**
 * Tells whoever has paid what went back: of each request its part, with the first one what was credit. Credit of several payers' money is
 * told to none of them.
 */
async function mailRefunds(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, allocations, booked }: Refunded,
): Promise<void> {
  const payers = await findPayers(transaction, row.undoes_id ?? row.id);
  const credit = areOfOnePayer(payers) ? sumOf(allocations) - row.amount : 0;
  const [first = booked.at(-1)?.paymentRequestId] = allocations.map(({ paymentRequestId }) => paymentRequestId);
  const told = new Map(allocations.map(({ paymentRequestId, amount }) => [paymentRequestId, -amount]));
  if (credit > 0 && first !== undefined) told.set(first, (told.get(first) ?? 0) + credit);
  for (const [requestId, amount] of told) {
    await mailRefund(services, transaction, { requestId, amount, day: row.received_on });
  }
}

async function isRepetition(
  transaction: Transaction<DatabaseSchema>,
  { callId, payment }: { callId: string; payment: PaymentRow },
): Promise<boolean> {
  const known = await findPaymentByCall(transaction, callId);
  if (known && known.undoes_id !== payment.id) throw new AppError('idempotency-key-reused');
  return known !== null;
}

type Booked = { wish: Reversal; source: PaymentSource; amount: number; callId: string; mover: PaymentMover };

const reversalRow = (payment: PaymentRow, { wish, source, amount, callId, mover }: Booked): PaymentRow => ({
  ...payment,
  id: mover.newId(),
  received_on: wish.receivedOn,
  amount,
  source,
  bank_reference: '',
  message: wish.reason.trim(),
  undoes_id: payment.id,
  bank_entry_id: null,
  call_id: callId,
  created_at: mover.now,
  created_by: mover.actorId,
});
