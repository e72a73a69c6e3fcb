import assert from 'node:assert/strict';
import type * as z from 'zod/mini';
import { getDashboard } from '#contract/analytics/analytics.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getServiceRequest, type RequestDetail, type RequestRow } from '#contract/service-requests/service-requests.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { dayOf } from '#domain/days.ts';
import { answerDueAt } from '#domain/service-requests/clocks.ts';
import { requestSearchText } from '#domain/service-requests/request-search.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { changeTotals } from '#server/features/service-requests/figures/request-totals-store.ts';
import { insertSubmittedEvent } from '#server/features/service-requests/request-events-store.ts';
import { insertRequest } from '#server/features/service-requests/requests-store.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { TestDatabase } from '#tests/support/database/test-databases.ts';

/** Where the back office reads and changes requests. */
export const requestsPath = '/api/admin/service-requests';

/** Somebody of the agency at work. */
export type OfficePerson = { browser: TestBrowser; id: string; username: string };

/** Signs an administrator in. */
export async function openOffice(app: TestApp): Promise<OfficePerson> {
  const browser = await app.newBrowserOf('admin');
  const user = await app.services.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username'])
    .where('token_hash', '=', hashToken(browser.cookies.get('session') ?? ''))
    .executeTakeFirstOrThrow();
  return { browser, ...user };
}

/** Parts of a stored request that a test sets; the search text follows from them. */
export type WantedRequest = Partial<Omit<ServiceRequestTable, 'contact' | 'customer_id' | 'search_text'>> & {
  contact?: Contact;
  customer_id?: string;
};

/** A stored request that has a customer. */
type RequestWithCustomer = ServiceRequestTable & { customer_id: string };

const anybody: Contact = { name: 'Anna Kováčová', email: 'anna@kovac.example', phone: '', company: '' };

/** Stores requests as they would have come, with one customer for each e-mail address; returns their rows. */
export async function storeRequests(app: TestApp, wanted: readonly WantedRequest[]): Promise<RequestWithCustomer[]> {
  const { db, newId, clock } = app.services;
  return db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('service_requests')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .execute();
    const rows = wanted.map((each, index) =>
      rowOf(each, { id: newId(), number: (last[0]?.number ?? 1000) + index + 1, now: clock() }),
    );
    for (const [index, row] of rows.entries()) {
      const { name, email, phone, company } = wanted[index]?.contact ?? anybody;
      const customer = { name, email, phone, company, email_key: email, language: row.language, search_text: '' };
      await transaction
        .insertInto('customers')
        .values({ ...customer, id: row.customer_id, created_at: 0, updated_at: 0, version: 1 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      assert.ok(await insertRequest(transaction, row));
      await insertSubmittedEvent(transaction, {
        id: newId(),
        requestId: row.id,
        at: row.created_at,
        isSuspicious: false,
      });
    }
    await changeTotals(
      transaction,
      rows.map((after) => ({ before: null, after })),
    );
    return rows;
  });
}

function rowOf(
  { contact = anybody, ...wanted }: WantedRequest,
  made: { id: string; number: number; now: number },
): RequestWithCustomer {
  const createdAt = wanted.created_at ?? made.now;
  const row = {
    id: made.id,
    number: made.number,
    confirmation_token: `token ${made.id}`,
    idempotency_key: `key ${made.id}`,
    payload_hash: 'hash',
    customer_id: contact.email
      .padEnd(26, 'C')
      .toUpperCase()
      .replaceAll(/[^0-9A-HJKMNP-TV-Z]/g, '0')
      .slice(0, 26),
    estimate_id: null,
    source: 'configurator',
    language: 'sk',
    currency: 'EUR',
    status: 'new',
    priority: 'medium',
    waiting_on: 'us',
    assignee_id: null,
    is_archived: 0,
    is_unread: 1,
    title: 'Nový web: Strechár',
    description: 'Web pre strechársku firmu.',
    service: 'website',
    trade: 'roofer',
    answers: null,
    contact: JSON.stringify(contact),
    estimate_minimum_minor: 100_000,
    estimate_maximum_minor: 200_000,
    value_eur_minor: 150_000,
    cancel_reason: null,
    first_response_at: null,
    answer_due_at: answerDueAt(createdAt),
    follow_up_at: null,
    follow_up_by: null,
    follow_up_reminded_at: null,
    told: null,
    budget_minimum_minor: null,
    budget_maximum_minor: null,
    search_text: '',
    created_at: createdAt,
    created_day: dayOf(createdAt, 'sk'),
    updated_at: createdAt,
    version: 1,
    ...wanted,
  } as const satisfies RequestWithCustomer;
  const { number, title, description } = row;
  return { ...row, search_text: requestSearchText({ number, title, description, contact }) };
}

/** Stores one request. */
export async function storeRequest(app: TestApp, wanted: WantedRequest = {}): Promise<RequestWithCustomer> {
  const [row] = await storeRequests(app, [wanted]);
  assert.ok(row);
  return row;
}

/** Stores a request for each of the statuses. */
export async function storeInStatuses(
  app: TestApp,
  statuses: readonly RequestStatus[],
): Promise<Map<RequestStatus, ServiceRequestTable>> {
  const rows = await storeRequests(
    app,
    statuses.map((status) => ({ status })),
  );
  return new Map(rows.map((row) => [row.status, row]));
}

/** The row of a request as it is stored. */
export function storedRequest({ services }: TestApp, id: string): Promise<ServiceRequestTable> {
  return services.db.selectFrom('service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A request with all that the office reads of it. */
export async function readDetail(browser: TestBrowser, id: string): Promise<RequestDetail> {
  return done(await browser.get(`${requestsPath}/${id}`), getServiceRequest);
}

/** What an accepted call of an endpoint answered; a row of the list where none is named. */
export function done(answer: TestAnswer): RequestRow;
export function done<Output extends z.ZodMiniType>(answer: TestAnswer, endpoint: { output: Output }): z.output<Output>;
export function done(answer: TestAnswer, endpoint?: { output: z.ZodMiniType }): unknown {
  assert.equal(answer.status, 200, answer.text);
  return endpoint ? endpoint.output.parse(answer.body) : answer.body;
}

/** Deletes what an address stands for, with a body such as its version. */
export async function remove(browser: TestBrowser, path: string, body: object = {}): Promise<TestAnswer> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await browser.takeToken() };
  return browser.call(path, { method: 'DELETE', headers, body: JSON.stringify(body) });
}

/** Mails that could not be delivered, as the navigation counts them and as the dashboard counts and names them. */
export async function shownUndelivered(office: TestBrowser) {
  const { undelivered: shown } = done(await office.get(listNotifications.path), listNotifications);
  const { count, newest } = done(await office.get(getDashboard.path), getDashboard).undelivered;
  return [shown, count, newest] as const;
}

/** Keeps every session signed in, however long a test lets pass. */
export async function keepSignedIn({ db }: TestDatabase): Promise<void> {
  const farAway = 1e15;
  await db.updateTable('sessions').set({ expires_at: farAway, last_seen_at: farAway }).execute();
}
