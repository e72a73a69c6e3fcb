import assert from 'node:assert/strict';
import { replyToRequest } from '#contract/mail/mail.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { done, openOffice, readDetail, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

async function reply(app: TestApp, browser: TestBrowser, { id, subject }: { id: string; subject: string }) {
  const { version } = await readDetail(browser, id);
  const body = { subject, body: 'Dobrý deň.', version };
  done(await browser.post(`${requestsPath}/${id}/reply`, body, { 'idempotency-key': newKey() }), replyToRequest);
  app.passTime(replyHoldMs);
  await app.runDueJobs();
}

testOnEachEngine(
  'D7 confirmation, notification and replies of a request are one thread with one subject',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    await submit(app.newBrowser(), submission());
    await app.runDueJobs();
    const { id } = await database.db.selectFrom('service_requests').select('id').executeTakeFirstOrThrow();
    await reply(app, browser, { id, subject: 'Iný predmet' });
    await reply(app, browser, { id, subject: '' });
    const stored = await database.db.selectFrom('outbox_messages').select(['id', 'message_id']).execute();
    const messageIdOf = (mail: { id: string }) => stored.find((each) => each.id === mail.id)?.message_id;
    const toCustomer = app.mail.delivered.filter(({ to }) => to === sampleContact.email);
    const notification = app.mail.delivered.find(({ to }) => to !== sampleContact.email);
    const [confirmation, first, second] = toCustomer;
    assert.ok(confirmation && first && second && notification);
    const { subject } = confirmation;
    assert.deepEqual(
      [notification.subject, first.subject, second.subject],
      [subject, `Re: ${subject}`, `Re: ${subject}`],
    );
    assert.equal(confirmation.references, undefined);
    assert.deepEqual(notification.references, [messageIdOf(confirmation)]);
    assert.deepEqual(first.references, [messageIdOf(confirmation)]);
    assert.deepEqual(second.references, [messageIdOf(confirmation), messageIdOf(first)]);
    assert.equal((await readDetail(browser, id)).threadSubject, `Re: ${subject}`);
  },
);

testOnEachEngine('D7 the first mail of a request without confirmation begins its thread', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await storeRequest(app, { source: 'manual' });
  assert.equal((await readDetail(browser, id)).threadSubject, null);
  await reply(app, browser, { id, subject: 'Po našom telefonáte' });
  await reply(app, browser, { id, subject: '' });
  assert.deepEqual(
    app.mail.delivered.map(({ subject, references }) => [subject, references?.length ?? 0]),
    [
      ['Po našom telefonáte', 0],
      ['Re: Po našom telefonáte', 1],
    ],
  );
});
