import type { OwnPayment } from '#contract/payments/own-payments.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import { daysOver } from '#domain/payments/due-days.ts';
import { currentPaymentStatus } from '#server/features/payments/requests/move-payment-request.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { listOwnQuotes } from '#server/features/quotes/portal/list-own-quotes.ts';
import type { Services } from '#server/services.ts';
import { findOpenRequests } from './open-requests-store.ts';

/** What is still to be paid for the quotes that an account sees in the portal (I3); nothing of what was withdrawn or replaced. */
export async function listOwnPayments(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<OwnPayment[]> {
  const quotes = await listOwnQuotes(services, userId);
  const seen = quotes.filter(({ sum }) => sum !== null).map(({ id }) => id);
  const now = services.clock();
  return (await findOpenRequests(services.db, seen)).flatMap((row) => present(row, now));
}

function present(row: PaymentRequestRow, now: number): OwnPayment[] {
  const { id, quote_id: quoteId, due_on: dueOn, currency, language } = row;
  if (quoteId === null || dueOn === null) return [];
  const status = currentPaymentStatus(row, now);
  const rest = restOf({ ...row, status });
  return [{ id, quoteId, status, currency, rest, dueOn, daysOver: daysOver(dueOn, language, now) }];
}
