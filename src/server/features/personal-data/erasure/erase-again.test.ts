import assert from 'node:assert/strict';
import path from 'node:path';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { restoreDatabase } from '#server/database/backup/restore.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { idOf, jana, mailedToken, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { sendDataForm } from '#tests/support/database/own-data.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { atEnd, blankLocation, temporaryFolder, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { eraseAgain } from './erase-again.ts';

testOnEachEngine(
  'K6 K3 an account that was deleted after a backup is locked and deleted again after its restore, and nobody else',
  async (database, context) => {
    const inBucket = async () =>
      Object.fromEntries(
        Object.entries((await startS3Server(context)).environment).map(([name, value]) => [
          name.replace('FILES_', 'BACKUP_'),
          value,
        ]),
      );
    const isServer = database.engine.name === 'postgres';
    const place = isServer ? await inBucket() : { BACKUP_DIR: temporaryFolder(context) };
    const environment = { RATE_LIMIT_FACTOR: '1000', ...place };
    const app = await openTestApp(context, database, { environment });
    const browser = await registerVerified(app, jana);
    await registerVerified(app, peter);
    const [janaId, peterId] = [await idOf(database, jana.username), await idOf(database, peter.username)];
    const file = path.join(temporaryFolder(context), 'backup.ndjson.gz');
    await backUpDatabase({ ...database.location, file, createdAt: 0 });
    assert.equal(await eraseAgain(app.services), 0);

    await sendDataForm(browser, { go: 'delete', currentPassword: jana.password });
    await sendDataForm(browser, { go: 'confirm', token: await mailedToken(app, jana.email) });
    await app.runDueJobs();
    assert.equal(await eraseAgain(app.services), 0, 'she is gone');
    assert.deepEqual([...(await app.services.backupPlace.erased())], [janaId]);

    const location = await blankLocation(context, database.engine.name);
    await restoreDatabase({ ...location, file });
    const restored = await openDatabase({ ...location, lock: false });
    atEnd(context, restored.close);
    const after = await openTestApp(context, { ...restored, location }, { environment });
    const { db } = after.services;
    const users = async () => (await db.selectFrom('users').select(['id', 'password_hash']).execute()).toSorted(byId);
    assert.deepEqual(
      (await users()).map(({ id }) => id),
      [janaId, peterId].toSorted(),
    );
    assert.equal(await eraseAgain(after.services), 1);
    assert.equal(await eraseAgain(after.services), 0, 'it is under way');
    assert.equal((await users()).find(({ id }) => id === janaId)?.password_hash, 'deleted');
    const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', janaId);
    assert.deepEqual(await sessions.execute(), []);
    await after.runDueJobs();
    assert.deepEqual(
      (await users()).map(({ id }) => id),
      [peterId],
    );
    assert.equal(after.mail.delivered.length, 0, 'she is not told a second time');
  },
);

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
