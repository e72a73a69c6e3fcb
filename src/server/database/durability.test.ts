import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import {
  atEnd,
  blankLocation,
  openTestDatabase,
  temporaryFolder,
  testAtEachLocation,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { killCount } from '#tests/support/database/kill-count.ts';
import { startWriter } from '#tests/support/database/run-writer.ts';
import { DataFolderInUseError } from './data-folder/data-folder-lock.ts';
import { connectForMaintenance, DamagedDatabaseError, openDatabase, type DatabaseLocation } from './open-database.ts';

const kills = killCount(6, 20);

testAtEachLocation(
  `K4 a server killed ${kills} times loses no acknowledged row and starts again`,
  async (engine, context) => {
    const location = await blankLocation(context, engine);
    const acknowledged: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const writer = await startWriter(location);
      atEnd(context, writer.kill);
      await writer.acknowledgeMore(kill * 3);
      await writer.kill();
      acknowledged.push(...writer.acknowledged);
      const stored = await storedNumbers(location);
      assert.deepEqual(
        acknowledged.filter((number) => !stored.has(number)),
        [],
        `kill ${kill}`,
      );
    }
    assert.ok(acknowledged.length >= (kills * (kills + 1) * 3) / 2);
    context.diagnostic(`${acknowledged.length} rows acknowledged`);
  },
);

test('K4 a second process on the same data folder is refused by name, and let in once the first is killed', async (context) => {
  const dataDir = temporaryFolder(context);
  const first = await startWriter({ dataDir });
  atEnd(context, first.kill);
  await first.acknowledgeMore(1);
  await assert.rejects(openDatabase({ dataDir }), (error) => {
    return error instanceof DataFolderInUseError && error.folder === dataDir && error.message.includes(dataDir);
  });
  const second = await startWriter({ dataDir });
  assert.match(await second.ended, new RegExp(`DataFolderInUseError: .*${dataDir}`));
  await first.acknowledgeMore(1);
  await first.kill();
  await (await openDatabase({ dataDir })).close();
});

test('K4 a process refuses the data folder to itself as well, until it is closed', async (context) => {
  const dataDir = temporaryFolder(context);
  const { close } = await openDatabase({ dataDir });
  await assert.rejects(openDatabase({ dataDir }), DataFolderInUseError);
  await close();
  await (await openDatabase({ dataDir })).close();
});

test('K4 SQLite writes ahead, fsyncs every commit and checks foreign keys', async (context) => {
  const { db } = await openTestDatabase(context, 'sqlite');
  const settings = await sql`select * from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`.execute(db);
  assert.deepEqual(settings.rows, [{ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }]);
});

test('K4 SQLite does not wait for the disk with a hasty write, and with the next commit again, also where the write fails', async (context) => {
  const { db, engine } = await openTestDatabase(context, 'sqlite');
  const read = async (from: typeof db) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(from)).rows[0]?.synchronous;
  for (const _ of ['first', 'again']) {
    assert.equal(await engine.hastyWrite(db, read), 1);
    assert.equal(await read(db), 2);
  }
  await assert.rejects(
    engine.hastyWrite(db, () => Promise.reject(new Error('no room'))),
    /no room/,
  );
  assert.equal(await read(db), 2);
});

test('K4 on a full disk a commit fails as unavailable, what was committed stays, and writing goes on with space', async (context) => {
  const { db, engine } = await openTestDatabase(context, 'sqlite');
  const add = (name: string) =>
    db
      .insertInto('secrets')
      .values({ name, value: 'x'.repeat(50_000) })
      .execute();
  await add('before');
  await sql`pragma max_page_count = 1`.execute(db);
  await assert.rejects(add('during'), engine.isUnavailable);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await add('after');
  const names = await db.selectFrom('secrets').select('name').orderBy('name').execute();
  assert.deepEqual(names, [{ name: 'after' }, { name: 'before' }]);
});

test('K4 connections that PostgreSQL ends fail as unavailable, and the next statement works', async (context) => {
  const { db, engine, ping, location } = await openTestDatabase(context, 'postgres');
  const operator = connectForMaintenance(location, 'write');
  atEnd(context, operator.close);
  const endConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(operator.db);
  const interrupted = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'lost', value: 'x' }).execute();
    await endConnections();
    await transaction.insertInto('secrets').values({ name: 'lost too', value: 'x' }).execute();
  });
  await assert.rejects(interrupted, engine.isUnavailable);
  await ping();
  assert.deepEqual(await db.selectFrom('secrets').select('name').execute(), []);
});

test('K4 a PostgreSQL that is not there is unavailable', async (context) => {
  const { engine } = await openTestDatabase(context, 'postgres');
  const dataDir = temporaryFolder(context);
  const databaseUrl = `postgres://plumbline@localhost/plumbline?host=${encodeURIComponent(dataDir)}`;
  await assert.rejects(openDatabase({ databaseUrl, dataDir }), engine.isUnavailable);
});

test('R12 a file that is empty or damaged is named with the way to a restore, and stays as it is', async (context) => {
  for (const [content, damage] of [
    ['', /plumbline\.sqlite is empty \(0 bytes\).*npm run restore/],
    ['no database at all, '.repeat(500), /plumbline\.sqlite is damaged.*npm run restore/],
  ] as const) {
    const dataDir = temporaryFolder(context);
    const file = path.join(dataDir, 'plumbline.sqlite');
    writeFileSync(file, content);
    await assert.rejects(openDatabase({ dataDir }), (error) => {
      return error instanceof DamagedDatabaseError && error.message.includes(file) && damage.test(error.message);
    });
    assert.equal(readFileSync(file, 'utf8'), content);
    await assert.rejects(openDatabase({ dataDir }), DamagedDatabaseError, 'the folder was given back');
  }
});

testOnEachEngine('K4 a transaction that fails leaves nothing, and the next one works', async ({ db }) => {
  const failed = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('secrets').values({ name: 'a', value: 'x' }).execute();
    throw new Error('by the caller');
  });
  await assert.rejects(failed, /by the caller/);
  await db.insertInto('secrets').values({ name: 'b', value: 'x' }).execute();
  assert.deepEqual(await db.selectFrom('secrets').select('name').execute(), [{ name: 'b' }]);
});

async function storedNumbers(location: DatabaseLocation): Promise<Set<number>> {
  const { db, close } = connectForMaintenance(location, 'read');
  const rows = await db.selectFrom('secrets').select('name').execute().finally(close);
  return new Set(rows.map((row) => Number(row.name)));
}
