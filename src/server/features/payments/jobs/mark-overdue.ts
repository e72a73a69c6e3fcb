import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import {
  type PaymentMover,
  currentPaymentStatus,
  movePaymentRequest,
} from '#server/features/payments/requests/move-payment-request.ts';
import { lockPaymentRequests } from '#server/features/payments/requests/payment-requests-store.ts';
import { eachPage } from '#server/features/quotes/jobs/each-page.ts';
import type { Services } from '#server/services.ts';
import { findPerhapsLate } from './due-payments-store.ts';

/**
 * Marks requests for money as overdue whose last day is over where their payers live (domain rules, "Payment request"). Whoever reads
 * one before sees it as overdue already. Safe to run late, twice and on several instances.
 */
export async function markOverdue(services: Services): Promise<void> {
  const now = services.clock();
  const today = latestDay(now);
  await eachPage((after) => findPerhapsLate(services.db, { today, after }), {
    idOf: (id) => id,
    work: (id) => mark(services, id, now),
  });
}

/** The day that has begun somewhere; each request is looked at in its own zone. */
const latestDay = (now: number): string =>
  languages
    .map((language) => dayOf(now, language))
    .toSorted()
    .at(-1) ?? '';

async function mark(services: Services, id: string, now: number): Promise<void> {
  const mover: PaymentMover = { actor: 'system', actorId: null, now, newId: services.newId };
  const row = await services.db.transaction().execute(async (transaction) => {
    const [found] = await lockPaymentRequests(transaction, [id]);
    if (!found || found.status === 'overdue' || currentPaymentStatus(found, now) !== 'overdue') return null;
    await movePaymentRequest(transaction, found, { to: 'overdue', mover });
    return found;
  });
  if (row) announcePayments(services, [row]);
}
