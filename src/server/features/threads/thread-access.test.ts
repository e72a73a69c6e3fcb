import assert from 'node:assert/strict';
import { pathOf } from '#domain/routes.ts';
import { hashToken } from '#server/http/security/session.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import {
  bodiesOf,
  readAsAgency,
  readAsCustomer,
  threadPath,
  write,
  written,
  openThread,
  openOtherThread,
  inProject,
  ofRequest,
} from '#tests/support/people/threads.ts';
import { addColleague, openFirm } from '#tests/support/people/firms.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

testOnEachEngine(
  'I2 I4 nobody reads, writes or hears in the thread of somebody else, whatever ids they put in',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const mine = await openThread(office);
    const { id: message } = await written(mine.customer, { side: 'customer', ...mine.thread, body: 'Tajné.' });
    const stranger = await registerVerified(office.app, { ...peter, username: 'cudzi', email: 'cudzi@example.com' });
    const unverified = await office.app.newBrowserOf('user');
    for (const browser of [stranger, unverified]) {
      for (const thread of [
        mine.thread,
        ofRequest(mine.requestId),
        ofRequest(mine.project.id),
        inProject(mine.requestId),
      ]) {
        const path = threadPath('customer', thread);
        const answers = [
          await browser.get(`${path}/messages`),
          await write(browser, { side: 'customer', ...thread, body: 'Dnu' }),
          await browser.post(`${path}/seen`, { at: 1 }),
          await browser.post(`${path}/typing`),
          await browser.put(`${path}/messages/${message}`, { body: 'x' }),
          await browser.delete(`${path}/messages/${message}`),
        ];
        assert.deepEqual(
          answers.map(({ code }) => code),
          answers.map(() => 'not-found'),
        );
        assert.equal((await browser.get(`${threadPath('agency', thread)}/messages`)).status, 403);
      }
    }
    const pages = [
      pathOf('portalRequest', 'sk', { id: mine.requestId }),
      pathOf('portalProject', 'sk', { id: mine.project.id }),
    ];
    for (const page of pages) {
      const answer = await stranger.get(page);
      assert.deepEqual([answer.status, answer.text.includes('Tajné')], [404, false]);
      assert.equal(
        (
          await stranger.postForm(`${page}/messages`, [
            ['body', 'Dnu'],
            ['key', newKey()],
          ])
        ).status,
        404,
      );
    }
    // A quotation names a message of the same thread alone.
    const theirs = await openOtherThread(office);
    const quoting = await written(
      theirs.customer,
      { side: 'customer', ...theirs.thread, body: 'A?' },
      { quoted: message },
    );
    const { messages } = await readAsAgency(office.browser, theirs.thread);
    assert.equal(messages.find(({ id }) => id === quoting.id)?.quoted, null);
    assert.deepEqual(bodiesOf(await readAsAgency(office.browser, mine.thread)), ['Tajné.']);
  },
);

testOnEachEngine(
  'I2 I4 files go with a message both ways, and only who reads the message fetches them',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { customer, thread } = await openThread(office);
    const collection = 'f'.repeat(64);
    const row = { state: 'ready', type: 'application/pdf', size: 4, width: null, height: null, created_at: 1 } as const;
    const { db, newId, files, newToken } = office.app.services;
    const [id, key] = [newId(), newToken()];
    await files.put(key, { bytes: Buffer.from('%PDF'), type: 'application/pdf' });
    const kept = { ...row, id, name: 'logo.pdf', object_key: key, collection_hash: hashToken(collection) };
    await db
      .insertInto('attachments')
      .values({ ...kept, service_request_id: null })
      .execute();
    const path = `${threadPath('customer', thread)}/messages`;
    const send = (secret: string) =>
      customer.post(path, { body: '', quoted: null, files: secret }, { 'idempotency-key': newKey() });
    assert.equal((await send('0'.repeat(64))).code, 'invalid-input', 'files that never arrived are no message');
    assert.equal((await send(collection)).status, 200);
    assert.equal((await send(collection)).code, 'invalid-input', 'a file goes with one message');
    const [message] = (await readAsAgency(office.browser, thread)).messages;
    assert.deepEqual([message?.body, message?.files.map((file) => file.name)], ['', ['logo.pdf']]);
    const own = `${threadPath('customer', thread)}/files/${id}`;
    assert.equal((await customer.get(own)).text, '%PDF');
    const other = await openOtherThread(office);
    const tried = [
      await other.customer.get(own),
      await other.customer.get(`${threadPath('customer', other.thread)}/files/${id}`),
      await office.app.newBrowser().get(own),
    ];
    assert.deepEqual(
      tried.map(({ status }) => status),
      [404, 404, 401],
    );
    await customer.delete(`${path}/${message?.id}`);
    assert.equal((await customer.get(own)).status, 404, 'with its message a file is taken back');
  },
);

testOnEachEngine(
  'I2 I5 a colleague without a chosen name goes by the name of their account, the customer by that of the customer',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const firm = await openFirm(office, 'alfa');
    const thread = inProject(firm.projectId);
    const eva = await addColleague(office, firm, { username: 'eva', right: 'messages' });
    await written(firm.owner, { side: 'customer', ...thread, body: 'Od majstra.' });
    await written(eva, { side: 'customer', ...thread, body: 'Od Evy.' });
    for (const { messages } of [await readAsAgency(office.browser, thread), await readAsCustomer(eva, thread)]) {
      const authors = new Map(messages.map(({ body, author }) => [body, author]));
      assert.deepEqual([authors.get('Od majstra.'), authors.get('Od Evy.')], ['Majster alfa', 'eva']);
    }
  },
);
