import { type APIRequestContext, expect } from '@playwright/test';
import { logIn, register } from '#contract/accounts/accounts.ts';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { changeRequestStatus } from '#contract/service-requests/request-changes.ts';
import { type RequestRow, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import {
  type QuoteDetail,
  type QuoteSource,
  createQuote,
  previewQuote,
  reviseQuote,
  saveQuote,
  sendQuote,
} from '#contract/quotes/quotes.ts';
import { type CustomerDetail, createCustomer } from '#contract/customers.ts';
import { createUser } from '#contract/accounts/users.ts';
import type { Role } from '#domain/accounts/account.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { putOffSecondFactor } from '#tests/support/people/put-off-second-factor.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { administrator } from '#tests/support/browser/running-site.ts';
import { newKey } from '#tests/support/requests/submissions.ts';

/** Makes the calls of a browser, which has to get through. Without an origin they go to the site of the context. */
export function callsTo(api: APIRequestContext, origin: string) {
  return async (method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> => {
    const { csrfToken } = getCsrfToken.output.parse(await (await api.get(origin + getCsrfToken.path)).json());
    const headers = { 'x-csrf-token': csrfToken, 'idempotency-key': newKey() };
    const answer = await api.fetch(origin + path, { method, headers, data });
    const text = await answer.text();
    expect(answer.status(), text).toBe(200);
    return JSON.parse(text);
  };
}

/** Signs in by calls, which takes half as long as by the login page; the pages of the context are signed in then. */
export async function logInByCalls(
  api: APIRequestContext,
  { origin = '', person = administrator }: { origin?: string; person?: { username: string; password: string } } = {},
): Promise<void> {
  await callsTo(api, origin)('POST', logIn.path, person);
}

/** Makes an account by calls and signs in with it. */
export async function registerByCalls(
  api: APIRequestContext,
  person: { username: string; email: string; password: string },
): Promise<void> {
  await callsTo(api, '')('POST', register.path, person);
}

/**
 * The calls of an administrator beside the browser, to prepare what a test needs. Without an origin they go to the site
 * of the context.
 */
export async function officeCalls(api: APIRequestContext, origin: string) {
  const send = callsTo(api, origin);
  const post = (path: string, data: object) => send('POST', path, data);
  const saveDraft = async ({ id, version }: QuoteDetail, content: QuoteContent) =>
    saveQuote.output.parse(await send('PUT', saveQuote.path.replace(':id', id), { version, content }));
  async function addPerson(role: Role, username: string, password: string): Promise<void> {
    await post(createUser.path, { username, email: '', role, language: 'sk', password });
    await putOffSecondFactor(origin, { username, password });
  }
  await logInByCalls(api, { origin });
  return {
    /** The request of a customer. */
    async requestOf(customer: string): Promise<RequestRow> {
      const query = new URLSearchParams({ view: 'everything', search: customer });
      const answer = await api.get(`${origin}${listServiceRequests.path}?${query.toString()}`);
      const [row] = listServiceRequests.output.parse(await answer.json()).rows;
      if (!row) throw new Error(`No request of ${customer}.`);
      return row;
    },
    /** A customer with an address. */
    async addCustomer(email: string, company: string): Promise<CustomerDetail> {
      const unknown = {
        phone: '',
        country: '',
        companyNumber: '',
        taxNumber: '',
        vatNumber: '',
        address: '',
        note: '',
      };
      const customer = { ...unknown, name: 'Ján Kováč', email, company, language: 'sk', contacts: [] };
      return createCustomer.output.parse(await post(createCustomer.path, customer));
    },
    move: ({ id, version }: RequestRow, to: RequestStatus) =>
      post(changeRequestStatus.path.replace(':id', id), { to, reason: 'Po telefóne', version }),
    /** A draft with the content of the sample, with changes. */
    async writeQuote(
      changes: Partial<QuoteContent>,
      source: QuoteSource = { kind: 'empty', language: 'sk', customerId: null },
    ): Promise<QuoteDetail> {
      const made = createQuote.output.parse(await post(createQuote.path, { source }));
      return saveDraft(made, sampleQuoteContent(changes));
    },
    /** The draft of the next version of a sent quote, with changes. */
    async reviseQuote(id: string, changes: Partial<QuoteContent>): Promise<QuoteDetail> {
      const next = reviseQuote.output.parse(await post(reviseQuote.path.replace(':id', id), {}));
      return saveDraft(next, { ...next.content, ...changes });
    },
    /** Sends a draft with the mail as it is by default. */
    async sendQuote({ id, version }: QuoteDetail): Promise<QuoteDetail> {
      const shown = await api.get(origin + previewQuote.path.replace(':id', id));
      const { mail } = previewQuote.output.parse(await shown.json());
      return sendQuote.output.parse(await post(sendQuote.path.replace(':id', id), { ...mail, version }));
    },
    /** A second administrator. */
    addAdministrator: (username: string, password: string) => addPerson('admin', username, password),
    addBookkeeper: (username: string, password: string) => addPerson('bookkeeper', username, password),
  };
}
