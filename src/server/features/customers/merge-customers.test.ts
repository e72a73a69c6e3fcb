import assert from 'node:assert/strict';
import type { CustomerDetail } from '#contract/customers.ts';
import { restrictCustomer } from '#contract/personal-data/persons.ts';
import { addSubjectRequest } from '#contract/personal-data/subject-requests.ts';
import { hasRestriction } from '#server/features/mail/preferences/restricted-store.ts';
import { auditEntries, failAtId, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { addCustomer, customerIn, formOf, kovac, novak, writeFrom } from '#tests/support/people/customers.ts';
import { makeQuote } from '#tests/support/quotes/quotes.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/customers';

const read = async (browser: TestBrowser, id: string) => customerIn(await browser.get(`${path}/${id}`));

/** Merges as the dialog does: with the versions that are there. */
function merge(
  browser: TestBrowser,
  [kept, other]: readonly [CustomerDetail, CustomerDetail],
  takenFromOther: string[] = [],
) {
  const body = { version: kept.version, otherId: other.id, otherVersion: other.version, takenFromOther };
  return browser.post(`${path}/${kept.id}/merge`, body);
}

/** Ids of the customers that requests hang on, with how many. */
async function requestsOf({ db }: TestDatabase): Promise<Record<string, number>> {
  const rows = await db.selectFrom('service_requests').select('customer_id').execute();
  const groups = Map.groupBy(rows, (row) => row.customer_id);
  return Object.fromEntries([...groups].map(([id, all]) => [id, all.length]));
}

/** Two customers of whom each has written once. */
async function openPair(app: TestApp) {
  const admin = await app.newBrowserOf('admin');
  const kept = await addCustomer(admin);
  const other = await addCustomer(admin, { ...novak, note: 'Platí včas.' });
  for (const { email } of [kept, other]) await writeFrom(app, email);
  return { admin, kept, other };
}

testOnEachEngine(
  'G6 a merge moves requests, quotes and contacts, keeps the chosen values, and leaves a redirect',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { admin, kept, other } = await openPair(app);
    const quote = await makeQuote(admin, { kind: 'empty', language: 'cs', customerId: other.id });
    const merged = customerIn(await merge(admin, [kept, other], ['name', 'language']));
    const { customer_id: owner } = await database.db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    assert.equal(owner, kept.id);
    const later = await makeQuote(admin, { kind: 'empty', language: 'cs', customerId: other.id });
    assert.deepEqual([later.customer?.id, later.familyId === quote.familyId], [kept.id, false]);
    assert.deepEqual(
      [merged.id, merged.name, merged.language, merged.company, merged.note, merged.requests],
      [kept.id, other.name, 'cs', kovac.company, 'Volať poobede.\n\nPlatí včas.', 2],
    );
    assert.deepEqual(
      merged.contacts.map(({ name, email }) => [name, email]),
      [[other.name, other.email]],
    );
    assert.deepEqual(await read(admin, other.id), merged, 'the old address of the page leads to the one that stays');
    assert.deepEqual(await requestsOf(database), { [kept.id]: 2 });
    const signpost = await database.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', other.id)
      .executeTakeFirst();
    assert.deepEqual([signpost?.merged_into_id, signpost?.name, signpost?.note], [kept.id, '', '']);
    const [entry] = await auditEntries(database, 'customer.merged');
    assert.equal(entry?.subject_id, kept.id);
    assert.deepEqual(JSON.parse(entry?.detail ?? ''), { otherId: other.id, requests: 1, fields: ['name', 'language'] });
    const list = (await admin.get(path)).body as { rows: unknown[] };
    assert.equal(list.rows.length, 1);
    assert.equal(((await admin.get(`${path}?search=petr`)).body as { rows: unknown[] }).rows.length, 1);
  },
);

testOnEachEngine(
  'G6 a request from a merged address belongs to the remaining customer, also after a further merge',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { admin, kept, other } = await openPair(app);
    const first = customerIn(await merge(admin, [kept, other]));
    await writeFrom(app, other.email.toUpperCase());
    const third = await addCustomer(admin, { ...novak, email: 'treti@example.com', name: 'Tretí' });
    const last = customerIn(await merge(admin, [third, { ...first, version: first.version }]));
    await writeFrom(app, other.email);
    await writeFrom(app, kept.email);
    assert.deepEqual(await requestsOf(database), { [third.id]: 5 });
    assert.deepEqual(last.contacts.map(({ email }) => email).toSorted(), [kept.email, other.email].toSorted());
    const signposts = await database.db
      .selectFrom('customers')
      .select('merged_into_id')
      .where('id', '!=', third.id)
      .execute();
    assert.deepEqual(new Set(signposts.map((row) => row.merged_into_id)), new Set([third.id]));
    assert.equal((await admin.post(path, { ...novak })).code, 'customer-known', 'its address is not free');
  },
);

testOnEachEngine('G6 the remaining customer can take over a merged address', async (database, context) => {
  const app = await openTestApp(context, database);
  const { admin, kept, other } = await openPair(app);
  const merged = customerIn(await merge(admin, [kept, other]));
  const changed = customerIn(await admin.put(`${path}/${kept.id}`, formOf(merged, { email: other.email })));
  assert.equal(changed.email, other.email);
  await writeFrom(app, other.email);
  assert.deepEqual(await requestsOf(database), { [kept.id]: 3 });
});

