import assert from 'node:assert/strict';
import { listNotifications } from '#contract/notifications.ts';
import { readOwnThread, listUnreadThreads } from '#contract/threads.ts';
import { pathOf } from '#domain/routes.ts';
import { changeWindowMs, threadLimits } from '#domain/threads/thread.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import {
  bodiesOf,
  readAsAgency,
  readAsCustomer,
  threadPath,
  write,
  written,
  openThread,
  openOtherThread,
  ofRequest,
} from '#tests/support/people/threads.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';

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
  'I2 a project that was made by hand has a thread of its own, and who sees a project alone reads nothing from before it',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { customer, thread } = await openOtherThread(office);
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
