import assert from 'node:assert/strict';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { OutboxRow } from '#contract/mail/mail-delivery.ts';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { restoreDatabase } from '#server/database/backup/restore.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { askForReset, auditEntries, jana, registerIn } from '#tests/support/people/accounts.ts';
import { shownUndelivered } from '#tests/support/people/office.ts';
import { submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  atEnd,
  blankLocation,
  temporaryFolder,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';

type Page = { rows: OutboxRow[]; held: number };

/** A restored copy of a database in which three mails waited: two of a request, one that a link was asked for. */
async function restoreWithWaitingMails(database: TestDatabase, context: TestContext) {
  const before = await openTestApp(context, database);
  await registerIn(before, jana);
  await before.runDueJobs();
  await askForReset(before, jana.email);
  assert.equal((await submit(before.newBrowser())).status, 200);
  const file = path.join(temporaryFolder(context), 'backup.ndjson.gz');
  await backUpDatabase({ ...database.location, file, createdAt: 0 });
  const location = await blankLocation(context, database.engine.name);
  await restoreDatabase({ ...location, file });
  const restored = await openDatabase({ ...location, lock: false });
  atEnd(context, restored.close);
  return openTestApp(context, { ...restored, location });
}

testOnEachEngine(
  'R7 mails that waited in a backup are on hold after its restore, until the owner sends them; new ones are not',
  async (database, context) => {
    const app = await restoreWithWaitingMails(database, context);
    const admin = await app.newBrowserOf('admin');
    const page = async () => (await admin.get('/api/admin/outbox')).body as Page;
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 0);
    assert.equal((await page()).held, 3);
    assert.equal((await submit(app.newBrowser())).status, 200);
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 2);
    assert.deepEqual((await admin.post('/api/admin/outbox/held/send')).body, { mails: 3 });
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 4, 'the address of the link was never confirmed');
    assert.equal((await page()).held, 0);
    const entries = await auditEntries({ ...database, db: app.services.db }, 'mail.held-sent');
    assert.equal(entries.length, 1);
  },
);

testOnEachEngine(
  'R7 D6 mails on hold that the owner gives up stay unsent, count as no refusals, and each can be sent by itself',
  async (database, context) => {
    const app = await restoreWithWaitingMails(database, context);
    const admin = await app.newBrowserOf('admin');
    assert.deepEqual((await admin.post('/api/admin/outbox/held/discard')).body, { mails: 3 });
    assert.deepEqual((await admin.post('/api/admin/outbox/held/discard')).body, { mails: 0 }, 'once is enough');
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 0);
    const { rows, held } = (await admin.get('/api/admin/outbox?state=failed')).body as Page;
    assert.deepEqual(
      [held, ...rows.map(({ failure, isResendable }) => [failure, isResendable])],
      [0, ['discarded', true], ['discarded', true]],
    );
    assert.deepEqual(await shownUndelivered(admin), [0, 0, []], 'D6 nobody refused them');
    assert.deepEqual((await admin.post('/api/admin/outbox/resend-failed')).body, { resent: 0 }, 'they go one by one');
    assert.equal((await app.newBrowser().get('/api/admin/outbox')).code, 'sign-in-required');
  },
);
