import assert from 'node:assert/strict';
import type { OutboxRow } from '#contract/mail/mail-delivery.ts';
import { RefusedMailError } from '#server/gateways/mail/mail-gateway.ts';
import {
  askForReset,
  auditEntries,
  confirmEmail,
  jana,
  mailedToken,
  registerIn,
  statusesOf,
} from '#tests/support/people/accounts.ts';
import { sampleContact, sampleRequest, storeSampleRequest } from '#tests/support/requests/sample-request.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { queueRequestMails } from './queue/queue-request-mails.ts';

const path = '/api/admin/outbox';

type Page = { rows: OutboxRow[]; next: string | null; failed: number };

/** Stores a request with both of its mails. */
async function storeRequest({ services }: TestApp, database: TestDatabase, language: 'sk' | 'da' = 'sk') {
  const request = sampleRequest(language);
  await database.db.transaction().execute(async (transaction) => {
    await storeSampleRequest(transaction, request);
    await queueRequestMails(services, transaction, request);
  });
  return request;
}

const list = async (admin: TestBrowser, query = '') => (await admin.get(`${path}${query}`)).body as Page;
const resend = (admin: TestBrowser, id: string, key = newKey()) =>
  admin.post(`${path}/${id}/resend`, {}, { 'idempotency-key': key });

testOnEachEngine(
  'K4 the outbox says of each mail what it is, how far it came and why not further',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const request = await storeRequest(app, database);
    app.mail.failNext(1, new RefusedMailError(`550 5.1.1 <${sampleContact.email}> no such user`));
    await app.runDueJobs();
    const { rows, next, failed } = await list(admin);
    assert.deepEqual([rows.length, next, failed], [2, null, 1]);
    for (const row of rows) assert.deepEqual(row.request, { id: request.id, number: request.number });
    const byKind = Object.fromEntries(rows.map((row) => [row.kind, row]));
    const [received, notification] = [byKind['request-received'], byKind['request-notification']];
    const lost = [received, notification].find((row) => row?.state === 'failed');
    assert.deepEqual([lost?.failure, lost?.attempts, lost?.isResendable], ['recipient-refused', 1, true]);
    assert.match(lost?.lastError ?? '', /no such user/);
    assert.equal(received?.recipient, sampleContact.email);
    const detail = (await admin.get(`${path}/${received.id}`)).body as OutboxRow & { text: string; sender: string };
    assert.ok(detail.text.includes(sampleContact.name));
    assert.equal((await admin.get(`${path}/${'0'.repeat(26)}`)).code, 'not-found');
  },
);

testOnEachEngine(
  'K4 the outbox is narrowed by state, address or a part of it, subject and number, and read page by page',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const request = await storeRequest(app, database);
    await storeRequest(app, database, 'da');
    await app.runDueJobs();
    const [sample] = await database.db.selectFrom('outbox_messages').selectAll().limit(1).execute();
    assert.ok(sample);
    const copies = Array.from({ length: 120 }, () => ({
      ...sample,
      id: app.services.newId(),
      recipient: 'Sto@Dielna.example',
      state: 'filed' as const,
    }));
    await database.db.insertInto('outbox_messages').values(copies).execute();
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page = await list(admin, `?state=filed${after && `&after=${after}`}`);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    assert.deepEqual(seen, copies.map(({ id }) => id).toReversed());
    assert.equal((await list(admin, '?search=sto@dielna.EXAMPLE')).rows.length, 50);
    assert.equal((await list(admin, `?search=${encodeURIComponent(sampleContact.email)}`)).rows.length, 2);
    assert.deepEqual(
      (await list(admin, `?search=${encodeURIComponent(` #${request.number} `)}&state=sent`)).rows.map(
        (row) => row.request,
      ),
      [0, 1].map(() => ({ id: request.id, number: request.number })),
    );
    assert.equal((await list(admin, '?search=DIELNA.ex')).rows.length, 50);
    assert.equal((await list(admin, '?search=d_elna')).rows.length, 0, 'signs of patterns are plain text');
    const word = encodeURIComponent(sample.subject.slice(2, 12));
    assert.ok((await list(admin, `?search=${word}`)).rows.length > 0);
    assert.equal((await list(admin, '?after=nonsense')).rows.length, 50);
  },
);

testOnEachEngine(
  'G7 subjects and addresses are found in small and capital letters, with diacritics and without',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    await storeRequest(app, database);
    await app.runDueJobs();
    const [sample] = await database.db.selectFrom('outbox_messages').selectAll().limit(1).execute();
    assert.ok(sample);
    const subjects = {
      subject: 'Čo od vás, pani Šindlová, ešte potrebujeme: 100\u00A0%',
      recipient: 'Sto@Dielna.example',
    };
    await database.db
      .insertInto('outbox_messages')
      .values({ ...sample, ...subjects, id: app.services.newId() })
      .execute();
    for (const word of ['čo od', 'ČO OD', 'sindlova', 'Šindlová', 'VÁS,  pani', '100 %', 'sto@DIELNA'])
      assert.deepEqual(
        (await list(admin, `?search=${encodeURIComponent(word)}`)).rows.map(({ subject }) => subject),
        [subjects.subject],
        word,
      );
    assert.deepEqual((await list(admin, `?search=${encodeURIComponent('p_ni')}`)).rows, []);
  },
);

