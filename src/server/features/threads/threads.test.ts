import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { readOwnThread, listUnreadThreads } from '#contract/threads.ts';
import { pathOf } from '#domain/routes.ts';
import { hashToken } from '#server/http/security/session.ts';
import { changeWindowMs, threadLimits } from '#domain/threads/thread.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { enterProject } from '#tests/support/people/entered-projects.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import { beginProject, openPortal } from '#tests/support/people/project-office.ts';
import { bodiesOf, readAsAgency, readAsCustomer, threadPath, write, written } from '#tests/support/people/threads.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

const inProject = (id: string) => ({ place: 'project', id }) as const;
const ofRequest = (id: string) => ({ place: 'request', id }) as const;

/** A project that goes on with the thread of its request, and its customer. */
async function openThread(office: QuoteOffice) {
  // The quote goes to the customer of the request, so that the project goes on with its thread.
  const { buyer } = sampleQuoteContent();
  const { quote, requestId, project } = await beginProject(office, {
    buyer: { ...buyer, email: 'anna@kovac.example' },
  });
  const customer = await openPortal(office, quote.content.buyer.email);
  return { quote, requestId, project, customer, thread: inProject(project.id) };
}

const unreadOf = async (browser: TestBrowser) =>
  done(await browser.get(listUnreadThreads.path), listUnreadThreads).threads;

testOnEachEngine(
  'I2 customer and agency write to each other in one thread, on the page of the project and of its request',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { requestId, project, customer, thread } = await openThread(office);
    const first = await written(customer, { side: 'customer', ...thread, body: ' Dobrý deň,\r\n\r\n\r\nmám otázku. ' });
    const seen = await readAsAgency(office.browser, ofRequest(requestId));
    assert.deepEqual(bodiesOf(seen), ['Dobrý deň,\n\nmám otázku.']);
    assert.deepEqual(
      [seen.thread, seen.unread, seen.seenAt, seen.reader, seen.messages[0]?.source, seen.messages[0]?.isOwn],
      [requestId, 1, null, 'account', 'portal', false],
    );
    assert.deepEqual(await unreadOf(office.browser), [{ ...thread, unread: 1 }]);
    const before = await storedRequest(office.app, requestId);
    assert.deepEqual([before.waiting_on, before.is_unread, before.answer_due_at !== null], ['us', 1, true]);
    done(await office.browser.post(`${threadPath('agency', thread)}/seen`, { at: first.at }), {
      output: readOwnThread.body,
    });
    assert.deepEqual(await unreadOf(office.browser), []);
    office.app.passTime(1000);
    const reply = { side: 'agency', ...thread, body: 'Pýtajte sa: https://plumbline.example' } as const;
    const second = await written(office.browser, reply, { quoted: first.id });
    const after = await storedRequest(office.app, requestId);
    assert.deepEqual([after.waiting_on, after.is_unread, after.answer_due_at], ['customer', 0, null]);
    const page = await readAsCustomer(customer, thread);
    const [own, theirs] = page.messages;
    assert.deepEqual([page.unread, page.seenAt, page.earlier], [1, first.at, null]);
    assert.deepEqual(
      [own?.isOwn, own?.side, theirs?.side, theirs?.author],
      [true, 'customer', 'agency', 'Martin Olovnica'],
    );
    assert.deepEqual(theirs?.quoted, {
      id: first.id,
      side: 'customer',
      author: own?.author,
      excerpt: 'Dobrý deň, mám otázku.',
    });
    assert.deepEqual(bodiesOf(await readAsCustomer(customer, ofRequest(requestId))), bodiesOf(page), 'one thread');
    done(await customer.post(`${threadPath('customer', thread)}/seen`, { at: second.at + 5000 }), {
      output: readOwnThread.body,
    });
    const { seenAt } = await readAsAgency(office.browser, thread);
    assert.equal(seenAt, second.at, 'nothing is seen before it is written');
    const told = done(await office.browser.get(listNotifications.path), listNotifications).notifications;
    await written(customer, { side: 'customer', ...thread, body: 'Ešte jedna vec.' });
    await written(customer, { side: 'customer', ...thread, body: 'A ešte jedna.' });
    const later = done(await office.browser.get(listNotifications.path), listNotifications).notifications;
    const answered = (list: typeof told) => list.filter(({ kind }) => kind === 'customer-answered').length;
    assert.deepEqual([answered(told), answered(later)], [1, 1], 'who has an unread notice gets no second one');
    const html = (await customer.get(pathOf('portalProject', 'sk', { id: project.id }))).text;
    assert.equal(readPageInput(html).data.thread?.page.messages.length, 4);
  },
);

testOnEachEngine(
  'I2 a message is stored once however often it is sent, also at the same moment',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { customer, thread } = await openThread(office);
    const key = newKey();
    const message = { side: 'customer', ...thread, body: 'Raz.' } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => write(customer, message, { key })));
    answers.push(await write(customer, message, { key }));
    assert.deepEqual(new Set(answers.map(({ text }) => text)).size, 1, answers.map(({ text }) => text).join());
    const other = await write(customer, { ...message, body: 'Iné.' }, { key });
    assert.equal(other.code, 'idempotency-key-reused');
    const empty = await write(customer, { ...message, body: ' \u200B ' });
    assert.equal(empty.code, 'invalid-input');
    assert.deepEqual(bodiesOf(await readAsAgency(office.browser, thread)), ['Raz.']);
  },
);

