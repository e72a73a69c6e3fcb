import type * as z from 'zod/mini';
import { type PrivateQuote, type acceptQuote, readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { done } from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

type Acceptance = z.infer<typeof acceptQuote.body>;

/** Reads a quote as its recipient does. */
export async function readAsRecipient(browser: TestBrowser, call: string): Promise<PrivateQuote> {
  return done(await browser.get(call), readPrivateQuote);
}

/** What a recipient sends to sign a quote that they have read: as it is, by a typed name, with changes. */
export const acceptanceOf = (
  { sha256, signer }: Pick<PrivateQuote, 'sha256' | 'signer'>,
  changes: Partial<Acceptance> = {},
): Acceptance => ({
  sha256,
  choice: {},
  signer,
  signature: { kind: 'typed', text: signer.name },
  acceptsTerms: true,
  wantsExpressStart: false,
  code: '',
  ...changes,
});

/** Sends an acceptance. */
export const sendAcceptance = (
  browser: TestBrowser,
  { call, body, key = newKey() }: { call: string; body: object; key?: string },
): Promise<TestAnswer> => browser.post(`${call}/acceptance`, body, { 'idempotency-key': key });

/** Signs a quote as it is read now, with changes. */
export async function signAs(
  browser: TestBrowser,
  call: string,
  changes: Partial<Acceptance> = {},
): Promise<TestAnswer> {
  return sendAcceptance(browser, { call, body: acceptanceOf(await readAsRecipient(browser, call), changes) });
}

/** Asks about a quote. */
export const ask = (
  browser: TestBrowser,
  call: string,
  { key = newKey(), ...body }: { lineId: string | null; text: string; key?: string },
): Promise<TestAnswer> => browser.post(`${call}/questions`, body, { 'idempotency-key': key });
