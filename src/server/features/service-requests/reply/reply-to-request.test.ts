import assert from 'node:assert/strict';
import type { MailPreview } from '#contract/mail/mail.ts';
import { brand } from '#domain/brand.ts';
import { languages } from '#domain/languages.ts';
import { replyHoldMs } from '#domain/service-requests/clocks.ts';
import { textsOf } from '#server/texts.ts';
import { type RequestStatus, requestStatuses } from '#domain/service-requests/status.ts';
import { auditEntries, failAtId, refusalsOf, statusesOf } from '#tests/support/people/accounts.ts';
import { storeRequest } from '#tests/support/people/office.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const pathTo = (id: string) => `/api/admin/service-requests/${id}`;
const typed = {
  subject: 'K dopytu č. {{number}}',
  body: 'Dobrý deň, {{name}},\n\ncena je {{price}}: {{pdf}}\n{{link}}',
};

type StoredRequest = { id: string; version: number };

/** Submits a request and answers its row. */
async function newRequest(app: TestApp, { db }: TestDatabase, send: Promise<unknown>): Promise<StoredRequest> {
  await send;
  await app.runDueJobs();
  return db
    .selectFrom('service_requests')
    .select(['id', 'version'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

const reply = (
  admin: TestBrowser,
  { id, version }: StoredRequest,
  { key = newKey(), ...message } = { ...typed, key: newKey() },
) => admin.post(`${pathTo(id)}/reply`, { ...message, version }, { 'idempotency-key': key });

const rowOf = ({ db }: TestDatabase, id: string) =>
  db.selectFrom('service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

for (const language of languages) {
  testOnEachEngine(
    `G3 a reply in ${language} is sent as it was looked at, and the request is answered`,
    async (database, context) => {
      const app = await openTestApp(context, database);
      const admin = await app.newBrowserOf('admin');
      const request = await newRequest(app, database, submit(app.newBrowser(), submission({ language })));
      const { number } = await rowOf(database, request.id);
      const looked = await admin.post(`${pathTo(request.id)}/reply-preview`, typed);
      const preview = looked.body as MailPreview;
      assert.equal(looked.status, 200, looked.text);
      app.passTime(60_000);
      const answer = await reply(admin, request);
      assert.equal(answer.status, 200, answer.text);
      const answeredAt = app.services.clock();
      app.passTime(replyHoldMs);
      await app.runDueJobs();
      const mail = app.mail.delivered.at(-1);
      assert.ok(mail);
      assert.deepEqual([mail.subject, mail.text, mail.html], [preview.subject, preview.text, preview.html]);
      assert.deepEqual(
        [mail.to, mail.from, mail.replyTo, mail.language, mail.isPersonal],
        [
          sampleContact.email,
          { name: brand.name, address: brand.mailboxes[language] },
          brand.mailboxes[language],
          language,
          true,
        ],
      );
      assert.equal(mail.subject, `Re: ${textsOf(language)('emails:subject', { number })}`);
      for (const said of [sampleContact.name, '/api/estimates/', '?lng=', brand.developer, String(number)]) {
        assert.ok(mail.text.includes(said), said);
      }
      assert.match(mail.html, /<a class="link"[^>]* href="http:\/\/[^"]+\/api\/estimates\/\w+\/pdf"/);
      assert.doesNotMatch(mail.subject + mail.text + mail.html, /\{\{|undefined|null|emails:/);
      const row = await rowOf(database, request.id);
      const { waiting_on: waiting, first_response_at: first, answer_due_at: due, is_unread: unread } = row;
      assert.deepEqual([row.status, waiting, first, due, unread], ['responded', 'customer', answeredAt, null, 0]);
      const { messages, mails } = (await admin.get(pathTo(request.id))).body as {
        messages: { subject: string; body: string; direction: string }[];
        mails: { subject: string }[];
      };
      assert.deepEqual(
        messages.map(({ subject, direction }) => [subject, direction]),
        [[mail.subject, 'to-customer']],
      );
      assert.ok(messages[0]?.body.includes(sampleContact.name));
      assert.ok(mails.some(({ subject }) => subject === mail.subject));
      const entries = await auditEntries(database, 'service-request.answered');
      assert.deepEqual(
        entries.map(({ subject_id: subject, detail }) => [subject, detail]),
        [[request.id, '{}']],
      );
    },
  );
}

testOnEachEngine('G3 a reply keeps a later status and updates the clocks', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const expected: Partial<Record<RequestStatus, RequestStatus>> = { new: 'responded', in_review: 'responded' };
  for (const status of requestStatuses) {
    const { id } = await newRequest(app, database, submit(app.newBrowser(), submission()));
    await database.db.updateTable('service_requests').set({ status }).where('id', '=', id).execute();
    const answer = await reply(admin, await rowOf(database, id));
    assert.equal(answer.status, 200, `${status} ${answer.text}`);
    const row = await rowOf(database, id);
    assert.deepEqual(
      [row.status, row.waiting_on, row.first_response_at !== null],
      [expected[status] ?? status, 'customer', true],
      status,
    );
  }
});

testOnEachEngine('G3 one key sends one reply, also with simultaneous calls', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const request = await newRequest(app, database, submit(app.newBrowser(), submission()));
  const before = app.mail.delivered.length;
  const key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => reply(admin, request, { ...typed, key })));
  assert.deepEqual(statusesOf(answers), [200, 200, 200]);
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  assert.equal((await reply(admin, request, { ...typed, key })).text, answers[0]?.text);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, before + 1);
  assert.equal((await reply(admin, request, { ...typed, body: 'Iné', key })).code, 'idempotency-key-reused');
});

testOnEachEngine('G5 a reply to a request that changed meanwhile is not sent', async (database, context) => {
  const app = await openTestApp(context, database);
  const [one, other] = [await app.newBrowserOf('admin'), await app.newBrowserOf('admin')];
  const request = await newRequest(app, database, submit(app.newBrowser(), submission()));
  const before = app.mail.delivered.length;
  const answers = await Promise.all([reply(one, request), reply(other, request)]);
  assert.deepEqual(statusesOf(answers), [200, 409]);
  assert.ok(answers.some(({ code }) => code === 'changed-meanwhile'));
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, before + 1);
  assert.equal((await reply(other, { ...request, version: request.version + 1 })).status, 200, 'nothing is lost');
});