testOnEachEngine(
  'I2 a long thread is read page by page, every message once, in the order in which it was written',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { customer, thread } = await openThread(office);
    const bodies = Array.from({ length: threadLimits.page * 2 + 3 }, (_, index) => `Správa ${index + 1}`);
    // The clock stands still: the order is that of the thread.
    for (const [index, body] of bodies.entries()) {
      const side = index % 3 === 0 ? 'agency' : 'customer';
      await written(side === 'agency' ? office.browser : customer, { side, ...thread, body });
    }
    const read: string[] = [];
    let before: string | null = '';
    while (before !== null) {
      const page = await readAsCustomer(customer, thread, before);
      read.unshift(...bodiesOf(page));
      before = page.earlier;
    }
    assert.deepEqual(read, bodies);
  },
);

testOnEachEngine(
  'I2 one’s own message can be changed or taken back for ten minutes, and what it said stays for the agency',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { customer, thread } = await openThread(office);
    const { id } = await written(customer, { side: 'customer', ...thread, body: 'Preklpe' });
    const own = `${threadPath('customer', thread)}/messages/${id}`;
    assert.equal((await customer.put(own, { body: ' ' })).code, 'invalid-input');
    assert.equal((await customer.put(own, { body: 'Preklep' })).status, 200);
    assert.equal(
      (await office.browser.put(`${threadPath('agency', thread)}/messages/${id}`, { body: 'x' })).code,
      'not-found',
    );
    const { unread } = await readAsAgency(office.browser, thread);
    office.app.passTime(changeWindowMs - 1);
    assert.equal((await customer.delete(own)).status, 200);
    assert.equal((await customer.delete(own)).status, 200, 'said twice it is done once');
    assert.equal((await customer.put(own, { body: 'Znova' })).code, 'step-not-allowed');
    const page = await readAsAgency(office.browser, thread);
    const [message] = page.messages;
    assert.deepEqual(
      [unread, page.unread, message?.body, message?.isDeleted, message?.former.map(({ body }) => body)],
      [1, 0, '', true, ['Preklpe', 'Preklep']],
    );
    const { messages, ...frame } = await readAsCustomer(customer, thread);
    assert.ok(!JSON.stringify({ messages, frame }).includes('Prekl'), 'the customer sees that it is gone');
    const later = await written(customer, { side: 'customer', ...thread, body: 'Neskoro' });
    office.app.passTime(changeWindowMs);
    for (const late of [
      await customer.put(`${threadPath('customer', thread)}/messages/${later.id}`, { body: 'x' }),
      await customer.delete(`${threadPath('customer', thread)}/messages/${later.id}`),
    ]) {
      assert.equal(late.code, 'step-not-allowed');
    }
  },
);

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
    const theirs = await openOther(office);
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

/** A project of another customer, made by hand, with a thread of its own. */
async function openOther(office: QuoteOffice) {
  const { id, email } = await enterProject(office);
  const customer = await openPortal(office, email);
  return { customer, thread: inProject(id) };
}

testOnEachEngine(
  'I2 a project that was made by hand has a thread of its own, and who sees a project alone reads nothing from before it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { customer, thread } = await openOther(office);
    await written(customer, { side: 'customer', ...thread, body: 'Kedy začnete?' });
    const page = await readAsAgency(office.browser, thread);
    assert.deepEqual([page.thread, bodiesOf(page)], [thread.id, ['Kedy začnete?']]);
    const { notifications } = done(await office.browser.get(listNotifications.path), listNotifications);
    assert.deepEqual([notifications[0]?.kind, notifications[0]?.project?.id], ['customer-wrote', thread.id]);

    const mine = await openThread(office);
    const { db } = office.app.services;
    await db
      .updateTable('service_request_messages')
      .set({ created_at: 1 })
      .where('service_request_id', '=', mine.requestId)
      .execute();
    const early = { service_request_id: mine.requestId, subject: '', outbox_message_id: null, author_id: null };
    const old = {
      ...early,
      id: office.app.services.newId(),
      direction: 'from-customer',
      body: 'Pred projektom',
      created_at: 2,
    } as const;
    await db.insertInto('service_request_messages').values(old).execute();
    await written(mine.customer, { side: 'customer', ...mine.thread, body: 'V projekte' });
    assert.deepEqual(bodiesOf(await readAsCustomer(mine.customer, mine.thread)), ['Pred projektom', 'V projekte']);
    await db.updateTable('service_requests').set({ customer_id: null }).where('id', '=', mine.requestId).execute();
    assert.deepEqual(bodiesOf(await readAsCustomer(mine.customer, mine.thread)), ['V projekte']);
    assert.equal(
      (await mine.customer.get(`${threadPath('customer', ofRequest(mine.requestId))}/messages`)).code,
      'not-found',
    );
  },
);

testOnEachEngine(
  'I2 without scripts a message is sent by a form, once, and one that was refused keeps what was typed',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { requestId, project, customer, thread } = await openThread(office);
    for (const path of [
      pathOf('portalProject', 'sk', { id: project.id }),
      pathOf('portalRequest', 'sk', { id: requestId }),
    ]) {
      const { thread: shown } = readPageInput((await customer.get(path)).text).data;
      const key = shown?.idempotencyKey ?? '';
      for (let time = 0; time < 2; time += 1) {
        const answer = await customer.postForm(`${path}/messages`, [
          ['body', `Bez skriptov ${path}`],
          ['key', key],
        ]);
        assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${path}#messages`]);
      }
      const long = 'ž'.repeat(threadLimits.message + 1);
      const refused = await customer.postForm(`${path}/messages`, [
        ['body', long],
        ['key', newKey()],
      ]);
      assert.deepEqual([refused.status, readPageInput(refused.text).data.thread?.refused?.body], [400, long]);
    }
    assert.equal((await readAsAgency(office.browser, thread)).messages.length, 2);
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
    const other = await openOther(office);
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
