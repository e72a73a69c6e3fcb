import type * as z from 'zod/mini';
import { type Ledger, type PaymentRequestRow, type bookPayment, readLedger } from '#contract/payments/payments.ts';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from './quote-answers.ts';
import { type QuoteOffice, letMailsLeave, privateCallOf, sendForRequest } from './quote-office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';

export const paymentsPath = '/api/admin/payments';
export const paymentRequestsPath = '/api/admin/payment-requests';

/** A signed quote with what is asked for it, and the request that it answers. */
export type SignedQuote = { quote: QuoteDetail; requestId: string; ledger: Ledger };

/** Sends a quote for a new request and signs it as its recipient; its plan is not opened yet. */
export async function signQuote(
  office: QuoteOffice,
  changes: Partial<QuoteContent> = {},
): Promise<Omit<SignedQuote, 'ledger'>> {
  const sent = await sendForRequest(office, changes);
  await letMailsLeave(office);
  done(await signAs(office.app.newBrowser('198.51.100.7'), privateCallOf(sent.quote)), acceptQuote);
  return sent;
}

/** The same with its plan opened and the mails sent. */
export async function signAndPlan(office: QuoteOffice, changes: Partial<QuoteContent> = {}): Promise<SignedQuote> {
  const signed = await signQuote(office, changes);
  await office.app.runDueJobs();
  return { ...signed, ledger: await ledgerOf(office, signed.quote.id) };
}

/** What is asked for a quote and what was paid of it. */
export async function ledgerOf({ browser }: QuoteOffice, quoteId: string): Promise<Ledger> {
  return done(await browser.get(`${paymentsPath}/quotes/${quoteId}`), readLedger);
}

/** A part of the plan of a ledger. */
export function partOf({ requests }: Ledger, index = 0): PaymentRequestRow {
  const row = requests[index];
  if (!row) throw new Error(`The plan has no part ${index}.`);
  return row;
}

type Body = z.infer<typeof bookPayment.body>;

/** Books a payment of all that is left of a request, with changes. */
export function book(
  { browser }: QuoteOffice,
  { id, rest, currency }: Pick<PaymentRequestRow, 'id' | 'rest' | 'currency'>,
  { key = newKey(), ...changes }: Partial<Body> & { key?: string } = {},
): Promise<TestAnswer> {
  const amount = changes.amount ?? rest;
  const body: Body = {
    receivedOn: '2026-11-23',
    amount,
    currency,
    payerName: 'Strechy Kováč s. r. o.',
    message: '',
    allocations: [{ paymentRequestId: id, amount: Math.min(amount, rest) }],
    ...changes,
  };
  return browser.post(paymentsPath, body, { 'idempotency-key': key });
}
