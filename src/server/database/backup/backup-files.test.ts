import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tableNames } from '#server/database/primary-keys.ts';
import { fillEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, temporaryFolder, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { keptFiles, newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import { backUpDatabase } from './backup.ts';
import { backUpFiles, checkFiles, filesOf, keysIn, restoreFiles } from './backup-files.ts';
import { describeFiles } from './maintenance-command.ts';

/** Takes a backup of a running server with two pictures, as the command does. */
async function backUp(app: TestApp, { location }: TestDatabase): Promise<{ file: string; dataDir: string }> {
  const browser = app.newBrowser();
  const collection = newCollection();
  for (const name of ['a.png', 'b.png'])
    assert.equal((await upload(browser, { ...png, name, collection })).status, 204);
  const { dataDir } = location;
  const file = path.join(dataDir, 'backups', 'backup.ndjson.gz');
  await backUpDatabase({ ...location, file, createdAt: 0 });
  return { file, dataDir };
}

testOnEachEngine('K3 every column that names a file is known to backups', async (database, context) => {
  const { db, location } = database;
  await fillEveryTable(db);
  const file = path.join(temporaryFolder(context), 'full.ndjson.gz');
  await backUpDatabase({ ...location, file, createdAt: Date.now() });
  const known = new Set(await keysIn(file));
  // Parts of files that are still arriving are sent again after a restore.
  for (const table of tableNames.filter((each) => each !== 'upload_parts')) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (/^(?:object|picture)_key$|^(?:sealed|evidence)_file$/.test(column) && typeof value === 'string')
        assert.ok(known.has(value), `${table} ${column}`);
  }
});

testOnEachEngine('K3 C10 a file that is missing beside a backup, or changed, is found', async (database, context) => {
  const app = await openTestApp(context, database);
  const { file, dataDir } = await backUp(app, database);
  assert.throws(
    () => describeFiles({ spokenOf: 2, present: 0, gone: 0 }),
    /2 files of requests are not beside the rows/,
  );
  assert.deepEqual(await checkFiles(file), { spokenOf: 2, present: 0, gone: 0 }, 'rows alone, as with a bucket');
  await backUpFiles({ file, dataDir });
  const [one = ''] = keptFiles(app, 'files');
  const copy = path.join(filesOf(file), one);
  const bytes = readFileSync(copy);
  writeFileSync(copy, bytes.subarray(1));
  await assert.rejects(checkFiles(file), /is missing or changed/);
  rmSync(copy);
  await assert.rejects(checkFiles(file), /is missing or changed/);
  writeFileSync(copy, bytes);
  await checkFiles(file);
  renameSync(filesOf(file), `${file}.away`);
  assert.equal((await checkFiles(file)).present, 0);
});

testOnEachEngine(
  'K3 C10 what was deleted during a backup, and what a restore replaces, is told and gone',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { file, dataDir } = await backUp(app, database);
    const { object_key: key } = await database.db
      .selectFrom('attachments')
      .select('object_key')
      .executeTakeFirstOrThrow();
    const bytes = await app.services.files.get(key);
    await app.services.files.delete(key);
    await app.services.files.delete(`${key}.preview`);
    const summary = await backUpFiles({ file, dataDir });
    assert.equal(describeFiles(summary), 'files of requests: 1 (deleted meanwhile: 1)');
    await app.services.files.put(key, { bytes: bytes ?? Buffer.alloc(0), type: 'image/png' });
    await restoreFiles({ file, dataDir, replace: true });
    assert.equal(await app.services.files.get(key), null);
    assert.equal(keptFiles(app, 'files').length, 2);
  },
);
