import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { replyToRequest } from '#contract/mail/mail.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { readMailboxWhenDue } from '#server/features/inbound-mail/read-mailbox.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { mailboxAt, openImapServer, rawMail, readMailbox, saveMailbox } from '#tests/support/requests/inbound-mails.ts';
import { done, openOffice, readDetail, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** An office with a mailbox, and a request that was answered by mail. */
async function open(context: TestContext, database: TestDatabase, { hasTags = true } = {}) {
  const app = await openTestApp(context, database);
  const server = await openImapServer(context);
  const { browser } = await openOffice(app);
  await saveMailbox(browser, mailboxAt(server, { hasTags }));
  const { id, number } = await storeRequest(app, {});
  const { version } = await readDetail(browser, id);
  const body = { subject: 'Ponuka', body: 'Dobrý deň.', version };
  done(await browser.post(`${requestsPath}/${id}/reply`, body, { 'idempotency-key': newKey() }), replyToRequest);
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  const sent = await database.db.selectFrom('outbox_messages').select(['id', 'message_id']).executeTakeFirstOrThrow();
  const replyTo = app.mail.delivered.at(-1)?.replyTo;
  return { app, server, browser, id, number, sent, replyTo };
}

const fromCustomer = (detail: Awaited<ReturnType<typeof readDetail>>) =>
  detail.messages.filter(({ direction }) => direction === 'from-customer');

testOnEachEngine(
  'I2 G4 an answer by mail is a message of the customer: the request goes to review, is unread and waits for us',
  async (database, context) => {
    const { app, server, browser, id, number, replyTo } = await open(context, database);
    assert.match(String(replyTo), new RegExp(`^office\\+r-${number}-[0-9a-f]{20}@firma\\.example$`));
    const before = await readDetail(browser, id);
    assert.deepEqual([before.status, before.waitingOn], ['responded', 'customer']);
    await database.db.updateTable('service_requests').set({ is_archived: 1 }).execute();
    const quoted = 'Súhlasím.\r\n\r\npo 23. 11. 2026 o 9:12 Jan <a@plumbline.example> napísal(a):\r\n\r\n> Dobrý deň.';
    server.add(rawMail({ to: `${replyTo}`, body: quoted }));
    assert.equal(await readMailbox(app), true);
    const detail = await readDetail(browser, id);
    assert.deepEqual(
      [detail.status, detail.waitingOn, detail.isUnread, detail.isArchived, detail.answerDueAt !== null],
      ['in_review', 'us', true, false, true],
    );
    const [said] = fromCustomer(detail);
    assert.deepEqual([said?.body, said?.source, said?.inboundMail?.isOtherSender], ['Súhlasím.', 'mail', false]);
    assert.deepEqual(server.list(), [{ uid: 1, isSeen: true }]);
    const { text, hasSource } = (await browser.get(`/api/admin/inbound-mails/${said?.inboundMail?.id}`)).body as {
      text: string;
      hasSource: boolean;
    };
    assert.match(text, /> Dobrý deň\./);
    assert.equal(hasSource, true);
    const source = await browser.get(`/api/admin/inbound-mails/${said?.inboundMail?.id}/source`);
    assert.match(source.text, /^From: Anna/);
    const told = await database.db.selectFrom('notifications').select('kind').execute();
    assert.ok(told.length > 0 && told.every(({ kind }) => kind === 'customer-answered'));
  },
);

testOnEachEngine(
  'I2 without tags an answer is matched by the mails that it names; another sender is marked',
  async (database, context) => {
    const { app, server, browser, id, sent, replyTo } = await open(context, database, { hasTags: false });
    assert.doesNotMatch(String(replyTo), /\+r-/);
    const headers = { References: `<foreign@kovac.example> ${sent.message_id}` };
    server.add(rawMail({ from: 'Peter <peter@kovac.example>', headers }));
    await readMailbox(app);
    const [said] = fromCustomer(await readDetail(browser, id));
    assert.deepEqual([said?.inboundMail?.isOtherSender, said?.inboundMail?.fromAddress], [true, 'peter@kovac.example']);
  },
);

testOnEachEngine('I2 a tag that the site has not written matches nothing', async (database, context) => {
  const { app, server, browser, id, number } = await open(context, database);
  server.add(rawMail({ to: `office+r-${number}-${'0'.repeat(20)}@firma.example` }));
  await readMailbox(app);
  assert.deepEqual(fromCustomer(await readDetail(browser, id)), []);
  const { rows, waiting } = (await browser.get('/api/admin/inbound-mails?state=waiting')).body as {
    rows: { reason: string }[];
    waiting: number;
  };
  assert.deepEqual([rows.map(({ reason }) => reason), waiting], [['no-match'], 1]);
});

testOnEachEngine('G4 a later status stays when the customer answers by mail', async (database, context) => {
  const { app, server, browser, id, replyTo } = await open(context, database);
  await database.db.updateTable('service_requests').set({ status: 'quote_sent' }).execute();
  server.add(rawMail({ to: `${replyTo}` }));
  await readMailbox(app);
  const { status, waitingOn, isUnread } = await readDetail(browser, id);
  assert.deepEqual([status, waitingOn, isUnread], ['quote_sent', 'us', true]);
});

testOnEachEngine(
  'I2 automatic replies and floods are kept without any effect, so that two programs never answer each other',
  async (database, context) => {
    const { app, server, browser, id, replyTo } = await open(context, database);
    server.add(rawMail({ to: `${replyTo}`, headers: { 'Auto-Submitted': 'auto-replied' }, body: 'Som na dovolenke.' }));
    await readMailbox(app);
    const quiet = await readDetail(browser, id);
    assert.deepEqual([quiet.status, quiet.waitingOn], ['responded', 'customer']);
    assert.deepEqual(
      fromCustomer(quiet).map((said) => said.inboundMail?.isAutomatic),
      [true],
    );
    assert.deepEqual(await database.db.selectFrom('notifications').select('id').execute(), []);
    server.add(rawMail({ from: 'ahoj@plumbline.sk', headers: { 'Auto-Submitted': 'auto-generated' } }));
    for (let count = 0; count < 25; count += 1) server.add(rawMail({ to: `${replyTo}`, body: `Správa ${count}` }));
    await readMailbox(app);
    const told = await database.db.selectFrom('notifications').select('id').execute();
    const said = fromCustomer(await readDetail(browser, id));
    assert.equal(said.length, 26);
    assert.equal(said.filter((each) => each.inboundMail?.isAutomatic).length, 7);
    assert.equal(told.length, 19);
  },
);

testOnEachEngine(
  'I2 K2 a mail is stored once, whatever ends between storing and marking',
  async (database, context) => {
    const { app, server, browser, id, replyTo } = await open(context, database);
    const second = await openSecondApp(context, database);
    const mail = rawMail({ to: `${replyTo}` });
    server.add(mail);
    server.hangUpAt('UID STORE');
    await assert.rejects(readMailbox(app));
    assert.deepEqual([fromCustomer(await readDetail(browser, id)).length, server.list()[0]?.isSeen], [1, false]);
    // The same mail again, with what another server on the way has added, and on another instance.
    server.add(`Received: by mx.example\r\n${mail}`);
    app.passTime(3 * 60_000);
    second.passTime(app.services.clock() - second.services.clock());
    assert.deepEqual(
      (await Promise.all([readMailboxWhenDue(app.services, 'one'), readMailboxWhenDue(second.services, 'two')])).filter(
        Boolean,
      ).length,
      1,
      'one instance at a time',
    );
    server.renumber();
    await readMailbox(app);
    assert.equal(fromCustomer(await readDetail(browser, id)).length, 1);
    assert.ok(server.list().every(({ isSeen }) => isSeen));
  },
);

testOnEachEngine('I2 a mailbox that another instance has left is read on by the next', async (database, context) => {
  const { app, server, browser, id, replyTo } = await open(context, database);
  await readMailbox(app);
  server.add(rawMail({ to: `${replyTo}` }));
  app.passTime(3 * 60_000);
  const until = app.services.clock() + 5 * 60_000;
  await database.db.updateTable('mailbox_reads').set({ held_by: 'dead', held_until: until }).execute();
  assert.equal(await readMailboxWhenDue(app.services, 'one'), false);
  app.passTime(5 * 60_000);
  assert.equal(await readMailboxWhenDue(app.services, 'one'), true);
  assert.equal(fromCustomer(await readDetail(browser, id)).length, 1);
});

testOnEachEngine('I2 a refused mail that comes back is told as one refused at once', async (database, context) => {
  const { app, server, browser, id, sent } = await open(context, database);
  await database.db.updateTable('outbox_messages').set({ state: 'sent' }).where('id', '=', sent.id).execute();
  const report = (action: string, status: string) => {
    const lines = [
      '--b',
      'Content-Type: text/plain',
      '',
      'Nedoručené.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; anna@kovac.example',
      `Action: ${action}`,
      `Status: ${status}`,
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${sent.message_id}`,
      '--b--',
    ];
    return rawMail({
      from: 'MAILER-DAEMON@mx.example',
      type: 'multipart/report; report-type=delivery-status; boundary=b',
      body: lines.join('\r\n'),
    });
  };
  server.add(report('delayed', '4.4.1'));
  await readMailbox(app);
  assert.equal((await readDetail(browser, id)).mails[0]?.state, 'sent');
  server.add(report('failed', '5.1.1'));
  await readMailbox(app);
  const { mails, messages, status } = await readDetail(browser, id);
  assert.deepEqual([mails[0]?.state, mails[0]?.failure], ['failed', 'recipient-refused']);
  assert.deepEqual([messages.length, status], [1, 'responded'], 'a report is no message');
  const told = await database.db.selectFrom('notifications').select('kind').execute();
  assert.deepEqual(told, [{ kind: 'mail-refused' }]);
});
