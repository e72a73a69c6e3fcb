import assert from 'node:assert/strict';
import type { MailboxSettings } from '#contract/mail/inbound-mail.ts';
import {
  mailboxAddress,
  mailboxAt,
  mailboxPassword,
  mailboxPath,
  openImapServer,
  rawMail,
  readMailbox,
  saveMailbox,
} from '#tests/support/requests/inbound-mails.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Trial = { failure: string | null; mails: number; unread: number };

testOnEachEngine(
  'I2 the mailbox of the settings is tried without changing it, and its password is shown nowhere',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const server = await openImapServer(context);
    const admin = await app.newBrowserOf('admin');
    const tryOut = async () => (await admin.post(`${mailboxPath}/test`)).body as Trial;
    assert.equal((await admin.post(`${mailboxPath}/test`)).status, 404);
    const saved = await saveMailbox(admin, mailboxAt(server));
    assert.deepEqual([saved.hasPassword, saved.version, saved.readAt], [true, 1, null]);
    server.add(rawMail());
    const { failure, mails, unread } = await tryOut();
    assert.deepEqual([failure, mails, unread], [null, 1, 1]);
    assert.deepEqual(server.list(), [{ uid: 1, isSeen: false }]);
    const failureOf = async (change: Parameters<typeof mailboxAt>[1], password: string | null = mailboxPassword) => {
      const { version } = (await admin.get(mailboxPath)).body as MailboxSettings;
      await admin.put(mailboxPath, { mailbox: mailboxAt(server, change), password, version });
      return (await tryOut()).failure;
    };
    assert.equal(await failureOf({}, 'iné heslo'), 'wrong-password');
    assert.equal(await failureOf({ folder: 'Nič' }), 'no-folder');
    assert.equal(await failureOf({ afterReading: 'moved', moveTo: 'Nič' }), 'no-target');
    assert.equal(await failureOf({ port: 1 }), 'connection-refused');
    assert.equal(await failureOf({ security: 'starttls' }), 'no-encryption');
    await assert.rejects(readMailbox(app));
    assert.equal(((await admin.get(mailboxPath)).body as MailboxSettings).failure, 'no-encryption');
    const stored = await database.db.selectFrom('secrets').selectAll().execute();
    const { log, answers } = app.transcript();
    for (const text of [JSON.stringify(stored), log, answers]) assert.doesNotMatch(text, new RegExp(mailboxPassword));
  },
);

testOnEachEngine('I2 G5 settings of the mailbox are refused by field, and by version', async (database, context) => {
  const app = await openTestApp(context, database);
  const server = await openImapServer(context);
  const admin = await app.newBrowserOf('admin');
  const mailbox = mailboxAt(server, { folder: '', address: 'office' });
  const refused = await admin.put(mailboxPath, { mailbox, password: mailboxPassword, version: 0 });
  assert.deepEqual(
    refusalsOf(refused).map(({ field }) => field),
    ['address', 'folder'],
  );
  await saveMailbox(admin, mailboxAt(server));
  const late = await admin.put(mailboxPath, { mailbox: null, password: null, version: 0 });
  assert.equal(late.status, 409);
  const removed = await admin.put(mailboxPath, { mailbox: null, password: null, version: 1 });
  assert.deepEqual([removed.status, (removed.body as MailboxSettings).hasPassword], [200, false]);
  assert.equal(await readMailbox(app), false, mailboxAddress);
});

testOnEachEngine('I2 mails that were read are moved where that is set', async (database, context) => {
  const app = await openTestApp(context, database);
  const server = await openImapServer(context);
  const admin = await app.newBrowserOf('admin');
  await saveMailbox(admin, mailboxAt(server, { afterReading: 'moved', moveTo: 'Hotovo' }));
  server.add(rawMail());
  server.add(rawMail());
  await readMailbox(app);
  assert.deepEqual([server.list().length, server.list('Hotovo').map(({ isSeen }) => isSeen)], [0, [true, true]]);
});
