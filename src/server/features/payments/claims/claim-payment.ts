import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import {
  type PaymentMover,
  currentPaymentStatus,
  movePaymentRequest,
} from '#server/features/payments/requests/move-payment-request.ts';
import {
  type PaymentRequestRow,
  lockPaymentRequests,
} from '#server/features/payments/requests/payment-requests-store.ts';
import type { QuoteAccess } from '#server/features/quotes/access/open-access.ts';
import { tellOffice } from '#server/features/quotes/answers/tell-office.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** Who says that what was paid, by which access to the quote; the caller has checked that it opens it. */
type Claim = { quoteId: string; requestId: string; access: QuoteAccess };

/**
 * Notes that a payer says they have paid (domain rules, "Payment request"): reminders pause for five days, and the agency is told. Only
 * the agency confirms it. Said twice it is noted once. Throws `not-found`, `access-denied`, `move-not-allowed`.
 */
export async function claimPayment(services: Services, claim: Claim): Promise<void> {
  if (claim.access.kind === 'office') throw new AppError('access-denied');
  const row = await services.db.transaction().execute((transaction) => note(services, transaction, claim));
  if (row) announcePayments(services, [row]);
}

async function note(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quoteId, requestId, access }: Claim,
): Promise<PaymentRequestRow | null> {
  const quote = await findQuote(transaction, quoteId);
  const [row] = await lockPaymentRequests(transaction, [requestId]);
  if (!quote || row?.quote_id !== quoteId || row.status === 'planned') throw new AppError('not-found');
  const now = services.clock();
  if (currentPaymentStatus(row, now) === 'claimed') return null;
  const mover: PaymentMover = { actor: 'payer', actorId: access.userId, now, newId: services.newId };
  await movePaymentRequest(transaction, row, { to: 'claimed', mover, set: { claimed_at: now } });
  await tellOffice(services, transaction, { row: quote, kind: 'payment-claimed', mailId: null });
  return row;
}
