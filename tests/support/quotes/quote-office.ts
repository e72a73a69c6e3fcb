import type { TestContext } from 'node:test';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { getQuote } from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { completeAgency } from '#tests/support/people/complete-agency.ts';
import { type OfficePerson, done, openOffice, storeRequest } from '#tests/support/people/office.ts';
import { createDraft, quotesPath, sendDraft } from './quotes.ts';
import { type TestApp, type TestAppOptions, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** A server whose agency may send quotes, and somebody of the agency. */
export type QuoteOffice = OfficePerson & { app: TestApp };

/** Opens the server for a test of quotes. */
export async function openQuoteOffice(
  context: TestContext,
  database: TestDatabase,
  options: Pick<TestAppOptions, 'pdf' | 'pages'> = {},
): Promise<QuoteOffice> {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' }, ...options });
  const person = await openOffice(app);
  await completeAgency(person.browser);
  return { ...person, app };
}

/** Makes a quote for a new request and sends it. */
export async function sendForRequest({ app, browser }: QuoteOffice, changes: Partial<QuoteContent> = {}) {
  const request = await storeRequest(app);
  const draft = await createDraft(browser, changes, { kind: 'request', requestId: request.id });
  app.passTime(1000);
  return { requestId: request.id, quote: await sendDraft(browser, draft) };
}

/** Lets the mails leave that wait to be taken back. */
export async function letMailsLeave({ app }: QuoteOffice): Promise<void> {
  app.passTime(replyHoldMs);
  await app.runDueJobs();
}

/** Gives a sent quote the status that its customer gives it, as an answer does. */
export async function answerAs({ app }: QuoteOffice, id: string, status: QuoteStatus): Promise<void> {
  await app.services.db.updateTable('quotes').set({ status }).where('id', '=', id).execute();
}

/** A quote as the office reads it. */
export async function readQuote({ browser }: QuoteOffice, id: string): Promise<QuoteDetail> {
  return done(await browser.get(`${quotesPath}/${id}`), getQuote);
}

/** Ends a quote by hand, or keeps it. */
export async function act(
  { browser }: QuoteOffice,
  { id, version }: Pick<QuoteDetail, 'id' | 'version'>,
  action: 'withdrawal' | 'voiding' | 'keeping',
): Promise<TestAnswer> {
  const body = action === 'keeping' ? { version } : { version, reason: 'Zmenil sa rozsah.' };
  return browser.post(`${quotesPath}/${id}/${action}`, body);
}

/** The call that reads a quote by its private link. */
export const privateCallOf = ({ privatePath }: Pick<QuoteDetail, 'privatePath'>): string =>
  `/api/quotes/${(privatePath ?? '').split('/').at(-1)}`;
