import type { Transaction } from 'kysely';
import { faultOfBooking, sumOf } from '#domain/payments/allocate-payment.ts';
import { standingPayment } from '#domain/payments/money-back.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { mailReceipt } from '#server/features/payments/mail/mail-payment.ts';
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
import { beginWork } from './begin-work.ts';
import { payableOf } from './book-payment.ts';
import { findAllocationByCall, findPayers, insertCreditUse } from './credit-uses-store.ts';
import { isOfPayer } from './is-of-payer.ts';
import { type PaymentRow, findAllocations, findWithReversals, lockPayment } from './payments-store.ts';
import { settleRequests } from './settle-requests.ts';

/** Credit of a payment (`id`) for a request; `amount` in minor units. */
type Use = {
  id: string;
  paymentRequestId: string;
  amount: number;
  caller: Caller;
  idempotencyKey: string;
  audit: Audit;
};

/**
 * Puts credit of a payment on another open request of the same customer, once for a key (H6, H11). Rows are added, none changes. Throws
 * `not-found`, `move-not-allowed` for a request of somebody else, `invalid-input` where there is less credit or less to pay,
 * `idempotency-key-reused`.
 */
export async function spendCredit(services: Services, wish: Use): Promise<void> {
  const requests = await services.db.transaction().execute((transaction) => spend(services, transaction, wish));
  if (requests.length === 0) return;
  services.pokeJobs();
  announcePayments(services, requests);
}

async function spend(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  wish: Use,
): Promise<PaymentRequestRow[]> {
  const { paymentRequestId, amount, caller } = wish;
  const payment = await lockPayment(transaction, wish.id);
  if (!payment) throw new AppError('not-found');
  const callId = idOfKey(wish.idempotencyKey, `credit ${callerId(caller)}`);
  if (await isRepetition(transaction, { callId, wish })) return [];
  const credit = await creditOf(transaction, payment);
  const requests = await lockPaymentRequests(transaction, [paymentRequestId]);
  const [request] = requests;
  if (!request) throw new AppError('not-found');
  const payers = await findPayers(transaction, payment.id);
  if (payers.length > 0 && !payers.some((payer) => isOfPayer(request, payer))) throw new AppError('move-not-allowed');
  const mover: PaymentMover = {
    actor: 'admin',
    actorId: callerId(caller),
    now: services.clock(),
    newId: services.newId,
  };
  const allocations = [{ paymentRequestId, amount }];
  const booking = { amount: credit, currency: payment.currency, allocations };
  const fault = credit > 0 ? faultOfBooking(booking, [payableOf(request, mover.now)]) : 'more-than-paid';
  refuseFields(fault === null ? [] : [{ field: 'amount', rule: `payment-${fault}` }], caller.language);
  await insertCreditUse(transaction, {
    id: mover.newId(),
    payment_id: payment.id,
    payment_request_id: paymentRequestId,
    amount,
    call_id: callId,
  });
  const confirmed = await settleRequests(transaction, requests, { allocations, source: payment.source, mover });
  await mailReceipt(services, transaction, { requestId: paymentRequestId, amount });
  await wish.audit(transaction, { subjectId: payment.id, facts: { amount, currency: payment.currency } });
  await beginWork(transaction, confirmed, mover);
  return requests;
}

/** What of a payment settles no request and did not go back; nothing of a row that took something back. */
async function creditOf(transaction: Transaction<DatabaseSchema>, payment: PaymentRow): Promise<number> {
  if (payment.undoes_id !== null) return 0;
  const rows = await findWithReversals(transaction, payment.id);
  const ids = rows.map(({ id }) => id);
  const standing = standingPayment(
    rows.map(({ amount }) => amount),
    await findAllocations(transaction, ids),
  );
  return standing.amount - sumOf(standing.allocations);
}

async function isRepetition(
  transaction: Transaction<DatabaseSchema>,
  { callId, wish }: { callId: string; wish: Use },
): Promise<boolean> {
  const known = await findAllocationByCall(transaction, callId);
  if (!known) return false;
  const isSame =
    known.payment_id === wish.id && known.payment_request_id === wish.paymentRequestId && known.amount === wish.amount;
  if (!isSame) throw new AppError('idempotency-key-reused');
  return true;
}
