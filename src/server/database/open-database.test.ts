import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import {
  atEnd,
  blankLocation,
  openTestDatabase,
  testAtEachLocation,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { appliedMigrations, latestMigration, migratorTables, NewerDatabaseError } from './migrate.ts';
import { connectForMaintenance, openDatabase } from './open-database.ts';
import { migrations } from './migrations/all-migrations.ts';
import { derivedTables, primaryKeys, tableNames } from './primary-keys.ts';

const allTables = [...tableNames, ...derivedTables].toSorted();

testAtEachLocation('K1 the first start makes every table, and the second finds them made', async (engine, context) => {
  const location = await blankLocation(context, engine);
  for (const start of ['first', 'second']) {
    const { db, close, ping } = await openDatabase(location);
    await ping();
    const tables = (await db.introspection.getTables()).map((table) => table.name);
    assert.deepEqual(tables.toSorted(), allTables, start);
    assert.equal((await appliedMigrations(db)).at(-1), latestMigration());
    await close();
  }
});

test('K2 both engines have the same columns, and the same of them may be empty', async (context) => {
  const [onSqlite, onPostgres] = await Promise.all(
    (['sqlite', 'postgres'] as const).map(async (engine) => {
      const { db } = await openTestDatabase(context, engine);
      const columns = (await db.introspection.getTables()).flatMap((table) =>
        table.columns.map((column) => `${table.name}.${column.name} ${column.isNullable ? 'null' : 'not null'}`),
      );
      return columns.toSorted();
    }),
  );
  assert.deepEqual(onSqlite, onPostgres);
  for (const [table, key] of Object.entries(primaryKeys))
    assert.ok(onSqlite?.includes(`${table}.${key} not null`), table);
});

test('K2 instances that start at the same time on an empty PostgreSQL migrate it once', async (context) => {
  const location = await blankLocation(context, 'postgres');
  const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(location)));
  for (const { close } of databases) atEnd(context, close);
  const series = await databases[0]?.db.selectFrom('number_series').selectAll().execute();
  assert.deepEqual(series, [{ name: 'service_request', next: 1001 }]);
});

testAtEachLocation(
  'K4 a failed migration leaves nothing behind, and the next start makes good',
  async (engine, context) => {
    const location = await blankLocation(context, engine);
    const { db, close } = connectForMaintenance(location, 'write');
    atEnd(context, close);
    const tables = async () => (await db.introspection.getTables()).map((table) => table.name);
    await sql`create table jobs (id integer)`.execute(db);
    await assert.rejects(openDatabase(location), /jobs.*already exists/);
    assert.deepEqual(await tables(), ['jobs']);
    await sql`drop table jobs`.execute(db);
    await (await openDatabase(location)).close();
    assert.equal((await tables()).length, allTables.length);
  },
);

testAtEachLocation(
  'K4 K8 an older release goes on where a newer one has only added, and refuses what it does not know otherwise',
  async (engine, context) => {
    const location = await blankLocation(context, engine);
    const migrated = async (name: string, breaksOlder: 0 | 1 | null) => {
      const { db, close } = connectForMaintenance(location, 'write');
      await sql`insert into ${sql.table(migratorTables[0])} values (${name}, '2026-01-01T00:00:00.000Z')`.execute(db);
      if (breaksOlder !== null) {
        await db.insertInto('migration_notes').values({ name, breaks_older: breaksOlder }).execute();
      }
      await close();
    };
    await (await openDatabase(location)).close();
    await migrated('9997-additive', 0);
    await (await openDatabase(location)).close();
    await migrated('9998-breaking', 1);
    await assert.rejects(openDatabase(location), /newer version .*9998-breaking/);
    const { db, close } = connectForMaintenance(location, 'write');
    await db.updateTable('migration_notes').set({ breaks_older: 0 }).execute();
    await close();
    await migrated('9999-without-note', null);
    await assert.rejects(openDatabase(location), NewerDatabaseError);
  },
);

