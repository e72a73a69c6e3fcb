import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { type Payable, isPaidBy } from '#server/features/payments/access/open-payable.ts';
import { findAuthorOfDocument } from '#server/features/payments/access/own-invoices-store.ts';
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
import { tellOffice } from '#server/features/quotes/answers/tell-office.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** What was opened, and which of its requests was paid. */
type Claim = { payable: Payable; requestId: string };

/**
 * Notes that a payer says they have paid (domain rules, "Payment request"): reminders pause for five days, and the agency is told. Only
 * the agency confirms it. Said twice it is noted once. Throws `not-found`, `access-denied`, `move-not-allowed`.
 */
export async function claimPayment(services: Services, claim: Claim): Promise<void> {
  if (claim.payable.access === 'office') throw new AppError('access-denied');
  const row = await services.db.transaction().execute((transaction) => note(services, transaction, claim));
  if (row) announcePayments(services, [row]);
}

async function note(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { payable, requestId }: Claim,
): Promise<PaymentRequestRow | null> {
  const [row] = await lockPaymentRequests(transaction, [requestId]);
  if (!row || !isPaidBy(payable, row) || row.status === 'planned') throw new AppError('not-found');
  const now = services.clock();
  if (currentPaymentStatus(row, now) === 'claimed') return null;
  const mover: PaymentMover = { actor: 'payer', actorId: payable.userId, now, newId: services.newId };
  await movePaymentRequest(transaction, row, { to: 'claimed', mover, set: { claimed_at: now } });
  await tell(services, transaction, payable);
  return row;
}

/** Tells who has written the quote or the invoice, else everybody of the agency. */
async function tell(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { quoteId, invoiceId }: Payable,
): Promise<void> {
  if (quoteId !== null) {
    const quote = await findQuote(transaction, quoteId);
    if (quote) await tellOffice(services, transaction, { row: quote, kind: 'payment-claimed', mailId: null });
    return;
  }
  const author = await findAuthorOfDocument(transaction, invoiceId);
  const staff = await readStaff(transaction, author === null ? [] : [author]);
  const to = staff.length > 0 ? staff : await readAllStaff(transaction);
  const about = { kind: 'invoice-claimed', document: { id: invoiceId } } as const;
  await notify(services, transaction, { ...about, to, requests: [], actor: null, origin: '' });
}
