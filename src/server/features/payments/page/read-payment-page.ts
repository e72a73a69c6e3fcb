import type { PaymentOfPage, PaymentPage } from '#contract/payments/payment-page.ts';
import { claimPayment } from '#server/features/payments/claims/claim-payment.ts';
import { findRequestsOfQuote } from '#server/features/payments/requests/payment-requests-store.ts';
import { type Asking, findOpened } from '#server/features/quotes/access/open-access.ts';
import { type SentQuote, readSent } from '#server/features/quotes/private/sent-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findCustomerDocuments } from './customer-documents-store.ts';
import { inOrderOfUrgency, presentPayment } from './present-payment.ts';

/**
 * Reads what is to be paid for a quote and how, by the key that opens the quote (H6). Throws `not-found`, `quote-superseded`,
 * `quote-withdrawn`.
 */
export async function readPaymentPage(services: Services, asking: Asking): Promise<PaymentPage> {
  return present(services, await openQuote(services, asking));
}

/** The same for the page: what is to be paid, or why there is nothing to show. */
export async function paymentOfPage(services: Services, asking: Asking): Promise<PaymentOfPage> {
  const sent = await findSent(services, asking);
  return 'gone' in sent ? sent : { page: await present(services, sent) };
}

/**
 * Notes that a payer says they have paid, and returns the page as it then is. Throws what `readPaymentPage` throws, `access-denied`,
 * `move-not-allowed`.
 */
export async function claimOnPage(
  services: Services,
  { id, ...asking }: Asking & { id: string },
): Promise<PaymentPage> {
  const sent = await openQuote(services, asking);
  await claimPayment(services, { quoteId: sent.row.id, requestId: id, access: sent.access });
  return present(services, sent);
}

async function openQuote(services: Services, asking: Asking): Promise<SentQuote> {
  const sent = await findSent(services, asking);
  if ('gone' in sent) throw new AppError(sent.gone);
  return sent;
}

async function findSent({ db, clock }: Services, asking: Asking) {
  return readSent(db, asking.key === '' ? null : await findOpened(db, asking), clock());
}

async function present({ db, clock }: Services, { row, access, document }: SentQuote): Promise<PaymentPage> {
  const now = clock();
  const requests = await findRequestsOfQuote(db, row.id);
  const payments = requests.map((request) => presentPayment(request, now)).filter((payment) => payment !== null);
  return {
    language: document.language,
    quoteNumber: document.number,
    title: document.title,
    access: access.kind,
    payments: inOrderOfUrgency(payments),
    documents: await findCustomerDocuments(db, row.id),
  };
}