testOnEachEngine('G3 a mail contains no unfilled placeholder', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const request = await storeRequest(app, { estimate_minimum_minor: null, estimate_maximum_minor: null });
  for (const path of ['reply', 'reply-preview']) {
    const body = { subject: ' ', body: '{{meno}} {{price}} {{pdf}} {{name}}', ...(path === 'reply' && { version: 1 }) };
    const answer = await admin.post(`${pathTo(request.id)}/${path}`, body, { 'idempotency-key': newKey() });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input'], path);
    assert.deepEqual(
      refusalsOf(answer).map(({ field, rule }) => `${field} ${rule}`),
      ['subject required', 'body unknown-placeholder', 'body empty-placeholder', 'body empty-placeholder'],
    );
  }
  const { messages } = (await admin.get(pathTo(request.id))).body as { messages: unknown[] };
  assert.deepEqual(messages, []);
});

testOnEachEngine(
  'G3 what customers and administrators type adds neither headers nor markup to a mail',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const name = '{{phone}} <b>Jano</b>';
    const request = await newRequest(
      app,
      database,
      submit(app.newBrowser(), submission({ answers: answersOf({ name }) })),
    );
    const message = {
      subject: 'Dopyt\r\nBcc: all@spam.example',
      body: '<script>x</script> {{name}} "https://a.example/<b>" javascript:alert(1)',
    };
    await database.db.deleteFrom('outbox_messages').execute();
    assert.equal((await reply(admin, request, { ...message, key: newKey() })).status, 200);
    app.passTime(replyHoldMs);
    await app.runDueJobs();
    const mail = app.mail.delivered.at(-1);
    assert.equal(mail?.subject, 'Dopyt Bcc: all@spam.example', 'the first mail of a request has a subject of its own');
    assert.ok(mail.text.includes('{{phone}} <b>Jano</ b>'));
    assert.doesNotMatch(mail.html, /<script>x|<b>|href="javascript/);
  },
);

testOnEachEngine('G11 a reply whose audit entry fails is not sent', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const request = await newRequest(app, database, submit(app.newBrowser(), submission()));
  const before = app.mail.delivered.length;
  for (let n = 1; n < 20; n += 1) {
    failAtId(app, n);
    const answer = await reply(admin, request);
    if (answer.status === 200) break;
    assert.equal(answer.status, 500);
    const { status, version } = await rowOf(database, request.id);
    assert.deepEqual([status, version], ['new', request.version]);
  }
  app.passTime(replyHoldMs);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, before + 1);
});

testOnEachEngine('G3 only administrators reply', async (database, context) => {
  const app = await openTestApp(context, database);
  const request = await newRequest(app, database, submit(app.newBrowser(), submission()));
  for (const [browser, code] of [
    [await app.newBrowserOf('user'), 'access-denied'],
    [app.newBrowser(), 'sign-in-required'],
  ] as const) {
    assert.equal((await reply(browser, request)).code, code);
    assert.equal((await browser.post(`${pathTo(request.id)}/reply-preview`, typed)).code, code);
  }
});
