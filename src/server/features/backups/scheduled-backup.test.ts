import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { momentOfArchive } from '#server/database/backup/archive/archive-format.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { type TestApp, openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { addLater, openAt } from '#tests/support/database/later-release.ts';
import {
  type TestDatabase,
  blankLocation,
  testAtEachLocation,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import { backUpWhenDue } from './back-up-when-due.ts';
import { readBackupState } from './backup-state-store.ts';
import { doBackupTask } from './backup-task.ts';

const day = 24 * 60 * 60_000;
const passphrase = 'olovnica na nitke visí';
/** Shortly before the clock of a test app. */
const scheduled = { BACKUP_SCHEDULE: '09:30' };

async function open(context: TestContext, database: TestDatabase, environment: Record<string, string> = {}) {
  const { databaseUrl: DATABASE_URL = '' } = database.location;
  const options = { environment: { ...scheduled, DATABASE_URL, ...environment } };
  return { app: await openTestApp(context, database, options), options };
}

function backUp({ services }: TestApp, { holder = 'one', signal = new AbortController().signal } = {}) {
  const warnings: object[] = [];
  const log = { info: () => undefined, warn: (details: object) => void warnings.push(details) };
  // Beside three other processes of tests, one that lets everything go first would wait for minutes.
  return backUpWhenDue(services, { holder, signal, log, niceness: 0 }).then((isMade) => ({ isMade, warnings }));
}

const stateOf = async ({ services }: TestApp) => (await readBackupState(services.db)).state;
const namesIn = ({ services }: TestApp) => readdirSync(services.config.backups.folder).toSorted();

/** What is stored while a server makes a backup, or since one ended in the middle of it. */
async function holdFor({ services: { db, clock } }: TestApp, holder: string): Promise<void> {
  const { state } = await readBackupState(db);
  const value = JSON.stringify({ ...state, holder, heldUntil: clock() + 10 * 60_000 });
  await db.insertInto('settings').values({ name: 'backup-state', value, updated_at: clock(), version: 1 }).execute();
}

/** Begins a backup and kills its process as soon as it writes. */
async function killHalfWay(app: TestApp): Promise<void> {
  const killed = new AbortController();
  const changes = watch(app.services.config.backups.folder);
  const attempt = backUp(app, { signal: killed.signal });
  for await (const { filename } of changes) if (filename === 'scheduled.part') break;
  killed.abort();
  assert.equal((await attempt).isMade, false);
}

testOnEachEngine(
  'K3 a backup by schedule is made once, encrypted, and proved by a restore; one that another server left unfinished waits ten minutes',
  async (database, context) => {
    const { app } = await open(context, database, { BACKUP_PASSPHRASE: passphrase });
    await upload(app.newBrowser(), { ...png, name: 'a.png', collection: newCollection() });
    await holdFor(app, 'a server that ended without a word');
    assert.equal((await backUp(app)).isMade, false, 'it may still be at it');
    app.passTime(10 * 60_000);
    assert.deepEqual(await backUp(app), { isMade: true, warnings: [] });
    assert.deepEqual((await backUp(app)).isMade, false, 'once');
    const [name = '', ...more] = namesIn(app);
    assert.match(name, /^plumbline-2026-11-21T09-10-00\.000Z\.tar\.age$/);
    assert.deepEqual(more, [], 'nothing unfinished');
    const state = await stateOf(app);
    const { bytes } = (await app.services.backupPlace.list())[0] ?? { bytes: 0 };
    assert.deepEqual([state.made?.name, state.made?.bytes, state.made?.files], [name, bytes, 1]);
    assert.deepEqual([state.verified?.name, state.verified?.into], [name, database.engine.name]);
    assert.deepEqual([state.failed, state.holder], [null, null]);
  },
);

testAtEachLocation(
  'K3 K8 an older release on a newer database makes backups and proves them, and says what is not in them',
  async (engine, context) => {
    const database = await openAt(context, await blankLocation(context, engine));
    await addLater(database.db);
    const { app } = await open(context, database);
    assert.deepEqual(await backUp(app), { isMade: true, warnings: [{}] });
    const { made, verified, failed } = await stateOf(app);
    assert.deepEqual([verified?.name, failed], [made?.name, null]);
  },
);

testOnEachEngine('K3 K2 two servers make one backup, and a bucket takes it whole', async (database, context) => {
  const s3 = await startS3Server(context);
  const asBackup = Object.fromEntries(
    Object.entries(s3.environment).map(([name, value]) => [name.replace('FILES_', 'BACKUP_'), value]),
  );
  const { app, options } = await open(context, database, asBackup);
  const second = await openSecondApp(context, database, options);
  const made = await Promise.all([backUp(app), backUp(second, { holder: 'two' })]);
  assert.equal(made.filter(({ isMade }) => isMade).length, 1);
  const archives = await app.services.backupPlace.list();
  const state = await stateOf(app);
  assert.deepEqual(archives, [{ name: state.made?.name, bytes: state.made?.bytes }]);
  assert.equal(state.verified?.name, state.made?.name);
  assert.deepEqual(namesIn(app), [], 'nothing of it stays here');
});

testOnEachEngine(
  'K3 a backup that is killed half-way or cannot be placed leaves the old one, is made up for once, and only then the old one goes',
  async (database, context) => {
    const { app } = await open(context, database, { BACKUP_KEEP: '1,0,0' });
    const { folder } = app.services.config.backups;
    await backUp(app);
    const [old = ''] = namesIn(app);
    const before = readFileSync(path.join(folder, old));
    app.passTime(3 * day);
    await killHalfWay(app);
    assert.deepEqual(
      namesIn(app).filter((name) => momentOfArchive(name) !== null),
      [old],
    );
    assert.deepEqual(readFileSync(path.join(folder, old)), before);
    const { holder, attempts, failed, begunAt } = await stateOf(app);
    assert.deepEqual([holder, attempts, failed], [null, 0, null], 'a stop is no failure');
    assert.equal(begunAt, app.services.clock() - 3 * day, 'when the first attempt began stays known');

    const { services } = app;
    const { backups } = services.config;
    const noFolder = path.join(services.config.dataDir, 'no-folder');
    writeFileSync(noFolder, 'a file in its place');
    services.config = { ...services.config, backups: { ...backups, folder: noFolder } };
    const { isMade, warnings } = await backUp(app, { holder: 'two' });
    assert.equal(isMade, false);
    assert.deepEqual(
      warnings.map((each) => ({ ...each, errorName: '' })),
      [{ step: 'make', reason: 'place', errorName: '' }],
    );
    services.config = { ...services.config, backups };
    assert.equal((await backUp(app)).isMade, false, 'not before an hour is over');

    app.passTime(60 * 60_000);
    assert.equal((await backUp(app, { holder: 'two' })).isMade, true);
    assert.equal((await backUp(app)).isMade, false, 'one for three days');
    const [newer = '', ...more] = namesIn(app);
    assert.deepEqual([momentOfArchive(newer), more], [services.clock(), []], 'the old one is rotated away');
    assert.equal((await stateOf(app)).failed, null);

    const file = path.join(folder, newer);
    const bytes = readFileSync(file);
    bytes[2000] = (bytes[2000] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const { dataDir, databaseUrl, objectStore } = services.config;
    const setup = { dataDir, databaseUrl, objectStore, backups };
    const answer = await doBackupTask({ do: 'verify', setup, name: newer });
    assert.deepEqual(answer, { failed: 'damaged', errorName: 'DamagedBackupError' });
  },
);
