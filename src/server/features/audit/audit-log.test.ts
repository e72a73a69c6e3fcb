import assert from 'node:assert/strict';
import { ulid } from 'ulid';
import type { AuditEntry } from '#contract/audit.ts';
import { listPaymentRequests } from '#contract/payments/payments.ts';
import { auditFor } from './audit-for.ts';
import { note } from '#tests/support/people/project-time.ts';
import { addCustomer } from '#tests/support/people/customers.ts';
import { done } from '#tests/support/people/office.ts';
import { beginProject } from '#tests/support/people/project-office.ts';
import { book, ledgerOf, partOf, paymentRequestsPath } from '#tests/support/quotes/asked-payments.ts';
import {
  documentsPath,
  draftDocument,
  issueForCustomer,
  signQuoteOf,
  wholeBuyer,
} from '#tests/support/quotes/money.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const visitor = { user: null, address: '192.0.2.8' };

type Page = { rows: AuditEntry[]; next: string | null };

const idOf = (number: number) => String(number).padStart(26, '0');

/** Fills the log with 120 entries: every second of a sign-in, the others of a sign-out; every third by an admin. */
async function fillLog(app: TestApp): Promise<void> {
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: idOf(index + 1),
    at: index + 1,
    actor_kind: index % 3 === 0 ? ('admin' as const) : ('customer' as const),
    actor_id: index % 3 === 0 ? idOf(1) : idOf(2),
    action: index % 2 === 0 ? ('account.signed-in' as const) : ('account.signed-out' as const),
    subject_id: null,
    address: '192.0.2.7',
    detail: JSON.stringify({ number: index + 1 }),
  }));
  await app.services.db.insertInto('audit_entries').values(rows).execute();
}

async function readAll(browser: TestBrowser, query: string): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let next: string | null = ''; next !== null;) {
    const answer = await browser.get(`/api/admin/audit?${query}${next === '' ? '' : `&after=${next}`}`);
    assert.equal(answer.status, 200, answer.text);
    const page = answer.body as Page;
    assert.ok(page.rows.length <= 50);
    entries.push(...page.rows);
    ({ next } = page);
  }
  return entries;
}

testOnEachEngine('G11 the audit log is read newest first, every entry once', async (database, context) => {
  const app = await openTestApp(context, database);
  await fillLog(app);
  const entries = await readAll(await app.newBrowserOf('admin'), '');
  assert.deepEqual(
    entries.map(({ at }) => at),
    Array.from({ length: 120 }, (_, index) => 120 - index),
  );
  assert.deepEqual(entries.at(-1), {
    id: idOf(1),
    at: 1,
    actor: 'admin',
    actorId: idOf(1),
    actorName: null,
    action: 'account.signed-in',
    subjectId: null,
    subjectName: null,
    subjectPlace: null,
    address: '192.0.2.7',
    facts: { number: 1 },
  });
});

testOnEachEngine('G11 the audit log is sifted by action, by kind of actor and by person', async (database, context) => {
  const app = await openTestApp(context, database);
  await fillLog(app);
  const browser = await app.newBrowserOf('admin');
  const table: [query: string, count: number, is: (entry: AuditEntry) => boolean][] = [
    ['action=account.signed-in', 60, ({ action }) => action === 'account.signed-in'],
    ['actor=admin', 40, ({ actor }) => actor === 'admin'],
    ['actor=admin&action=account.signed-in', 20, ({ at }) => (at - 1) % 6 === 0],
    [`actorId=${idOf(2)}`, 80, ({ actorId }) => actorId === idOf(2)],
    ['actor=system', 0, () => true],
  ];
  for (const [query, count, is] of table) {
    const entries = await readAll(browser, query);
    assert.equal(entries.length, count, query);
    assert.ok(entries.every(is), query);
  }
  for (const query of ['action=made.up', 'actor=nobody', 'after=x', 'actorId=1', 'from=2026-02-30', 'to=yesterday']) {
    assert.equal((await browser.get(`/api/admin/audit?${query}`)).code, 'invalid-input', query);
  }
});

