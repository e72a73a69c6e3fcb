import assert from 'node:assert/strict';
import { getDashboard } from '#contract/analytics/analytics.ts';
import { contactBody, sendMessage } from '#tests/support/requests/contact-messages.ts';
import { done, openOffice, readDetail, remove, requestsPath, storedRequest } from '#tests/support/people/office.ts';
import { countRows, oneOfEach, readRequest, stored } from '#tests/support/database/stored-submissions.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const withoutPerson = { ...oneOfEach, customers: 0, outbox_messages: 0, jobs: 0 };

/** A request with the hidden field filled, as it is stored. */
async function submitSuspicious(app: TestApp, database: TestDatabase) {
  const answers = answersOf({ name: 'Eva Malá', email: 'eva@mala.example', company: 'Malá' });
  return readRequest(database, stored(await submit(app.newBrowser(), submission({ answers, website: 'spam' }))));
}

const countCustomers = async ({ db }: TestDatabase) => (await db.selectFrom('customers').select('id').execute()).length;

testOnEachEngine(
  'E1 a submission with the hidden field filled gets the usual response, and is archived without customer and mails',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const row = await submitSuspicious(app, database);
    assert.deepEqual([row.is_archived, row.is_unread, row.customer_id], [1, 1, null]);
    assert.deepEqual(await countRows(database), withoutPerson);
    const event = await database.db.selectFrom('service_request_events').select('detail').executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(event.detail), { isSuspicious: true });
  },
);

testOnEachEngine('E1 a repetition of a suspicious submission returns its first result', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  const send = () => submit(app.newBrowser(), submission({ website: 'spam' }), key);
  const results = await Promise.all([send(), send(), send()]);
  const [first, ...others] = results.map(stored);
  for (const other of others) assert.deepEqual(other, first);
  assert.deepEqual(await countRows(database), withoutPerson);
});

testOnEachEngine('G1 a suspicious submission changes no figure of the dashboard', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const read = async () => done(await browser.get(getDashboard.path), getDashboard);
  stored(await submit(app.newBrowser()));
  const before = await read();
  assert.equal(before.total, 1);
  await submitSuspicious(app, database);
  stored(await sendMessage(app.newBrowser(), contactBody({ website: 'spam' })));
  assert.deepEqual(await read(), before);
});

testOnEachEngine(
  'G2 G3 a suspicious request is listed, searched, shown and exported with its typed contact details',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id, number } = await submitSuspicious(app, database);
    for (const query of ['view=archived', 'view=everything', 'view=archived&search=mala', 'view=archived&sort=due']) {
      const { rows } = (await browser.get(`${requestsPath}?${query}`)).body as { rows: Record<string, unknown>[] };
      const shown = rows.map((row) => [row['number'], row['customerName'], row['customerCompany'], row['customerId']]);
      assert.deepEqual(shown, [[number, 'Eva Malá', 'Malá', null]], query);
    }
    const detail = await readDetail(browser, id);
    assert.deepEqual([detail.customerId, detail.contact.email], [null, 'eva@mala.example']);
    const { text } = await browser.get(`${requestsPath}.csv?view=archived`);
    assert.match(text, /Eva Malá;Malá;eva@mala\.example/);
  },
);

testOnEachEngine(
  'E1 G1 restoring a suspicious request makes its customer and counts it, once',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id } = await submitSuspicious(app, database);
    const total = async () => done(await browser.get(getDashboard.path), getDashboard).total;
    const archive = (isArchived: boolean, version: number) =>
      browser.post(`${requestsPath}/${id}/archive`, { isArchived, version });
    const row = done(await archive(false, 1));
    assert.deepEqual([row.isArchived, row.customerName, await total()], [false, 'Eva Malá', 1]);
    const customer = await database.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([customer.id, customer.email, customer.company], [row.customerId, 'eva@mala.example', 'Malá']);
    done(await archive(true, 2));
    done(await archive(false, 3));
    assert.deepEqual([await total(), await countCustomers(database)], [1, 1]);
  },
);

testOnEachEngine(
  'E1 restoring many suspicious requests together makes one customer for each address',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const { browser } = await openOffice(app);
    for (const email of ['b@x.example', 'a@x.example', 'b@x.example']) {
      stored(await submit(app.newBrowser(), submission({ answers: answersOf({ email }), website: 'spam' })));
    }
    const selection = { kind: 'matching', filter: { view: 'archived' } };
    const change = { kind: 'archive', isArchived: false };
    assert.equal((await browser.post(`${requestsPath}/bulk`, { selection, change })).status, 200);
    assert.equal(await countCustomers(database), 2);
    assert.equal(done(await browser.get(getDashboard.path), getDashboard).total, 3);
  },
);

testOnEachEngine('E1 G3 answering a suspicious request makes its customer and counts it', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await submitSuspicious(app, database);
  const reply = { subject: 'Re', body: 'Dobrý deň', version: 1 };
  const answer = await browser.post(`${requestsPath}/${id}/reply`, reply, { 'idempotency-key': newKey() });
  assert.equal(answer.status, 200, answer.text);
  assert.notEqual((await storedRequest(app, id)).customer_id, null);
  assert.equal(done(await browser.get(getDashboard.path), getDashboard).total, 1);
});

testOnEachEngine(
  'E1 other changes of a suspicious request make no customer, and it can be deleted',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id } = await submitSuspicious(app, database);
    done(await browser.post(`${requestsPath}/${id}/priority`, { priority: 'low', version: 1 }));
    const contact = { name: 'Eva', email: 'eva@jina.example', phone: '', company: '' };
    const details = { title: 'Web', description: 'Nový web firmy.', service: null, trade: null, contact };
    done(await browser.put(`${requestsPath}/${id}`, { ...details, version: 2 }));
    assert.deepEqual([await countCustomers(database), (await storedRequest(app, id)).customer_id], [0, null]);
    done(await remove(browser, `${requestsPath}/${id}`, { version: 3 }));
    assert.deepEqual(await database.db.selectFrom('request_totals').selectAll().execute(), []);
  },
);
