import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { type PaymentPage, readPaymentPage } from '#contract/payments/payment-page.ts';
import { acceptQuote, readPrivateQuote } from '#contract/quotes/private-quote.ts';
import type { Language } from '#domain/languages.ts';
import { acceptanceOf } from '#tests/support/quotes/quote-answers.ts';
import type { Site } from '#tests/support/browser/running-site.ts';
import { callsTo, officeCalls } from './office-calls.ts';
import { contentIn, prepareAgency, quoteCalls } from './quotes.ts';

/** What is to be paid, as who has the key reads it. */
export const readPayments = async (api: APIRequestContext, site: Site, key: string): Promise<PaymentPage> =>
  readPaymentPage.output.parse(await (await api.get(`${site.origin}/api/payments/${key}`)).json());

/** Signs a quote by calls, as who has its link. */
export async function signByCalls(api: APIRequestContext, site: Site, key: string): Promise<void> {
  const read = await api.get(site.origin + readPrivateQuote.path.replace(':key', key));
  const quote = readPrivateQuote.output.parse(await read.json());
  await callsTo(api, site.origin)('POST', acceptQuote.path.replace(':key', key), acceptanceOf(quote));
}

/** Sends a quote in a language and its currency, signs it as its customer, and waits until its deposit is asked for. */
export async function askForDeposit(office: Page, visitor: Page, wanted: { site: Site; language: Language }) {
  const { site, language } = wanted;
  await officeCalls(office.request, site.origin);
  await prepareAgency(office.request, site.origin);
  const quotes = quoteCalls(office.request, site);
  const sent = await quotes.send(await quotes.make(contentIn(language, `platba-${language}@strechy.example`)));
  const key = sent.privatePath?.split('/').at(-1) ?? '';
  await signByCalls(visitor.request, site, key);
  const asked = async () => (await readPayments(visitor.request, site, key)).payments.length;
  await expect.poll(asked, { timeout: 15_000 }).toBe(1);
  const page = await readPayments(visitor.request, site, key);
  const [payment] = page.payments;
  if (!payment) throw new Error('Nothing is asked for.');
  return { key, sent, payment };
}
