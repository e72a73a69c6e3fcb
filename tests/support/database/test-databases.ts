import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { getCallSites } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { EngineName } from '#server/database/engine.ts';
import { addNumberSeries } from '#server/database/migrations/0004-number-series.ts';
import {
  openDatabase,
  openPostgresServer,
  type Database,
  type DatabaseLocation,
} from '#server/database/open-database.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { derivedTables, tableNames } from '#server/database/primary-keys.ts';
import { type KeptConnections, keepConnections } from '#tests/support/servers/kept-connections.ts';
import { createPostgresDatabase } from './postgres.ts';

/** A database of a single test, and where it is, for a second instance or another process. */
export interface TestDatabase extends Database {
  location: DatabaseLocation;
}

const engineNames: readonly EngineName[] = ['sqlite', 'postgres'];
const sqliteFile = 'plumbline.sqlite';

/**
 * Registers a test on SQLite and on PostgreSQL, each with a migrated and empty database of its own:
 * `testOnEachEngine('K2 …', async ({ db, engine }) => …)`.
 */
export function testOnEachEngine(
  title: string,
  run: (database: TestDatabase, context: TestContext) => Promise<void>,
): void {
  testAtEachLocation(title, async (engine, context) => run(await openTestDatabase(context, engine), context));
}

/** Registers a test on SQLite and on PostgreSQL that opens what it needs itself. */
export function testAtEachLocation(
  title: string,
  run: (engine: EngineName, context: TestContext) => Promise<void>,
): void {
  const place = placeOfCall();
  for (const engine of engineNames) {
    placeOfTitle.set(`${title} (${engine})`, place);
    test(`${title} (${engine})`, (context) => run(engine, context));
  }
}

type Place = { file: string; line: number };

/** Where each test registered here stands, for the reporter (scripts/test-reporter.mjs): the runner names this file. */
const placeOfTitle = new Map<string, Place>();
Object.assign(globalThis, { [Symbol.for('plumbline.place-of-title')]: placeOfTitle });

function placeOfCall(): Place {
  const site = getCallSites().find(({ scriptName }) => scriptName.endsWith('.test.ts'));
  const name = site?.scriptName ?? '';
  return { file: name.startsWith('file:') ? fileURLToPath(name) : name, line: site?.lineNumber ?? 0 };
}

/**
 * Opens a migrated and empty database that is closed and removed after the test. A test that changes the schema
 * or the record of migrations takes a {@link blankLocation} instead, because databases are used again.
 */
export async function openTestDatabase(context: TestContext, engine: EngineName): Promise<TestDatabase> {
  const dataDir = temporaryFolder(context);
  if (engine === 'postgres') return openLentPostgres(context, dataDir);
  sqliteTemplate ??= makeSqliteTemplate();
  writeFileSync(path.join(dataDir, sqliteFile), await sqliteTemplate);
  const database = await openDatabase({ dataDir, lock: false });
  atEnd(context, database.close);
  return { ...database, location: { dataDir } };
}

async function openLentPostgres(context: TestContext, dataDir: string): Promise<TestDatabase> {
  const lent = idlePostgres.pop() ?? (await makePostgres());
  atEnd(context, async () => {
    await lent.empty();
    idlePostgres.push(lent);
  });
  const { databaseUrl, connections } = lent;
  const database = openPostgresServer(databaseUrl, undefined, connections.forOneTest());
  atEnd(context, database.close);
  const close = async () => {
    await database.close();
    await connections.end();
  };
  return { ...database, close, location: { dataDir, databaseUrl } };
}

/** A second instance on the same database. SQLite serves one process with one connection, so there it is the same. */
export async function openSecondInstance(context: TestContext, first: TestDatabase): Promise<Database> {
  if (first.engine.name === 'sqlite') return first;
  const second = await openDatabase(first.location);
  atEnd(context, second.close);
  return second;
}

/** A place without any table, for tests of what happens at the first start. */
export async function blankLocation(context: TestContext, engine: EngineName): Promise<DatabaseLocation> {
  const dataDir = temporaryFolder(context);
  if (engine === 'sqlite') return { dataDir };
  const { url, drop } = await createPostgresDatabase();
  atEnd(context, drop);
  return { dataDir, databaseUrl: url };
}

/** A folder that is removed after the test. */
export function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-test-'));
  atEnd(context, () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const endings = new WeakMap<TestContext, (() => unknown)[]>();

/** Runs something after the test; what was asked for last runs first, unlike with the context's own `after`. */
export function atEnd(context: TestContext, end: () => unknown): void {
  const known = endings.get(context);
  if (known) {
    known.push(end);
    return;
  }
  const mine = [end];
  endings.set(context, mine);
  // The runner keeps every context to its own end: what stays in the list would stay in memory with its whole app.
  context.after(async () => {
    for (let each = mine.pop(); each; each = mine.pop()) await each();
  });
}

/** A migrated file; copying it is faster than migrating again. */
let sqliteTemplate: Promise<Buffer> | undefined;

async function makeSqliteTemplate(): Promise<Buffer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plumbline-test-'));
  const { close } = await openDatabase({ dataDir });
  await close();
  const contents = readFileSync(path.join(dataDir, sqliteFile));
  rmSync(dataDir, { recursive: true });
  return contents;
}

/** A migrated database of PostgreSQL, with connections that several tests use one after another, and how to empty it. */
type LentPostgres = { databaseUrl: string; connections: KeptConnections; empty: () => Promise<void> };

/** Databases that no test uses at present. PostgreSQL takes 0.1 to 0.3 s to make one and a few ms to empty one. */
const idlePostgres: LentPostgres[] = [];

async function makePostgres(): Promise<LentPostgres> {
  const { url: databaseUrl } = await createPostgresDatabase();
  const { db: made, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await sql.raw(statisticsOfAllRows).execute(made);
  await close();
  // One connection as long as the process lives: each new one would plan every deletion again.
  const pool = new Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The cluster stops before this process does, which ends the connection.
  pool.on('error', () => undefined);
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  await sql`create procedure empty_all() language plpgsql as $$ begin ${sql.raw(emptyAll)} end $$`.execute(db);
  const empty = async () => {
    await sql`call empty_all()`.execute(db);
    await addNumberSeries(db);
  };
  return { databaseUrl, connections: keepConnections(databaseUrl), empty };
}

/** Statistics of all rows and not of a sample, so that plans are the same each time; benchmarks plan with the usual ones, as in use. */
const statisticsOfAllRows = `do $$ begin
  execute format('alter database %I set default_statistics_target = 2000', current_database());
end $$`;

/** What is no longer at rest when a test has ended belongs to nobody: a program that was killed, a statement that was given up. */
const endUnrest = `perform pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle';`;

/** Otherwise the database refuses to delete what the audit log says and what was issued: this session's triggers rest meanwhile. */
const emptyAll = [
  endUnrest,
  `perform set_config('session_replication_role', 'replica', true);`,
  ...[...derivedTables, ...tableNames.toReversed()].map((table) => `delete from ${table};`),
].join('\n');