testAtEachLocation(
  'K7 a database that a later migration has reached before an earlier one gets what it lacks',
  async (engine, context) => {
    const location = await blankLocation(context, engine);
    const early = connectForMaintenance(location, 'write');
    atEnd(context, early.close);
    const { '0085-waiting-customers': _waiting, '0086-order-of-case-studies': _order, ...known } = migrations;
    const provider = { getMigrations: async () => known };
    assert.equal((await new Migrator({ db: early.db, provider }).migrateToLatest()).error, undefined);
    assert.equal((await appliedMigrations(early.db)).at(-1), Object.keys(known).toSorted().at(-1));
    const { db, close } = await openDatabase(location);
    atEnd(context, close);
    assert.deepEqual(await appliedMigrations(db), Object.keys(migrations).toSorted());
    assert.deepEqual(await db.selectFrom('case_studies').select('position').execute(), []);
  },
);

testAtEachLocation(
  'K7 a database in use is migrated one step at a time: what came before a migration that fails stays',
  async (engine, context) => {
    const location = await blankLocation(context, engine);
    const { db, close } = connectForMaintenance(location, 'write');
    atEnd(context, close);
    const names = Object.keys(migrations).toSorted();
    const earlier = names.slice(0, names.indexOf('0086-order-of-case-studies') - 1);
    const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => earlier.includes(name)));
    const provider = { getMigrations: async () => known };
    assert.equal((await new Migrator({ db, provider }).migrateToLatest()).error, undefined);
    await sql`alter table case_studies add column position integer`.execute(db);
    await assert.rejects(openDatabase(location), /position/);
    assert.deepEqual(await appliedMigrations(db), names.slice(0, earlier.length + 1));
    await sql`alter table case_studies drop column position`.execute(db);
    await (await openDatabase(location)).close();
    assert.deepEqual(await appliedMigrations(db), names);
  },
);

test('K7 a change of the schema gives way to a transaction that has its table, and nobody waits behind it', async (context) => {
  const { db, engine } = await openTestDatabase(context, 'postgres');
  const [isLocked, isTriedAgain, isLeft] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const busy = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('number_series').selectAll().execute();
    isLocked.resolve();
    await isLeft.promise;
  });
  await isLocked.promise;
  let attempts = 0;
  const changed = engine.schemaTransaction(db, async (transaction) => {
    attempts += 1;
    if (attempts === 2) isTriedAgain.resolve();
    await sql`lock table number_series in access exclusive mode`.execute(transaction);
  });
  await isTriedAgain.promise;
  assert.equal((await db.selectFrom('number_series').selectAll().execute()).length > 0, true);
  isLeft.resolve();
  await Promise.all([busy, changed]);
  assert.ok(attempts >= 2);
});

testOnEachEngine('K2 whole numbers, large ones and sums come back as numbers', async ({ db }) => {
  const large = Number.MAX_SAFE_INTEGER;
  await db
    .insertInto('number_series')
    .values([
      { name: 'large', next: large },
      { name: 'small', next: -7 },
    ])
    .execute();
  const row = await db.selectFrom('number_series').select('next').where('name', '=', 'large').executeTakeFirstOrThrow();
  assert.deepEqual(row, { next: large });
  const sums = await db
    .selectFrom('number_series')
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.sum<number>('next').as('sum')])
    .where('name', '!=', 'large')
    .executeTakeFirstOrThrow();
  assert.deepEqual(sums, { count: 2, sum: 994 });
});

testOnEachEngine(
  'K2 both engines refuse an unknown parent, a second row of one key, and a NUL character',
  async (database) => {
    const { db, engine } = database;
    const addSecret = (name: string) => db.insertInto('secrets').values({ name, value: 'x' }).execute();
    await addSecret('a');
    await assert.rejects(addSecret('a'), (error) => engine.isUniqueViolation(error) && !engine.isUnavailable(error));
    await assert.rejects(addSecret('a\0'), (error) => !engine.isUniqueViolation(error));
    const times = { created_at: 1, last_seen_at: 1, proved_at: 1, expires_at: 1 };
    const session = { token_hash: 'h', id: 's', user_id: 'nobody', user_agent: '', ...times };
    await assert.rejects(
      db.insertInto('sessions').values(session).execute(),
      (error) => !engine.isUniqueViolation(error),
    );
  },
);

testAtEachLocation('K1 only SQLite keeps its data in the data folder', async (engine, context) => {
  const location = await blankLocation(context, engine);
  await (await openDatabase(location)).close();
  assert.equal(existsSync(path.join(location.dataDir, 'plumbline.sqlite')), engine === 'sqlite');
});
