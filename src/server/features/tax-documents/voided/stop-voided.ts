import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import type { PaymentMover } from '#server/features/payments/requests/move-payment-request.ts';
import { cancelUnpaid } from '#server/features/payments/requests/open-invoice-request.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import { changeCare, findCare, lockCare } from '#server/features/tax-documents/recurring/recurring-invoices-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedVoiding } from '#server/stored/job-payloads.ts';
import { findUnstopped } from './voided-store.ts';

const maxAttempts = 55;

/** The job `stop-voided-quote`. */
export function createStopVoidedHandler(services: Services): JobHandler {
  return { maxAttempts, run: (payload) => stopVoided(services, storedVoiding.fromJson(payload, 'jobs').quoteId) };
}

/** Stops what a lost job has left, what was voided by an earlier release, and what a payment that was undone asks for again. */
export async function stopVoidedLate(services: Services): Promise<void> {
  for (const quoteId of await findUnstopped(services.db)) await stopVoided(services, quoteId);
}

/**
 * Ends the monthly care of a voided quote, and cancels what its plan still asks for (H6, H11). Money that was received stays, and what
 * an invoice asks for is left to its credit note. Safe to run again and on several servers.
 */
async function stopVoided(services: Services, quoteId: string): Promise<void> {
  const now = services.clock();
  for (const { id } of await findCare(services.db, quoteId)) {
    // Each by itself: who invoices care locks it before its quote.
    await services.db.transaction().execute(async (transaction) => {
      const care = await lockCare(transaction, id);
      if (care && care.state !== 'ended') await changeCare(transaction, care, { state: 'ended', updated_at: now });
    });
  }
  const mover: PaymentMover = { actor: 'system', actorId: null, now, newId: services.newId };
  const quote = await services.db.transaction().execute(async (transaction) => {
    const row = await lockQuote(transaction, quoteId);
    if (row?.status !== 'voided') return null;
    await cancelUnpaid(transaction, { quoteId, reason: row.closed_reason ?? numberOf(row) ?? row.id }, mover);
    return row;
  });
  if (!quote) return;
  announcePayments(services, [{ id: quote.id, quote_id: quote.id, service_request_id: quote.service_request_id }]);
}
