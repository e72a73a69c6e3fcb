import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { MailSettings } from '#contract/mail/mail-delivery.ts';
import { brand } from '#domain/brand.ts';
import type { MailServer } from '#domain/mail/mail-server.ts';
import { openMailGateway } from '#server/gateways/mail/open-mail-gateway.ts';
import { mailPasswordName, readSmtpServer } from './mail-server-store.ts';
import { textsOf } from '#server/texts.ts';
import { auditEntries, jana, refusalsOf, registerIn, statusesOf } from '#tests/support/people/accounts.ts';
import { openSink } from '#tests/support/requests/mail-post.ts';
import type { SmtpSink } from '#tests/support/servers/smtp-sink.ts';
import { makeTestCertificate, trustTestCertificate } from '#tests/support/servers/test-certificate.ts';
import { type TestApp, openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, atEnd, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/settings/mail';
const credentials = { username: 'ahoj@plumbline.example', password: 'tajné heslo 1' };
const address = 'sefka@plumbline.example';

type Answered = { state: string; recipient: string; failure: string | null; detail: string | null };

const anyServer: MailServer = {
  host: 'smtp.firma.example',
  port: 587,
  security: 'starttls',
  username: '',
  senderName: '',
  senderAddress: '',
};

const serverAt = (sink: SmtpSink, more: Partial<MailServer> = {}): MailServer => ({
  ...anyServer,
  host: '127.0.0.1',
  port: sink.port,
  security: 'none',
  ...more,
});

/** Lets an app send through the server that is stored, or into files. */
function sendForReal(context: TestContext, app: TestApp, database: TestDatabase): void {
  const mail = openMailGateway({
    smtpUrl: undefined,
    dataDir: database.location.dataDir,
    readServer: () => readSmtpServer(database.db, app.services.vault),
  });
  app.services.mail = mail;
  atEnd(context, () => mail.close());
}

async function open(context: TestContext, database: TestDatabase) {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  sendForReal(context, app, database);
  const admin = await app.newBrowserOf('admin');
  await database.db.updateTable('users').set({ email: address, email_key: address }).execute();
  return { app, admin };
}

const save = (admin: TestBrowser, server: MailServer | null, rest: { version: number; password?: string | null }) =>
  admin.put(path, { server, password: null, ...rest });

async function tryOut(admin: TestBrowser): Promise<Answered> {
  const answer = await admin.post(`${path}/test`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as Answered;
}

testOnEachEngine(
  'G7 a test mail arrives with the right name and password, which are shown nowhere',
  async (database, context) => {
    const sink = await openSink(context, { credentials });
    const { app, admin } = await open(context, database);
    const before = (await admin.get(path)).body as MailSettings;
    assert.deepEqual(before, {
      source: 'files',
      environmentServer: null,
      server: null,
      hasPassword: false,
      ownAddress: address,
      canMailLinks: true,
      version: 0,
    });
    const server = serverAt(sink, { username: credentials.username });
    const saved = await save(admin, server, { version: 0, password: credentials.password });
    assert.deepEqual(
      [saved.status, saved.body],
      [200, { ...before, source: 'settings', server, hasPassword: true, version: 1 }],
    );
    assert.deepEqual(await tryOut(admin), { state: 'sent', recipient: address, failure: null, detail: null });
    const [received] = await sink.received(1);
    assert.deepEqual(received?.envelope.to, [address]);
    assert.match(received.email.subject ?? '', /^Skúšobný e-mail/);
    const kept = await save(admin, server, { version: 1 });
    assert.equal((kept.body as MailSettings).hasPassword, true);
    assert.equal((await tryOut(admin)).state, 'sent', 'the password is kept');
    const stored = await database.db.selectFrom('settings').select('value').execute();
    const entries = await database.db.selectFrom('audit_entries').select('detail').execute();
    const { log, answers } = app.transcript();
    for (const text of [JSON.stringify(stored), JSON.stringify(entries), log, answers]) {
      assert.ok(!text.includes(credentials.password));
    }
    assert.equal((await auditEntries(database, 'settings.mail-changed')).length, 2);
    assert.deepEqual(
      (await auditEntries(database, 'settings.test-mail-sent')).map(({ detail }) => JSON.parse(detail) as object),
      [
        { state: 'sent', failure: null },
        { state: 'sent', failure: null },
      ],
    );
  },
);

testOnEachEngine(
  'G7 mails come from the sender that is set, and replies go where they went before',
  async (database, context) => {
    const sink = await openSink(context, {});
    const { admin } = await open(context, database);
    const sender = { senderName: ' Strechy Kováč ', senderAddress: 'posta@strechy.example' };
    const refused = await save(admin, serverAt(sink, { senderAddress: 'posta' }), { version: 0 });
    assert.deepEqual(
      [refused.status, refusalsOf(refused).map(({ field, rule, message }) => [field, rule, message])],
      [400, [['senderAddress', 'sender-address', textsOf('sk')('mail:smtp.problems.sender-address')]]],
    );
    await save(admin, serverAt(sink, sender), { version: 0 });
    await tryOut(admin);
    await save(admin, serverAt(sink), { version: 1 });
    await tryOut(admin);
    const [own, usual] = await sink.received(2);
    assert.deepEqual(own?.email.from, { name: 'Strechy Kováč', address: 'posta@strechy.example' });
    assert.equal(own.envelope.from, 'posta@strechy.example');
    assert.deepEqual(own.email.replyTo, [{ name: '', address: brand.mailboxes.sk }]);
    assert.deepEqual(usual?.email.from, { name: brand.name, address: brand.mailboxes.sk });
    assert.equal(usual.email.replyTo, undefined);
  },
);

testOnEachEngine('G7 a wrong password, a closed port and an unknown host are told apart', async (database, context) => {
  const sink = await openSink(context, { credentials });
  const { admin } = await open(context, database);
  const server = serverAt(sink, { username: credentials.username });
  await save(admin, server, { version: 0, password: 'nesprávne' });
  const refused = await tryOut(admin);
  assert.deepEqual([refused.state, refused.failure], ['failed', 'wrong-password']);
  assert.match(refused.detail ?? '', /535 5\.7\.8/);
  sink.refuseNext(1, { code: 550, text: `5.1.1 <${address}> no such user` });
  await save(admin, server, { version: 1, password: credentials.password });
  const unknown = await tryOut(admin);
  assert.deepEqual([unknown.failure, unknown.detail?.includes(address)], ['recipient-refused', false]);
  await sink.stop();
  assert.equal((await tryOut(admin)).failure, 'connection-refused');
  await save(admin, { ...server, host: 'smtp.nowhere.invalid', security: 'tls' }, { version: 2, password: 'x' });
  assert.equal((await tryOut(admin)).failure, 'host-unknown');
});

testOnEachEngine(
  'G7 encryption is kept to: it works where the server can, and nothing goes out where it cannot',
  async (database, context) => {
    const [trusted, strange] = await Promise.all([makeTestCertificate(), makeTestCertificate()]);
    trustTestCertificate(trusted);
    const { admin } = await open(context, database);
    let version = 0;
    const tryServer = async (server: MailServer) => {
      const answer = await save(admin, server, { version, password: server.username ? credentials.password : '' });
      assert.equal(answer.status, 200, answer.text);
      version += 1;
      return (await tryOut(admin)).failure;
    };
    const username = { username: credentials.username };
    for (const security of ['starttls', 'tls'] as const) {
      const good = await openSink(context, { credentials, encryption: security, certificate: trusted });
      assert.equal(await tryServer(serverAt(good, { security, ...username })), null);
      assert.equal(good.mails.length, 1);
      const unknown = await openSink(context, { credentials, encryption: security, certificate: strange });
      assert.equal(await tryServer(serverAt(unknown, { security, ...username })), 'certificate');
      assert.equal(unknown.mails.length, 0);
      const plain = await openSink(context);
      assert.equal(await tryServer(serverAt(plain, { security })), 'no-encryption');
      assert.equal(plain.mails.length, 0);
    }
  },
);

testOnEachEngine(
  'G7 a stored password does not follow to another server, and never goes out in the open',
  async (database, context) => {
    const { admin } = await open(context, database);
    const server: MailServer = { ...anyServer, username: 'ahoj' };
    await save(admin, server, { version: 0, password: credentials.password });
    const moved = await save(admin, { ...server, host: 'smtp.evil.example' }, { version: 1 });
    assert.deepEqual(
      [moved.status, refusalsOf(moved).map(({ field, rule, message }) => [field, rule, message])],
      [400, [['password', 'password-needed', textsOf('sk')('mail:smtp.problems.password-needed')]]],
    );
    const unencrypted = await save(admin, { ...server, security: 'none' }, { version: 1, password: 'x' });
    assert.deepEqual(
      refusalsOf(unencrypted).map(({ rule }) => rule),
      ['unencrypted-password'],
    );
    for (const host of ['169.254.169.254', 'http://x', '']) {
      assert.equal((await save(admin, { ...server, host }, { version: 1, password: 'x' })).status, 400, host);
    }
    const removed = await save(admin, null, { version: 1 });
    assert.deepEqual(
      [(removed.body as MailSettings).server, (removed.body as MailSettings).hasPassword],
      [null, false],
    );
    const secrets = await database.db.selectFrom('secrets').selectAll().where('name', '=', mailPasswordName).execute();
    assert.deepEqual(secrets, []);
    assert.equal((await tryOut(admin)).state, 'filed');
  },
);

testOnEachEngine(
  'G7 K2 a change holds at once in every instance, and what waits goes out',
  async (database, context) => {
    const [first, second] = [await openSink(context), await openSink(context)];
    const { app, admin } = await open(context, database);
    const other = await openSecondApp(context, database);
    sendForReal(context, other, database);
    await save(admin, serverAt(first), { version: 0 });
    await first.stop();
    await registerIn(app, jana);
    await app.runDueJobs();
    assert.equal(second.mails.length, 0);
    await save(admin, serverAt(second), { version: 1 });
    await other.runDueJobs();
    const [waiting] = await second.received(1);
    assert.deepEqual(waiting?.envelope.to, [jana.email]);
    const colleague = await other.newBrowserOf('admin');
    await database.db.updateTable('users').set({ email: address }).where('email', 'is', null).execute();
    assert.equal((await tryOut(colleague)).state, 'sent');
    assert.equal(second.mails.length, 2);
  },
);

testOnEachEngine('G5 of two administrators the second to save learns of it', async (database, context) => {
  const { app, admin } = await open(context, database);
  const other = await app.newBrowserOf('admin');
  const server: MailServer = { ...anyServer };
  for (const version of [0, 1]) {
    const answers = await Promise.all([save(admin, server, { version }), save(other, null, { version })]);
    assert.deepEqual(statusesOf(answers), [200, 409]);
  }
  assert.equal((await auditEntries(database, 'settings.mail-changed')).length, 2);
});

testOnEachEngine(
  'G7 the environment’s mail server wins, and the screen can say which it is',
  async (database, context) => {
    const app = await openTestApp(context, database, {
      environment: { SMTP_URL: 'smtp://user:secret@mail.firma.example:2525' },
    });
    const admin = await app.newBrowserOf('admin');
    const answer = await admin.get(path);
    const { source, environmentServer } = answer.body as MailSettings;
    assert.deepEqual([source, environmentServer], ['environment', 'mail.firma.example:2525']);
    assert.doesNotMatch(answer.text, /secret|user/);
  },
);

testOnEachEngine(
  'G7 an account without an address is told so, and nobody but administrators tries',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const answer = await admin.post(`${path}/test`);
    assert.deepEqual([answer.status, refusalsOf(answer)[0]?.field], [400, 'email']);
    const customer = await app.newBrowserOf('user');
    for (const refused of [
      await customer.get(path),
      await customer.post(`${path}/test`),
      await save(customer, null, { version: 0 }),
    ]) {
      assert.equal(refused.code, 'access-denied');
    }
    assert.equal(app.mail.delivered.length, 0);
  },
);

testOnEachEngine('S1 the settings of mail say when mails can hold no links', async (database, context) => {
  const { app, admin } = await open(context, database);
  const canMailLinks = async (browser: TestBrowser) => ((await browser.get(path)).body as MailSettings).canMailLinks;
  assert.equal(await canMailLinks(admin), true, 'on this machine');
  const elsewhere = app.newBrowser('192.0.2.1', { 'x-forwarded-host': 'plumbline.example' });
  elsewhere.cookies.set('session', admin.cookies.get('session') ?? '');
  assert.equal(await canMailLinks(elsewhere), false);
});
