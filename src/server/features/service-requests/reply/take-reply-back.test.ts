import assert from 'node:assert/strict';
import { replyToRequest, takeReplyBack } from '#contract/mail/mail.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import {
  done,
  openOffice,
  readDetail,
  remove,
  requestsPath,
  storeRequest,
  storedRequest,
} from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const typed = { subject: 'Váš web', body: 'Dobrý deň, ozvem sa zajtra.' };

const send = (browser: TestBrowser, { id, version = 1 }: { id: string; version?: number }, key = newKey()) =>
  browser.post(`${requestsPath}/${id}/reply`, { ...typed, version }, { 'idempotency-key': key });
const takeBack = (browser: TestBrowser, id: string, messageId: string) =>
  remove(browser, `${requestsPath}/${id}/messages/${messageId}`);

testOnEachEngine(
  'G3 a reply that is taken back is not sent, gives its text back and leaves the request as it was',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const before = await storeRequest(app);
    const key = newKey();
    app.passTime(1000);
    const { id: messageId, leavesAt } = done(await send(browser, before, key), replyToRequest);
    assert.equal(leavesAt, app.services.clock() + replyHoldMs);
    assert.equal((await readDetail(browser, before.id)).messages[0]?.leavesAt, leavesAt);
    app.passTime(replyHoldMs - 1);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 0, 'not before its time');
    assert.deepEqual(done(await takeBack(browser, before.id, messageId), takeReplyBack), typed);
    app.passTime(60_000);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 0);
    const after = await storedRequest(app, before.id);
    const clocks = ({ status, waiting_on, answer_due_at, first_response_at }: typeof after) => [
      status,
      waiting_on,
      answer_due_at,
      first_response_at,
    ];
    assert.deepEqual(clocks(after), clocks(before));
    const { messages, mails, events } = await readDetail(browser, before.id);
    assert.deepEqual([messages, mails, events.at(-1)?.kind], [[], [], 'undone']);
    assert.equal((await auditEntries(database, 'service-request.reply-taken-back')).length, 1);
    const late = await send(browser, before, key);
    assert.equal(late.code, 'idempotency-key-reused', 'a late repetition of the call does not send it');
    assert.equal((await takeBack(browser, before.id, messageId)).code, 'not-found');
    done(await send(browser, after), replyToRequest);
  },
);

testOnEachEngine(
  'G3 of taking a reply back and its departure exactly one happens, also on two instances',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const other = await openSecondApp(context, database);
    const { browser } = await openOffice(app);
    other.passTime(replyHoldMs);
    const outcomes = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const { id } = await storeRequest(app);
      const { id: messageId } = done(await send(browser, { id }), replyToRequest);
      const sentBefore = other.mail.delivered.length;
      const race = [takeBack(browser, id, messageId), other.runDueJobs()] as const;
      const [answer] = await Promise.all(round % 2 === 0 ? race : ([race[0], race[1]] as const));
      await other.runDueJobs();
      const isSent = other.mail.delivered.length === sentBefore + 1;
      assert.deepEqual([answer.status, answer.code ?? null], isSent ? [409, 'reply-has-left'] : [200, null]);
      const row = await storedRequest(app, id);
      assert.equal(row.status, isSent ? 'responded' : 'new');
      outcomes.add(answer.status);
    }
    assert.ok(outcomes.size >= 1);
  },
);

testOnEachEngine('G3 only who wrote a reply takes it back, and not once it has left', async (database, context) => {
  const app = await openTestApp(context, database);
  const [author, colleague] = [await openOffice(app), await openOffice(app)];
  const { id } = await storeRequest(app);
  const { id: messageId } = done(await send(author.browser, { id }), replyToRequest);
  assert.equal((await takeBack(colleague.browser, id, messageId)).code, 'not-found');
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, 1);
  assert.equal((await takeBack(author.browser, id, messageId)).code, 'reply-has-left');
  assert.equal((await readDetail(author.browser, id)).messages[0]?.leavesAt, null);
});

testOnEachEngine('G3 what came after a reply stays when the reply is taken back', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await storeRequest(app);
  const { id: first } = done(await send(browser, { id }), replyToRequest);
  app.passTime(1000);
  done(await send(browser, { id, version: 2 }), replyToRequest);
  done(await takeBack(browser, id, first), takeReplyBack);
  const row = await storedRequest(app, id);
  assert.deepEqual([row.status, row.answer_due_at], ['responded', null], 'the later reply is an answer');
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, 1);
});
