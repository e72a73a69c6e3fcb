import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atEnd, blankLocation } from '#tests/support/database/test-databases.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { fillEveryTable, readEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { isCommonFilesFolder } from '#server/database/data-folder/files-folder.ts';
import { moveDatabase } from './move-database.ts';
import { verifyBackup } from './verify-backup.ts';

const now = Date.UTC(2026, 10, 26, 12);

test('K2 K3 all rows move from SQLite to PostgreSQL and back, each table is counted twice, and a backup is left', async (context) => {
  const { dataDir } = await blankLocation(context, 'sqlite');
  const { databaseUrl } = await blankLocation(context, 'postgres');
  const [onSqlite, onPostgres] = [{ dataDir }, { dataDir, databaseUrl }];
  const source = await openDatabase(onSqlite);
  await fillEveryTable(source.db);
  const rows = await readEveryTable(source.db);
  const waiting = await source.db.selectFrom('jobs').select(['id', 'state']).execute();
  await assert.rejects(moveDatabase({ from: onSqlite, to: onPostgres, replace: false, now }), /is in use/);
  await source.close();

  const { file, tables } = await moveDatabase({ from: onSqlite, to: onPostgres, replace: false, now });
  assert.deepEqual(
    tables.filter(({ source: before, target }) => before !== target || before === 0),
    [],
  );
  assert.equal((await verifyBackup(file)).rows.customers, 1);
  await assert.rejects(moveDatabase({ from: onPostgres, to: onPostgres, replace: true, now }), /is there already/);

  const moved = await openDatabase(onPostgres);
  atEnd(context, moved.close);
  assert.deepEqual(await readEveryTable(moved.db), rows);
  assert.deepEqual(await moved.db.selectFrom('jobs').select(['id', 'state']).execute(), waiting);
  await assert.rejects(
    moveDatabase({ from: onPostgres, to: onSqlite, replace: true, now: now + 1 }),
    /Servers are connected/,
  );
  // As a server on PostgreSQL with files in a folder does at its start: it is no row of the site.
  assert.ok(await isCommonFilesFolder(moved.db, { dataDir, now, newToken: () => 'folder' }));
  await moved.close();
  await assert.rejects(moveDatabase({ from: onPostgres, to: onSqlite, replace: false, now: now + 2 }), /not empty/);
  const second = await moveDatabase({ from: onPostgres, to: onSqlite, replace: true, now: now + 3 });
  assert.deepEqual((await verifyBackup(second.file)).rows, (await verifyBackup(file)).rows);
  const back = await openDatabase(onSqlite);
  atEnd(context, back.close);
  assert.deepEqual(await readEveryTable(back.db), rows);
});