testOnEachEngine('G11 the audit log is sifted by days as they are counted here', async (database, context) => {
  const app = await openTestApp(context, database);
  const { services } = app;
  // The evening of the 30th in London is the 31st in Bratislava; the clocks had gone back on the 25th.
  const times = [
    '2026-10-30T22:59:59.999Z',
    '2026-10-30T23:00:00Z',
    '2026-10-31T22:59:59.999Z',
    '2026-10-31T23:00:00Z',
  ];
  for (const at of times.map((time) => Date.parse(time))) {
    await auditFor({ ...services, clock: () => at, newId: () => ulid(at) }, visitor, 'account.registered')(database.db);
  }
  const admin = await app.newBrowserOf('admin');
  const daysOf = async (query: string) => (await readAll(admin, query)).map(({ at }) => new Date(at).toISOString());
  assert.deepEqual(await daysOf('from=2026-10-31&to=2026-10-31'), [times[2], times[1]?.replace('00Z', '00.000Z')]);
  assert.equal((await daysOf('from=2026-10-31')).length, 3);
  assert.equal((await daysOf('to=2026-10-31')).length, 3);
  assert.equal((await daysOf('to=2026-10-31&action=account.signed-in')).length, 0);
});

testOnEachEngine('G11 an entry names what it is about as long as that is there', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  assert.equal((await submit(app.newBrowser())).status, 200);
  const { db } = database;
  const request = await db
    .selectFrom('service_requests')
    .select(['id', 'number', 'customer_id'])
    .executeTakeFirstOrThrow();
  const user = await db.selectFrom('users').select(['id', 'username']).executeTakeFirstOrThrow();
  const customer = await db.selectFrom('customers').select(['name', 'company']).executeTakeFirstOrThrow();
  const subjects: [subjectId: string, name: string | null][] = [
    [request.id, String(request.number)],
    [request.customer_id ?? '', customer.company || customer.name],
    [user.id, user.username],
    [idOf(1), null],
  ];
  for (const [subjectId] of subjects) await auditFor(app.services, visitor, 'settings.look-changed')(db, { subjectId });
  const named = await readAll(admin, 'action=settings.look-changed');
  assert.deepEqual(
    named.toReversed().map((entry) => [entry.subjectId, entry.subjectName]),
    subjects,
  );
});

testOnEachEngine(
  'G11 an entry names its project, quote, document or payment request by number, a payment by what it pays, and where that stands',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { project } = await beginProject(office);
    const noted = await note(office.browser, project.id, { personId: office.id });
    assert.equal(noted.status, 200, noted.text);
    const { quoteId, number, requests } = await signQuoteOf(office, { buyer: wholeBuyer });
    await auditFor(
      office.app.services,
      visitor,
      'payment.requested',
    )(database.db, { subjectId: requests[0]?.id ?? '' });
    const told = async (action: string) => {
      const [entry] = await readAll(office.browser, `action=${action}`);
      return [entry?.subjectName, entry?.subjectPlace];
    };
    const ofQuote = { kind: 'quote', id: quoteId };
    assert.deepEqual(await told('project.time-noted'), ['#0001', null]);
    assert.deepEqual(await told('payment.requested'), ['Z2026-0001', ofQuote]);
    const row = partOf(await ledgerOf(office, quoteId));
    done(await book(office, row));
    assert.deepEqual(await told('payment.booked'), [row.number, ofQuote]);
    assert.deepEqual(await told('quote.sent'), [number, ofQuote]);
    const { id: customerId } = await addCustomer(office.browser, { email: 'bez-ponuky@example.com' });
    const invoice = await issueForCustomer(office.browser, customerId, { title: 'Oprava stránky' });
    const ofInvoice = { kind: 'document', id: invoice.id };
    assert.deepEqual(await told('document.issued'), [invoice.number, ofInvoice]);
    const draft = await draftDocument(office.browser, { kind: 'customer', customerId, language: 'sk' });
    assert.deepEqual(await told('document.created'), [draft.content.title, { kind: 'document', id: draft.id }]);
    done(await office.browser.delete(`${documentsPath}/${draft.id}`));
    assert.deepEqual((await told('document.deleted'))[1], null, 'what is gone has no place');
    const asked = done(await office.browser.get(`${paymentRequestsPath}?customer=${customerId}`), listPaymentRequests);
    const request = asked.rows[0] ?? row;
    done(await book(office, request));
    assert.deepEqual(await told('payment.booked'), [request.number, ofInvoice]);
  },
);

testOnEachEngine('G11 an entry names its person, and only the agency reads it', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const customer = await app.newBrowserOf('user');
  const { username } = (await customer.get('/api/user')).body as { username: string };
  assert.equal((await customer.post('/api/logout')).status, 200);
  const [entry] = await readAll(admin, 'action=account.signed-out');
  assert.deepEqual([entry?.actor, entry?.actorName, entry?.at], ['customer', username, app.services.clock()]);
  assert.equal((await (await app.newBrowserOf('user')).get('/api/admin/audit')).code, 'access-denied');
  assert.equal((await app.newBrowser().get('/api/admin/audit')).code, 'sign-in-required');
});
