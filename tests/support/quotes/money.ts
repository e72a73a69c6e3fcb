import { refundPayment, undoPayment } from '#contract/payments/payments.ts';
import {
  type TaxDocumentDetail,
  type TaxDocumentSource,
  createTaxDocument,
  getTaxDocument,
  issueTaxDocument,
  listTaxDocuments,
  saveTaxDocument,
} from '#contract/tax-documents/tax-documents.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { documentBuyerOf } from '#domain/tax-documents/document-buyer.ts';
import { bookPayment } from '#server/features/payments/booking/book-payment.ts';
import { findRequestsOfQuote } from '#server/features/payments/requests/payment-requests-store.ts';
import { currentCaller } from '#tests/support/people/callers.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from './quote-answers.ts';
import { type QuoteOffice, letMailsLeave, privateCallOf, sendForRequest } from './quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

/** Where the back office reads and changes tax documents. */
export const documentsPath = listTaxDocuments.path;

/** Sends and signs a quote whose buyer has a whole address, and opens its plan; returns its id and those of its requests for money. */
export async function signQuoteOf(office: QuoteOffice, changes: Partial<QuoteContent> = {}) {
  const { quote } = await sendForRequest(office, changes);
  await letMailsLeave(office);
  done(await signAs(office.app.newBrowser(), privateCallOf(quote)));
  await office.app.runDueJobs();
  const requests = await findRequestsOfQuote(office.app.services.db, quote.id);
  return { quoteId: quote.id, number: quote.number ?? '', requests };
}

/** A buyer with all that an invoice needs. */
export const wholeBuyer: QuoteContent['buyer'] = {
  kind: 'business',
  name: 'Ján Kováč',
  company: 'Strechy Kováč s. r. o.',
  email: 'jan@strechy.example',
  phone: '',
  address: 'Hlavná 1\n917 01 Trnava',
  country: 'SK',
  companyNumber: '54321093',
  taxNumber: '2022749619',
  vatNumber: 'SK2022749619',
  isVatNumberVerified: false,
};

/** Books money on a request, as an administrator does; returns the payment's id. */
export async function bookOn(
  office: QuoteOffice,
  requestId: string,
  { amount, receivedOn = '2026-11-21' }: { amount: number; receivedOn?: string },
): Promise<string> {
  const { services } = office.app;
  const caller = currentCaller(office);
  const { paymentId } = await services.db.transaction().execute(async (transaction) => {
    const { currency } = await transaction
      .selectFrom('payment_requests')
      .select('currency')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    const payment = {
      receivedOn,
      amount,
      currency,
      source: 'hand' as const,
      bankReference: '',
      account: '',
      payerName: '',
      payerAccount: '',
      variableSymbol: '',
      message: '',
    };
    const allocations = [{ paymentRequestId: requestId, amount }];
    return bookPayment(services, transaction, { payment, allocations, actor: 'admin', caller, callId: newKey() });
  });
  return paymentId;
}

/** Undoes a payment, or refunds an amount (minor units) of it, as an administrator does. */
export const giveBack = (
  office: TestBrowser,
  paymentId: string,
  amount: number | 'all' = 'all',
): Promise<TestAnswer> => {
  const body = { receivedOn: '2026-11-24', reason: 'Platba patrila inému.' };
  const header = { 'idempotency-key': newKey() };
  if (amount === 'all') return office.post(undoPayment.path.replace(':id', paymentId), body, header);
  return office.post(refundPayment.path.replace(':id', paymentId), { ...body, amount }, header);
};

/** Asks for a new draft. */
export const askForDocument = (
  office: TestBrowser,
  source: TaxDocumentSource,
  key: string = newKey(),
): Promise<TestAnswer> => office.post(documentsPath, { source }, { 'idempotency-key': key });

/** Makes a draft. */
export async function draftDocument(office: TestBrowser, source: TaxDocumentSource): Promise<TaxDocumentDetail> {
  return done(await askForDocument(office, source), createTaxDocument);
}

/** Reads a document. */
export async function readDocumentOf(office: TestBrowser, id: string): Promise<TaxDocumentDetail> {
  return done(await office.get(`${documentsPath}/${id}`), getTaxDocument);
}

/** Stores what is written in a draft, with changes. */
export async function writeDocument(
  office: TestBrowser,
  { id, version, content }: TaxDocumentDetail,
  changes: Partial<TaxDocumentDetail['content']> = {},
): Promise<TaxDocumentDetail> {
  return done(
    await office.put(`${documentsPath}/${id}`, { version, content: { ...content, ...changes } }),
    saveTaxDocument,
  );
}

/** Issues an invoice over 100 (currency of the language) to a customer without a quote, as somebody of the agency writes it by hand. */
export async function issueForCustomer(
  office: TestBrowser,
  customerId: string,
  changes: Partial<TaxDocumentDetail['content']> = {},
): Promise<TaxDocumentDetail> {
  const draft = await draftDocument(office, { kind: 'customer', customerId, language: 'sk' });
  const line = { id: 'work', name: 'Práca', description: '', quantity: 1000, unit: 'h', unitPrice: 10_000 };
  const lines = [{ ...line, discount: null, taxRate: 2300 }];
  const buyer = documentBuyerOf(wholeBuyer);
  return issueDocumentOf(office, await writeDocument(office, draft, { title: 'Práca', buyer, lines, ...changes }));
}

/** Asks for a draft to be issued. */
export const askToIssue = (
  office: TestBrowser,
  { id, version }: Pick<TaxDocumentDetail, 'id' | 'version'>,
  key: string = newKey(),
): Promise<TestAnswer> =>
  office.post(`${documentsPath}/${id}/issue`, { version, isMailed: false }, { 'idempotency-key': key });

/** Issues a draft. */
export async function issueDocumentOf(
  office: TestBrowser,
  draft: Pick<TaxDocumentDetail, 'id' | 'version'>,
): Promise<TaxDocumentDetail> {
  return done(await askToIssue(office, draft), issueTaxDocument);
}
