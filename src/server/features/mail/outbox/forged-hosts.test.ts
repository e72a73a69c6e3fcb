import assert from 'node:assert/strict';
import { askForReset, jana, linkIn, mailsTo, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import { sendDraftLink } from '#contract/drafts.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** What a proxy passes on of a request, forged or from a site that was not told its own name. */
const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };

const storedMails = ({ services }: TestApp) => services.db.selectFrom('outbox_messages').selectAll().execute();

testOnEachEngine(
  'S1 without configured hosts nobody is mailed a link to a host that a request names',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await registerVerified(app, jana);
    const before = (await storedMails(app)).length;
    for (const headers of [forged, { host: 'evil.example' }, { host: '192.168.1.5:3000' }]) {
      const thief = app.newBrowser('203.0.113.66', headers);
      for (const email of [jana.email, 'nobody@example.com']) {
        const answer = await thief.post('/api/password-reset', { email });
        assert.deepEqual(
          [answer.status, answer.code],
          [409, 'links-not-mailed'],
          `${JSON.stringify(headers)} ${email}`,
        );
      }
      assert.equal((await thief.post('/api/register', { ...peter, username: `P${newKey().slice(-12)}` })).status, 200);
      const own = await thief.post('/api/account/email/verification');
      assert.equal(own.code, 'links-not-mailed');
      const input = { ...(minimalInput(sendDraftLink.body) as object), email: 'victim@example.com' };
      const draft = await thief.post('/api/draft-links', input, { 'idempotency-key': newKey() });
      assert.equal(draft.code, 'links-not-mailed');
    }
    await app.runDueJobs();
    assert.equal((await storedMails(app)).length, before);
    assert.match(app.transcript().log, /"level":40.*"route":"\/api\/password-reset".*SITE_HOSTS/);
  },
);

testOnEachEngine(
  'S1 mails about a request then hold no link, neither for the visitor nor for me',
  async (database, context) => {
    const app = await openTestApp(context, database);
    assert.equal((await submit(app.newBrowser('203.0.113.66', forged))).status, 200);
    const mails = await storedMails(app);
    assert.equal(mails.length, 2);
    for (const { text_body: text, html_body: html } of mails)
      assert.doesNotMatch(text + html, /evil\.example|https?:\/\/[^ "]*\/(?:api|admin)\//);
  },
);

testOnEachEngine('S1 a job that was stored with another host mails no link either', async (database, context) => {
  const app = await openTestApp(context, database);
  await registerVerified(app, jana);
  const before = (await mailsTo(app, jana.email)).length;
  await askForReset(app, jana.email);
  const { id, payload } = await database.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', 'mail-reset-link')
    .executeTakeFirstOrThrow();
  const changed = payload.replace(app.origin, 'https://evil.example');
  await database.db.updateTable('jobs').set({ payload: changed }).where('id', '=', id).execute();
  assert.equal((await mailsTo(app, jana.email)).length, before);
});

testOnEachEngine('S1 with configured hosts links lead there, by the configured scheme', async (database, context) => {
  for (const [scheme, environment] of [
    ['https:', { SITE_HOSTS: 'sk=plumbline.sk,da=plumbline.dk' }],
    ['http:', { SITE_HOSTS: 'sk=plumbline.sk', SITE_SCHEME: 'http' }],
  ] as const) {
    const app = await openTestApp(context, database, { environment });
    const person = { ...jana, username: `Jana ${scheme}`, email: `jana-${scheme.slice(0, -1)}@dielna.example` };
    await registerVerified(app, person);
    await app.newBrowser('203.0.113.66', forged).post('/api/password-reset', { email: person.email });
    const mail = (await mailsTo(app, person.email)).at(-1);
    assert.ok(mail);
    const { protocol, host } = linkIn(mail);
    assert.deepEqual([protocol, host], [scheme, 'plumbline.sk']);
  }
});

testOnEachEngine(
  'D11 a notification opens the office in the reader’s language and on the office’s host',
  async (database, context) => {
    const local = await openTestApp(context, database);
    const hosts = { SITE_HOSTS: 'sk=plumbline.sk,da=plumbline.dk' };
    const live = await openTestApp(context, database, { environment: hosts });
    for (const [app, start] of [
      [local, `${local.origin}/admin/requests/`],
      [live, 'https://plumbline.sk/admin/requests/'],
    ] as const) {
      const known = new Set((await storedMails(app)).map(({ id }) => id));
      await submit(app.newBrowser(), { ...submission(), language: 'da' });
      const mails = (await storedMails(app)).filter(({ id }) => !known.has(id));
      const notice = mails.find(({ kind }) => kind === 'request-notification');
      const link = /https?:\/\/\S+\/admin\/\S+/.exec(notice?.text_body ?? '')?.[0] ?? '';
      assert.ok(link.startsWith(start) && !link.includes('lng'), link);
    }
  },
);
