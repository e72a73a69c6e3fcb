import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { mailPaymentRequest, mailRejectedClaim } from '#server/features/payments/mail/mail-payment.ts';
import { askedOf } from '#server/features/payments/plan/open-plan.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { announcePayments } from './announce-payment.ts';
import { issueRequest } from './issue-request.ts';
import { type PaymentMover, movePaymentRequest, notePaymentEvent } from './move-payment-request.ts';
import { type PaymentRequestRow, changePaymentRequest, lockPaymentRequests } from './payment-requests-store.ts';

/** What an administrator does with a request for money, made from a version of it. */
type Change = { id: string; version: number; caller: Caller; audit: Audit };
type Work = (transaction: Transaction<DatabaseSchema>, row: PaymentRequestRow, mover: PaymentMover) => Promise<void>;

/**
 * Asks for a planned part of a signed plan, by mail (H6). Throws `not-found`, `changed-meanwhile`, `move-not-allowed`.
 */
export function requestPayment(services: Services, wish: Change): Promise<void> {
  return change(services, wish, async (transaction, row, mover) => {
    const signature = row.quote_id === null ? null : await findSignature(transaction, row.quote_id);
    if (!signature) throw new AppError('move-not-allowed');
    const document = await issueRequest(services, transaction, { row, ...askedOf(signature, row), mover });
    await mailPaymentRequest(services, transaction, { row, document });
  });
}

/** Asks for the money no longer. Throws `not-found`, `changed-meanwhile`, `move-not-allowed`, `reason-required`. */
export function cancelRequest(services: Services, wish: Change & { reason: string }): Promise<void> {
  const reason = wish.reason.trim();
  return change(services, wish, (transaction, row, mover) =>
    movePaymentRequest(transaction, row, { to: 'cancelled', mover, reason, set: { closed_reason: reason } }),
  );
}

/**
 * Tells a payer that no payment was found, and why it is thought so. Throws `not-found`, `changed-meanwhile`, `move-not-allowed`,
 * `reason-required`.
 */
export function rejectClaim(services: Services, wish: Change & { reason: string }): Promise<void> {
  const reason = wish.reason.trim();
  return change(services, wish, async (transaction, row, mover) => {
    if (row.claimed_at === null) throw new AppError('move-not-allowed');
    await movePaymentRequest(transaction, row, { to: 'rejected', mover, reason, set: { claimed_at: null } });
    await mailRejectedClaim(services, transaction, { row, reason });
  });
}

/** Stops reminders of a request, or lets them go on. Throws `not-found`, `changed-meanwhile`. */
export function stopReminders(services: Services, wish: Change & { isStopped: boolean }): Promise<void> {
  return change(services, wish, async (transaction, row, mover) => {
    await changePaymentRequest(transaction, row, { reminders_stopped: wish.isStopped ? 1 : 0, updated_at: mover.now });
    await notePaymentEvent(transaction, row, {
      mover,
      kind: wish.isStopped ? 'reminders-stopped' : 'reminders-resumed',
    });
  });
}

async function change(services: Services, { id, version, caller, audit }: Change, work: Work): Promise<void> {
  const mover: PaymentMover = {
    actor: 'admin',
    actorId: callerId(caller),
    now: services.clock(),
    newId: services.newId,
  };
  const row = await services.db.transaction().execute(async (transaction) => {
    const [found] = await lockPaymentRequests(transaction, [id]);
    if (!found) throw new AppError('not-found');
    if (found.version !== version) throw new AppError('changed-meanwhile');
    await work(transaction, found, mover);
    await audit(transaction, { subjectId: id });
    return found;
  });
  services.pokeJobs();
  announcePayments(services, [row]);
}
