import assert from 'node:assert/strict';
import { getQuote } from '#contract/quotes/quotes.ts';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { done, openOffice, remove, requestsPath, storeRequest, storedRequest } from '#tests/support/people/office.ts';
import { makeQuote, quotesPath } from '#tests/support/quotes/quotes.ts';
import { newKey, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const about = [
  'service_request_events',
  'service_request_notes',
  'service_request_messages',
  'outbox_messages',
  'presences',
  'request_words',
] as const;

testOnEachEngine(
  'G3 a deleted request is removed with everything that belongs to it; its customer and other requests stay',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { number } = done(await submit(app.newBrowser()), submitServiceRequest);
    done(await submit(app.newBrowser()));
    const { id } = await database.db
      .selectFrom('service_requests')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const note = { body: 'Pozor' };
    done(await browser.post(`${requestsPath}/${id}/notes`, note, { 'idempotency-key': newKey() }));
    done(await browser.post(`${requestsPath}/${id}/presence`, { isLeaving: false }));
    const message = { id: 'message', service_request_id: id, author_id: null, subject: '', body: '', created_at: 1 };
    await database.db
      .insertInto('service_request_messages')
      .values({ ...message, direction: 'to-customer', outbox_message_id: null })
      .execute();
    const counts = async (ofRequest: boolean) => {
      const rows = await Promise.all(
        about.map((table) =>
          database.db
            .selectFrom(table)
            .select('service_request_id')
            .where('service_request_id', ofRequest ? '=' : '!=', id)
            .execute(),
        ),
      );
      return rows.map(({ length }) => length);
    };
    const others = await counts(false);
    assert.ok((await counts(true)).every((count) => count > 0));
    assert.deepEqual(done(await remove(browser, `${requestsPath}/${id}`, { version: 1 })), {});
    assert.deepEqual(
      await counts(true),
      about.map(() => 0),
    );
    assert.deepEqual(await counts(false), others);
    assert.equal((await browser.get(`${requestsPath}/${id}`)).code, 'not-found');
    assert.equal((await database.db.selectFrom('customers').select('id').execute()).length, 1);
    const [audited] = await auditEntries(database, 'service-request.deleted');
    assert.deepEqual([audited?.subject_id, audited?.detail], [id, JSON.stringify({ number })]);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 2, 'what was not sent yet is not sent any more');
  },
);

testOnEachEngine(
  'G3 D2 a quote of the program binds a request, one told of by hand only until it is taken back',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    done(await submit(app.newBrowser()));
    const { id } = await database.db.selectFrom('service_requests').select('id').executeTakeFirstOrThrow();
    const move = (to: string, version: number) =>
      browser.post(`${requestsPath}/${id}/status`, { to, reason: 'Zákazník volal.', version });
    const refused = async (version: number) => {
      const answer = await remove(browser, `${requestsPath}/${id}`, { version });
      assert.deepEqual([answer.status, answer.code], [409, 'request-is-bound']);
      assert.equal((await storedRequest(app, id)).version, version);
    };
    done(await move('quote_sent', 1));
    await refused(2);
    assert.equal(done(await move('in_review', 2)).status, 'in_review');
    await database.db
      .updateTable('service_request_events')
      .set({ actor_kind: 'system' })
      .where('to_status', '=', 'quote_sent')
      .execute();
    await refused(3);
    done(await move('quote_sent', 3));
    assert.equal((await move('in_review', 4)).code, 'move-not-allowed', 'a quote of the program stands behind it');
    await database.db
      .updateTable('service_request_events')
      .set({ actor_kind: 'admin' })
      .where('to_status', '=', 'quote_sent')
      .execute();
    done(await move('in_review', 4));
    done(await remove(browser, `${requestsPath}/${id}`, { version: 5 }));
  },
);

testOnEachEngine(
  'G3 H1 a request with a quote that was sent stays; a draft outlives its request',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id } = await storeRequest(app);
    const draft = await makeQuote(browser, { kind: 'request', requestId: id });
    await database.db.updateTable('quotes').set({ status: 'withdrawn' }).execute();
    assert.equal((await remove(browser, `${requestsPath}/${id}`, { version: 1 })).code, 'request-is-bound');
    await database.db.updateTable('quotes').set({ status: 'draft' }).execute();
    done(await remove(browser, `${requestsPath}/${id}`, { version: 1 }));
    const left = done(await browser.get(`${quotesPath}/${draft.id}`), getQuote);
    assert.deepEqual([left.request, left.customer?.id, left.content], [null, draft.customer?.id, draft.content]);
  },
);
