import type { PaymentOfPage, PaymentPage } from '#contract/payments/payment-page.ts';
import { type Payable, demandPayable, openPayable } from '#server/features/payments/access/open-payable.ts';
import { claimPayment } from '#server/features/payments/claims/claim-payment.ts';
import { readOwedBack } from '#server/features/payments/ledger/read-owed-back.ts';
import {
  findRequestsOfInvoice,
  findRequestsOfQuote,
} from '#server/features/payments/requests/payment-requests-store.ts';
import type { Asking } from '#server/features/quotes/access/open-access.ts';
import type { Services } from '#server/services.ts';
import { findCustomerDocuments } from './customer-documents-store.ts';
import { inOrderOfUrgency, presentPayment } from './present-payment.ts';
import { readOverpaid } from './read-overpaid.ts';

/**
 * Reads what is to be paid for a quote, or for an invoice without one, and how, by the key that opens it (H6, I3). Throws `not-found`,
 * `quote-superseded`, `quote-withdrawn`.
 */
export async function readPaymentPage(services: Services, asking: Asking): Promise<PaymentPage> {
  return present(services, await demandPayable(services, asking));
}

/** The same for the page: what is to be paid, or why there is nothing to show. */
export async function paymentOfPage(services: Services, asking: Asking): Promise<PaymentOfPage> {
  const payable = await openPayable(services, asking);
  return 'gone' in payable ? payable : { page: await present(services, payable) };
}

/**
 * Notes that a payer says they have paid, and returns the page as it then is. Throws what `readPaymentPage` throws, `access-denied`,
 * `move-not-allowed`.
 */
export async function claimOnPage(
  services: Services,
  { id, ...asking }: Asking & { id: string },
): Promise<PaymentPage> {
  const payable = await demandPayable(services, asking);
  await claimPayment(services, { payable, requestId: id });
  return present(services, payable);
}

async function present({ db, clock }: Services, payable: Payable): Promise<PaymentPage> {
  const { quoteId, quoteNumber, language, title, access } = payable;
  const requests =
    quoteId === null ? await findRequestsOfInvoice(db, payable.invoiceId) : await findRequestsOfQuote(db, quoteId);
  const now = clock();
  const payments = requests.map((request) => presentPayment(request, now)).filter((payment) => payment !== null);
  const overpaid = await readOverpaid(db, requests);
  const owedBack = await readOwedBack(db, payable);
  const documents = await findCustomerDocuments(db, payable);
  return { language, quoteNumber, title, access, payments: inOrderOfUrgency(payments), overpaid, owedBack, documents };
}