testOnEachEngine(
  'G6 merging with a merged customer, another version, or itself is rejected',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { admin, kept, other } = await openPair(app);
    assert.equal((await merge(admin, [kept, { ...other, version: 9 }])).code, 'changed-meanwhile');
    assert.equal((await merge(admin, [{ ...kept, version: 9 }, other])).code, 'changed-meanwhile');
    assert.equal((await merge(admin, [kept, kept])).code, 'not-found');
    const merged = customerIn(await merge(admin, [kept, other]));
    assert.equal((await merge(admin, [merged, { ...other, version: other.version + 1 }])).code, 'not-found');
    assert.equal((await admin.delete(`${path}/${other.id}`, { version: other.version + 1 })).code, 'not-found');
    assert.equal((await auditEntries(database, 'customer.merged')).length, 1);
  },
);

testOnEachEngine('G6 values that do not fit together are refused, and nothing has moved', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const kept = await addCustomer(admin);
  const other = await addCustomer(admin, { ...novak, country: 'DK', companyNumber: '13585628' });
  const answer = await merge(admin, [kept, other], ['country']);
  assert.deepEqual([answer.code, refusalsOf(answer)[0]?.field], ['invalid-input', 'companyNumber']);
  assert.deepEqual([await read(admin, kept.id), await read(admin, other.id)], [kept, other]);
  const merged = customerIn(await merge(admin, [kept, other], ['country', 'companyNumber']));
  assert.deepEqual([merged.country, merged.companyNumber, merged.vatNumber], ['DK', '13585628', '']);
});

testOnEachEngine('G6 of two merges at once that share a customer one happens', async (database, context) => {
  const app = await openTestApp(context, database);
  const { admin, kept, other } = await openPair(app);
  const second = await app.newBrowserOf('admin');
  const answers = await Promise.all([merge(admin, [kept, other]), merge(second, [other, kept])]);
  assert.deepEqual(statusesOf(answers)[0], 200);
  assert.ok([404, 409].includes(statusesOf(answers)[1] ?? 0), answers.map(({ text }) => text).join());
  const winner = answers[0].status === 200 ? kept.id : other.id;
  assert.deepEqual(await requestsOf(database), { [winner]: 2 });
  const standing = await database.db.selectFrom('customers').select('id').where('merged_into_id', 'is', null).execute();
  assert.deepEqual(standing, [{ id: winner }]);
});

testOnEachEngine('G6 requests that arrive during merges hang on the one that stays', async (database, context) => {
  const app = await openTestApp(context, database);
  const { admin, kept, other } = await openPair(app);
  const third = await addCustomer(admin, { ...novak, email: 'treti@example.com', name: 'Tretí' });
  const write = () =>
    Promise.all([writeFrom(app, other.email), writeFrom(app, kept.email), writeFrom(app, third.email)]);
  const [first] = await Promise.all([merge(admin, [kept, other]), write(), write()]);
  await Promise.all([merge(admin, [third, customerIn(first)]), write(), write()]);
  await write();
  assert.deepEqual(await requestsOf(database), { [third.id]: 2 + 5 * 3 });
});

testOnEachEngine('G11 a merge whose entry fails does not happen', async (database, context) => {
  const app = await openTestApp(context, database);
  const { admin, kept, other } = await openPair(app);
  failAtId(app, 2);
  assert.equal((await merge(admin, [kept, other])).status, 500);
  assert.deepEqual(await requestsOf(database), { [kept.id]: 1, [other.id]: 1 });
  assert.equal((await read(admin, other.id)).version, 1);
});

testOnEachEngine(
  'K6 G6 a merge carries the restriction of processing and open requests about data over, and leaves none behind',
  async (database, context) => {
    const { db } = database;
    const app = await openTestApp(context, database);
    const { admin, kept, other } = await openPair(app);
    const restrict = (id: string, ground: string) => admin.put(restrictCustomer.path.replace(':id', id), { ground });
    await restrict(other.id, 'objection');
    const asked = { kind: 'access', name: other.name, email: other.email, language: 'cs', receivedOn: '2026-11-20' };
    const noted = await admin.post(addSubjectRequest.path, { ...asked, customerId: other.id, userId: null });
    assert.equal(noted.status, 200, noted.text);
    const merged = customerIn(await merge(admin, [kept, other]));
    assert.equal(merged.restriction, 'objection');
    const restricted = async () => db.selectFrom('restrictions').select(['customer_id', 'ground']).execute();
    assert.deepEqual(await restricted(), [{ customer_id: kept.id, ground: 'objection' }]);
    assert.deepEqual(await db.selectFrom('subject_requests').select('customer_id').execute(), [
      { customer_id: kept.id },
    ]);
    assert.ok(await hasRestriction(db, other.email), 'mails to its address wait as well');
    const third = await addCustomer(admin, { ...novak, email: 'treti@example.com', name: 'Tretí' });
    await restrict(third.id, 'accuracy');
    assert.equal(customerIn(await merge(admin, [merged, third])).restriction, 'objection', 'its own stays');
    assert.deepEqual(await restricted(), [{ customer_id: kept.id, ground: 'objection' }]);
  },
);

testOnEachEngine('K6 G6 an anonymised customer is merged with nobody', async (database, context) => {
  const app = await openTestApp(context, database);
  const { admin, kept, other } = await openPair(app);
  const gone = customerIn(await admin.post(`${path}/${other.id}/anonymisation`, { version: other.version }));
  for (const pair of [
    [kept, gone],
    [gone, kept],
  ] as const)
    assert.equal((await merge(admin, pair)).code, 'not-found');
  assert.deepEqual((await read(admin, kept.id)).contacts, []);
});
