import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import {
  atEnd,
  blankLocation,
  openTestDatabase,
  temporaryFolder,
  testAtEachLocation,
  testOnEachEngine,
  type TestDatabase,
} from '#tests/support/database/test-databases.ts';
import { backUpDatabase } from './backup.ts';
import { DataFolderInUseError } from '#server/database/data-folder/data-folder-lock.ts';
import { latestMigration, NewerDatabaseError } from '#server/database/migrate.ts';
import { connectForMaintenance, NoDatabaseError, openDatabase } from '#server/database/open-database.ts';
import { DamagedBackupError } from './read-backup.ts';
import { restoreDatabase, RestoreRefusedError } from './restore.ts';
import { fillEveryTable, readEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { addLater, laterMigration, openAt } from '#tests/support/database/later-release.ts';
import { verifyBackup } from './verify-backup.ts';

const createdAt = Date.UTC(2026, 0, 5, 12);

for (const target of ['sqlite', 'postgres'] as const) {
  testOnEachEngine(`K3 a backup restores every table on ${target} unchanged`, async (database, context) => {
    await fillEveryTable(database.db);
    const file = await backUp(database, context);
    const location = await blankLocation(context, target);
    const { header, rows } = await restoreDatabase({ ...location, file });
    const restored = await openDatabase(location);
    atEnd(context, restored.close);
    assert.deepEqual(await readEveryTable(restored.db), await readEveryTable(database.db));
    assert.deepEqual(header, {
      plumblineBackup: 1,
      engine: database.engine.name,
      lastMigration: latestMigration(),
      createdAt,
    });
    assert.deepEqual([rows.customers, rows.number_series], [1, 2]);
  });
}

testOnEachEngine('K3 a backup of many rows keeps all of them, in pages and in batches', async (database, context) => {
  const { db, engine } = database;
  const names = Array.from({ length: 1_501 }, (_, index) => `ž${index}`);
  for (const name of names) await db.insertInto('secrets').values({ name, value: '' }).execute();
  const location = await blankLocation(context, engine.name);
  const progress: number[] = [];
  const file = await backUp(database, context);
  const { rows } = await restoreDatabase({ ...location, file, onProgress: (count) => progress.push(count) });
  const restored = connectForMaintenance(location, 'read');
  atEnd(context, restored.close);
  const stored = await restored.db.selectFrom('secrets').select('name').execute();
  assert.deepEqual(stored.map((row) => row.name).toSorted(), names.toSorted());
  assert.equal(rows.secrets, 1_501);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  assert.equal(progress.at(-1), total);
});

test('R14 a backup does not keep SQLite from working its log of changes into the file', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const { db } = database;
  for (let index = 0; index < 600; index += 1) {
    await db
      .insertInto('secrets')
      .values({ name: `s${index}`, value: '' })
      .execute();
  }
  const busy: Promise<unknown>[] = [];
  const onProgress = () => {
    busy.push(sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db).then(({ rows }) => rows[0]?.busy));
  };
  const folder = temporaryFolder(context);
  await backUpDatabase({ ...database.location, file: path.join(folder, 'backup.ndjson.gz'), createdAt, onProgress });
  assert.deepEqual([...new Set(await Promise.all(busy))], [0]);
  assert.deepEqual(readdirSync(folder), ['backup.ndjson.gz'], 'the copy is gone');
});

testOnEachEngine(
  'K3 a restore does not overwrite rows unless told to, and then replaces all of them',
  async (database, context) => {
    await fillEveryTable(database.db);
    const file = await backUp(database, context);
    const before = await readEveryTable(database.db);
    await database.db.insertInto('secrets').values({ name: 'newer', value: 'x' }).execute();
    await database.close();
    const { location } = database;
    await assert.rejects(restoreDatabase({ ...location, file }), /not empty.*--replace/);
    await restoreDatabase({ ...location, file, replace: true });
    const restored = connectForMaintenance(location, 'read');
    atEnd(context, restored.close);
    assert.deepEqual(await readEveryTable(restored.db), before);
  },
);

testAtEachLocation('K3 a restore leaves the tables of another program alone', async (engine, context) => {
  const location = await blankLocation(context, engine);
  const { db, close } = connectForMaintenance(location, 'write');
  atEnd(context, close);
  await sql`create table users (login text)`.execute(db);
  const file = await backUp(await openTestDatabase(context, 'sqlite'), context);
  await assert.rejects(restoreDatabase({ ...location, file, replace: true }), /another program/);
  assert.deepEqual(
    (await db.introspection.getTables()).map((table) => table.name),
    ['users'],
  );
});

testAtEachLocation('K3 a restore is refused while a server runs', async (engine, context) => {
  const location = await blankLocation(context, engine);
  const server = await openDatabase(location);
  atEnd(context, server.close);
  await server.ping();
  const file = path.join(temporaryFolder(context), 'backup.ndjson.gz');
  await backUpDatabase({ ...location, file, createdAt });
  const refusal = engine === 'sqlite' ? DataFolderInUseError : RestoreRefusedError;
  await assert.rejects(restoreDatabase({ ...location, file, replace: true }), refusal);
  await server.close();
  await restoreDatabase({ ...location, file, replace: true });
});

/** Ways to damage the lines of a backup, each with what the refusal says. */
const damages: Record<string, { change: (lines: string[]) => string[]; says: RegExp }> = {
  'a row is missing': { change: (lines) => lines.toSpliced(2, 1), says: /contents were changed/ },
  'a row was changed': { change: (lines) => lines.map((line) => line.replace('Ľubica', 'Eva')), says: /were changed/ },
  'the footer is missing': { change: (lines) => lines.slice(0, -1), says: /end is missing/ },
  'lines follow the footer': { change: (lines) => [...lines, lines[2] ?? ''], says: /goes on after its end/ },
  'the header is missing': { change: (lines) => lines.slice(1), says: /plumblineBackup/ },
  'a line is no JSON': { change: (lines) => lines.with(3, '{'), says: /JSON/ },
};