testOnEachEngine('K4 a mail that was given up goes out again as it is, once for one key', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  await storeRequest(app, database);
  app.mail.failNext(2, new RefusedMailError('550 5.1.1 no such user'));
  await app.runDueJobs();
  const [row] = (await list(admin, '?state=failed')).rows;
  assert.ok(row);
  const key = newKey();
  const answers = await Promise.all([1, 2, 3].map(() => resend(admin, row.id, key)));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body]),
    [1, 2, 3].map(() => [200, { id: row.id }]),
  );
  assert.equal((await resend(admin, row.id)).code, 'mail-not-resendable', 'it is on its way already');
  await app.runDueJobs();
  await app.runDueJobs();
  assert.deepEqual(
    app.mail.delivered.map(({ id }) => id),
    [row.id],
  );
  assert.deepEqual(
    (await list(admin)).rows.filter(({ id }) => id === row.id).map(({ state, attempts }) => [state, attempts]),
    [['sent', 2]],
  );
  assert.equal((await resend(admin, row.id, key)).status, 200, 'a late repetition');
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, 1);
  const entries = await auditEntries(database, 'mail.resent');
  assert.deepEqual(
    entries.map(({ subject_id: id, detail }) => [id, detail]),
    [[row.id, '{"isCopy":false}']],
  );
});

testOnEachEngine('K4 of a mail that has left a copy goes out, with an id of its own', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  await storeRequest(app, database);
  await app.runDueJobs();
  const [row] = (await list(admin)).rows;
  assert.ok(row);
  app.passTime(1000);
  const key = newKey();
  const answers = await Promise.all([1, 2].map(() => resend(admin, row.id, key)));
  assert.deepEqual(statusesOf(answers), [200, 200]);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, 3);
  const [original, copy] = app.mail.delivered.filter(({ to }) => to === row.recipient);
  assert.ok(original && copy && original.id !== copy.id);
  assert.deepEqual([copy.to, copy.text, copy.html], [original.to, original.text, original.html]);
  assert.deepEqual(
    (await list(admin)).rows.map(({ state }) => state),
    ['sent', 'sent', 'sent'],
  );
  assert.deepEqual((await list(admin)).rows[0]?.request, row.request);
});

testOnEachEngine(
  'F3 a mail whose link opened an account is not sent again, for what it said is gone',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    await registerIn(app, jana);
    await confirmEmail(app, await mailedToken(app, jana.email));
    await askForReset(app, jana.email);
    await app.runDueJobs();
    await app.runDueJobs();
    const { rows } = await list(admin);
    assert.deepEqual(rows.map(({ kind }) => kind).toSorted(), ['reset-password', 'verify-email']);
    for (const row of rows) {
      assert.equal(row.isResendable, false);
      assert.equal((await resend(admin, row.id)).code, 'mail-not-resendable');
      assert.equal(((await admin.get(`${path}/${row.id}`)).body as { text: string }).text, '');
    }
  },
);

testOnEachEngine('G11 a mail whose entry fails is not sent again', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  await storeRequest(app, database);
  app.mail.failNext(2, new RefusedMailError('550 5.1.1 no such user'));
  await app.runDueJobs();
  const [row] = (await list(admin)).rows;
  const { newId } = app.services;
  app.services.newId = () => {
    throw new Error('no more ids');
  };
  assert.equal((await resend(admin, row?.id ?? '')).status, 500);
  app.services.newId = newId;
  assert.deepEqual(
    (await list(admin)).rows.map(({ state }) => state),
    ['failed', 'failed'],
  );
});

testOnEachEngine(
  'S2 nobody reads a link that opens an account in the outbox, not even before it has left',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await app.newBrowser().post('/api/register', jana);
    const admin = await app.newBrowserOf('admin');
    const { rows } = (await admin.get('/api/admin/outbox')).body as {
      rows: { id: string; kind: string; state: string }[];
    };
    const [mail] = rows;
    assert.deepEqual([mail?.kind, mail?.state], ['verify-email', 'pending']);
    const { text } = (await admin.get(`/api/admin/outbox/${mail?.id}`)).body as { text: string };
    assert.equal(text, '');
  },
);

testOnEachEngine('K4 all mails that were given up go out again by one press, each once', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  await storeRequest(app, database);
  await storeRequest(app, database, 'da');
  app.mail.failNext(4, new RefusedMailError(`550 5.1.1 <${sampleContact.email}> no such user`));
  await app.runDueJobs();
  assert.equal((await list(admin)).failed, 4);
  assert.equal((await app.newBrowser().post(`${path}/resend-failed`, {})).status, 401);
  const presses = await Promise.all([1, 2].map(() => admin.post(`${path}/resend-failed`, {})));
  const resent = presses.map(({ body }) => (body as { resent: number }).resent);
  assert.equal(
    resent.reduce((sum, count) => sum + count, 0),
    4,
    'of two presses at once nothing goes twice',
  );
  await app.runDueJobs();
  assert.deepEqual([(await list(admin)).failed, app.mail.delivered.length], [0, 4]);
  assert.equal((await auditEntries(database, 'mail.failed-resent')).length, 2);
});
