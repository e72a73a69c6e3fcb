import { type AskedPayment, type PaymentPage, readPaymentPage } from '#contract/payments/payment-page.ts';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from './quote-answers.ts';
import { type QuoteOffice, letMailsLeave, privateCallOf, sendForRequest } from './quote-office.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** The key behind which a sent quote and its payments are. */
export const keyOf = (quote: Pick<QuoteDetail, 'privatePath'>): string => quote.privatePath?.split('/').at(-1) ?? '';

/** Sends a quote, signs it as its customer does, and asks for its deposit. */
export async function askForDeposit(office: QuoteOffice, changes: Partial<QuoteContent> = {}) {
  const { quote, requestId } = await sendForRequest(office, changes);
  await letMailsLeave(office);
  const answer = await signAs(office.app.newBrowser(), privateCallOf(quote));
  if (answer.status !== 200) throw new Error(`The quote was not signed: ${answer.text}`);
  await office.app.runDueJobs();
  return { quote, requestId, key: keyOf(quote) };
}

/** What is to be paid, as who has the key reads it. */
export const readPayments = async (browser: TestBrowser, key: string): Promise<PaymentPage> =>
  done(await browser.get(`/api/payments/${key}`), readPaymentPage);

/** The first request on the page. */
export async function readFirstPayment(browser: TestBrowser, key: string): Promise<AskedPayment> {
  const [payment] = (await readPayments(browser, key)).payments;
  if (!payment) throw new Error('Nothing is asked for.');
  return payment;
}

/** Reports a request as paid. */
export const reportPaid = (browser: TestBrowser, key: string, id: string) =>
  browser.post(`/api/payments/${key}/requests/${id}/claim`, {});