/** Writes a damaged backup, which `use` has to refuse with these words. */
async function refuses(context: TestContext, damage: Damage, use: (file: string) => Promise<unknown>): Promise<void> {
  const file = path.join(temporaryFolder(context), 'damaged.ndjson.gz');
  writeFileSync(file, damage.contents);
  const isRefused = (error: unknown) => error instanceof DamagedBackupError && damage.says.test(error.message);
  await assert.rejects(use(file), isRefused, damage.name);
}

type Damage = { contents: Uint8Array; says: RegExp; name: string };

test('K3 a backup that is damaged in whatever way is refused with the reason', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  await fillEveryTable(database.db);
  const whole = readFileSync(await backUp(database, context));
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  for (const [name, { change, says }] of Object.entries(damages)) {
    await refuses(context, { contents: gzipSync(`${change(lines).join('\n')}\n`), says, name }, verifyBackup);
  }
  const cut = { contents: whole.subarray(0, -20), says: /unexpected end of file/, name: 'cut off' };
  const empty = { contents: whole.subarray(0, 0), says: /unexpected end of file|empty/, name: 'empty' };
  const flipped = whole.map((byte, index) => (index === 300 ? byte ^ 1 : byte));
  for (const damage of [cut, empty, { contents: flipped, says: /./, name: 'one bit' }]) {
    await refuses(context, damage, verifyBackup);
  }
});

testAtEachLocation(
  'K3 a restore that finds out only at the end that the backup is damaged changes nothing',
  async (engine, context) => {
    const database = await openTestDatabase(context, 'sqlite');
    await fillEveryTable(database.db);
    const lines = gunzipSync(readFileSync(await backUp(database, context)))
      .toString()
      .trimEnd()
      .split('\n');
    const location = await blankLocation(context, engine);
    const contents = gzipSync(`${lines.toSpliced(2, 1).join('\n')}\n`);
    const damage = { contents, says: /contents were changed/, name: 'a row is missing' };
    await refuses(context, damage, (file) => restoreDatabase({ ...location, file }));
    const after = connectForMaintenance(location, 'write');
    atEnd(context, after.close);
    assert.deepEqual(await after.db.introspection.getTables(), []);
  },
);

test('K3 a backup of a newer version is refused by name', async (context) => {
  const file = await backUp(await openTestDatabase(context, 'sqlite'), context);
  const newer = gunzipSync(readFileSync(file)).toString().replace(latestMigration(), '9999-future');
  writeFileSync(file, gzipSync(newer));
  await assert.rejects(verifyBackup(file), NewerDatabaseError);
});

for (const target of ['sqlite', 'postgres'] as const) {
  testAtEachLocation(
    `K3 K8 a backup of a database that a newer release has added to restores all that this one knows, on ${target}`,
    async (engine, context) => {
      const database = await openAt(context, await blankLocation(context, engine));
      await fillEveryTable(database.db);
      const before = await readEveryTable(database.db);
      await addLater(database.db);
      const file = path.join(temporaryFolder(context), 'backup.ndjson.gz');
      const made = await backUpDatabase({ ...database.location, file, createdAt, leavesNewer: true });
      assert.deepEqual([made.leavesOut, made.header.lastMigration], [true, latestMigration()]);
      await verifyBackup(file);
      const location = await blankLocation(context, target);
      await restoreDatabase({ ...location, file });
      const { db } = await openAt(context, location);
      await db.deleteFrom('migration_notes').where('name', '=', laterMigration).execute();
      assert.deepEqual(await readEveryTable(db), before);
    },
  );
}

testAtEachLocation(
  'K3 K8 what a newer release has added is left out only where that is allowed, and never where it took something away',
  async (engine, context) => {
    const { db, location } = await openAt(context, await blankLocation(context, engine));
    await addLater(db);
    const options = { ...location, file: path.join(temporaryFolder(context), 'a.ndjson.gz'), createdAt };
    await assert.rejects(backUpDatabase(options), NewerDatabaseError, 'such as before a move');
    await db.updateTable('migration_notes').set({ breaks_older: 1 }).execute();
    await assert.rejects(backUpDatabase({ ...options, leavesNewer: true }), NewerDatabaseError);
  },
);

test('K3 a backup is private, never overwrites, and leaves no half file when it fails', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const file = await backUp(database, context);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await assert.rejects(backUpDatabase({ ...database.location, file, createdAt }), /exists already/);
  await sql`insert into secrets values ('blob', x'00')`.execute(database.db);
  const failed = path.join(path.dirname(file), 'failed.ndjson.gz');
  await assert.rejects(backUpDatabase({ ...database.location, file: failed, createdAt }));
  assert.deepEqual(readdirSync(path.dirname(file)), [path.basename(file)]);
});

test('K3 a backup of a folder without a database says so and makes none', async (context) => {
  const dataDir = temporaryFolder(context);
  const file = path.join(dataDir, 'backup.ndjson.gz');
  await assert.rejects(backUpDatabase({ dataDir, file, createdAt }), NoDatabaseError);
  assert.deepEqual(readdirSync(dataDir), []);
});

async function backUp({ location }: TestDatabase, context: TestContext): Promise<string> {
  const file = path.join(temporaryFolder(context), 'backup.ndjson.gz');
  await backUpDatabase({ ...location, file, createdAt });
  return file;
}
