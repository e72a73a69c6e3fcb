import assert from 'node:assert/strict';
import { readEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { auditEntries, newPlace } from '#tests/support/people/accounts.ts';
import { addCustomer, customerIn, writeFrom } from '#tests/support/people/customers.ts';
import { requestsPath } from '#tests/support/people/office.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { createDraft, quotesPath } from '#tests/support/quotes/quotes.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/customers';
const contact = { name: 'Xaver Odchádzajúci', email: 'xaver@odchod.example', phone: '+421 905 777 888' };
const answers = answersOf(contact);

testOnEachEngine(
  'G6 nothing personal is left of an anonymised customer anywhere, and the figures stay as they are',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    await submit(newPlace(app), submission({ answers }));
    const { id, customer_id: customerId } = await database.db
      .selectFrom('service_requests')
      .select(['id', 'customer_id'])
      .executeTakeFirstOrThrow();
    const note = { body: `Volal ${contact.name}.` };
    await admin.post(`${requestsPath}/${id}/notes`, note, { 'idempotency-key': newKey() });
    const cancel = { to: 'cancelled', reason: `${contact.name} nechce.`, version: 1 };
    await admin.post(`${requestsPath}/${id}/status`, cancel);
    const other = await addCustomer(admin);
    await writeFrom(app, other.email);
    await app.runDueJobs();
    const totals = () =>
      database.db.selectFrom('request_totals').selectAll().orderBy('day').orderBy('kind').orderBy('name').execute();
    const before = await totals();
    const { version } = customerIn(await admin.get(`${path}/${customerId}`));
    const stale = await admin.post(`${path}/${customerId}/anonymisation`, { version: version + 1 });
    assert.equal(stale.code, 'changed-meanwhile');

    const cleared = customerIn(await admin.post(`${path}/${customerId}/anonymisation`, { version }));
    assert.deepEqual(
      [cleared.name, cleared.email, cleared.phone, cleared.isAnonymised, cleared.requests],
      ['Anonymizovaný zákazník', '', '', true, 1],
    );
    const stored = JSON.stringify(await readEveryTable(database.db));
    for (const trace of [contact.name, contact.email, contact.phone, sampleAnswers.description])
      assert.ok(!stored.includes(trace), trace);
    assert.ok(stored.includes(other.email), 'others stay');
    assert.deepEqual(await totals(), before);
    const request = await admin.get(`${requestsPath}/${id}`);
    assert.partialDeepStrictEqual(request.body, { status: 'cancelled', title: 'Dopyt č.\u00A01001', estimateId: null });
    const found = await admin.get(`${requestsPath}?search=${encodeURIComponent(contact.name)}`);
    assert.deepEqual(found.body, { rows: [], next: null });
    const [entry] = await auditEntries(database, 'customer.anonymised');
    assert.deepEqual([entry?.subject_id, entry?.detail], [customerId, JSON.stringify({ anonymised: 1 })]);

    await submit(newPlace(app), submission({ answers }));
    const owners = await database.db.selectFrom('service_requests').select('customer_id').orderBy('number').execute();
    assert.notEqual(owners.at(-1)?.customer_id, customerId, 'who writes again is a new customer');
  },
);

testOnEachEngine(
  'G6 H1 drafts of an anonymised customer lose what is personal, and what was sent stays a document',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const customer = await addCustomer(admin);
    const source = { kind: 'empty', language: 'sk', customerId: customer.id } as const;
    const [draft, sent] = [
      await createDraft(admin, { copies: [contact.email] }, source),
      await createDraft(admin, {}, source),
    ];
    await database.db.updateTable('quotes').set({ status: 'sent' }).where('id', '=', sent.id).execute();
    const { version } = customer;
    customerIn(await admin.post(`${path}/${customer.id}/anonymisation`, { version }));
    const rows = await database.db.selectFrom('quotes').selectAll().orderBy('id').execute();
    const [cleared, kept] = [draft.id, sent.id].map((id) => rows.find((row) => row.id === id));
    const written = JSON.stringify(cleared);
    const { buyer, title, notes } = draft.content;
    for (const trace of [buyer.name, buyer.company, buyer.email, buyer.vatNumber, title, notes, contact.email]) {
      assert.ok(!written.includes(trace), trace);
    }
    assert.deepEqual([cleared?.net_minor, cleared?.search_text], [150_000, '']);
    const words = await database.db.selectFrom('quote_words').select('quote_id').distinct().execute();
    assert.deepEqual(words, [{ quote_id: sent.id }]);
    assert.equal(kept?.buyer_name, buyer.name);
    assert.deepEqual(JSON.parse(kept?.content ?? ''), sent.content);
    const stale = await admin.put(`${quotesPath}/${draft.id}`, { version: draft.version, content: draft.content });
    assert.equal(stale.code, 'changed-meanwhile', 'an open editor does not bring it back');
  },
);
