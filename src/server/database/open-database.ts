import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type PostgresPool } from 'kysely';
import { StartRefusedError } from '#server/start-refused-error.ts';
import { lockDataFolder } from './data-folder/data-folder-lock.ts';
import type { Engine } from './engine.ts';
import { postgresEngine } from './postgres/engine-postgres.ts';
import { openPostgres, openPostgresProbe } from './postgres/open-postgres.ts';
import { isDamage, openSqlite, sqliteEngine } from './engine-sqlite.ts';
import { fillCustomerWords } from './search/customer-words.ts';
import { fillDerivedTables } from './tables/derived-tables.ts';
import { fillQuoteWords } from './search/quote-words.ts';
import { fillMoneyWords } from './search/money-words.ts';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseSchema } from './schema.ts';
import { type AnswerReports, watchDatabase } from './watch-database.ts';

/** Where the data is: in PostgreSQL when `databaseUrl` is set, else in a SQLite file in the data folder. */
export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface OpenDatabaseOptions extends DatabaseLocation {
  /** Whether to take the SQLite data folder for this process alone; without effect on PostgreSQL. On by default. */
  lock?: boolean;
  /** Told whether PostgreSQL answers; with it the database is watched, and statements are refused while it does not. */
  reports?: AnswerReports;
  /** Told of every attempt that PostgreSQL did not answer at the start; with it the start waits a minute for it. */
  onWaiting?: (error: unknown) => void;
}

/** A database ready for use: `db` for the stores, `engine` for the few things the two engines do differently. */
export interface Database {
  db: Kysely<DatabaseSchema>;
  engine: Engine;
  /** Throws while the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Thrown when a data folder was expected to hold a database and holds none. */
export class NoDatabaseError extends Error {
  constructor(file: string) {
    super(`There is no database at ${file}.`);
    this.name = 'NoDatabaseError';
  }
}

/** Thrown when the file of the database is there and cannot be one: nobody wants an empty site in its place. */
export class DamagedDatabaseError extends StartRefusedError {
  constructor(file: string, damage: 'is empty (0 bytes)' | 'is damaged') {
    super(
      `The database file ${file} ${damage}. Move it and the files beside it that end in -wal and -shm away, then restore ` +
        'a backup: npm run restore -- FILE. Without a restore the next start begins with an empty site.',
    );
    this.name = 'DamagedDatabaseError';
  }
}

/** Thrown when PostgreSQL was waited for in vain. */
export class NoAnswerError extends StartRefusedError {
  constructor(databaseUrl: string, cause: unknown) {
    const { host } = new URL(databaseUrl);
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    super(`PostgreSQL at ${host || 'the address in DATABASE_URL'} does not answer (${code}).`, { cause });
    this.name = 'NoAnswerError';
  }
}

/**
 * Opens the database for a server and brings its schema up to date (K1, K2). Throws `DataFolderInUseError` if
 * another process has the data folder, `NewerDatabaseError` if a newer version has been there, `DamagedDatabaseError` if
 * the file cannot be read, `NoAnswerError` if PostgreSQL was waited for in vain.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, lock = true } = options;
  if (databaseUrl === undefined) return openSqliteServer(dataDir, lock);
  await untilItAnswers(() => migrateAndClose(connectForMaintenance({ databaseUrl, dataDir }, 'write')), {
    databaseUrl,
    onWaiting: options.onWaiting,
  });
  return openPostgresServer(databaseUrl, options.reports);
}

/**
 * Opens PostgreSQL for a server where the schema is known to be up to date, as {@link openDatabase} leaves it; on a pool of its
 * own, or on one that is lent.
 */
export function openPostgresServer(url: string, reports?: AnswerReports, pool?: PostgresPool): Database {
  const probe = openPostgresProbe(url);
  const watch = reports && watchDatabase(probe.ping, reports);
  const onConnectionLost = () => watch?.look();
  const isLost = watch?.isLost;
  const db = openPostgres({ url, use: 'server', onConnectionLost, ...(isLost && { isLost }), ...(pool && { pool }) });
  return {
    db,
    engine: postgresEngine,
    ping: probe.ping,
    async close() {
      watch?.stop();
      await Promise.all([db.destroy(), probe.close()]);
    },
  };
}

/** Pauses between attempts to reach PostgreSQL while it starts, a minute in all (ms). */
const pauses = [500, 1000, 2000, 3000, ...Array.from({ length: 11 }, () => 5000)];

type Waiting = { databaseUrl: string; onWaiting: ((error: unknown) => void) | undefined };

async function untilItAnswers(attempt: () => Promise<void>, { databaseUrl, onWaiting }: Waiting): Promise<void> {
  if (!onWaiting) return attempt();
  let last: unknown;
  for (const ms of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!postgresEngine.isUnavailable(error)) throw error;
      last = error;
      onWaiting(error);
    }
    await pause(ms);
  }
  throw new NoAnswerError(databaseUrl, last);
}

/** Where the embedded database lies in a data folder. */
export const sqliteFileOf = (dataDir: string): string => path.join(dataDir, 'plumbline.sqlite');

/** Connects without lock and without migrating, for maintenance such as backups: one connection, no time limits. */
export function connectForMaintenance(location: DatabaseLocation, access: 'read' | 'write'): Database {
  const { databaseUrl, dataDir } = location;
  if (databaseUrl !== undefined) {
    return databaseOf(openPostgres({ url: databaseUrl, use: 'maintenance', onConnectionLost: ignore }), postgresEngine);
  }
  const file = sqliteFileOf(dataDir);
  if (access === 'read' && !existsSync(file)) throw new NoDatabaseError(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return databaseOf(openSqlite({ file, isReadOnly: access === 'read' }), sqliteEngine);
}

async function openSqliteServer(dataDir: string, lock: boolean): Promise<Database> {
  const unlock = lock ? lockDataFolder(dataDir) : ignore;
  const file = sqliteFileOf(dataDir);
  const database = connectForMaintenance({ dataDir }, 'write');
  const close = async () => {
    await database.close();
    unlock();
  };
  try {
    if (existsSync(file) && statSync(file).size === 0) throw new DamagedDatabaseError(file, 'is empty (0 bytes)');
    await prepare(database);
    return { ...database, close };
  } catch (error) {
    await close();
    throw isDamage(error) ? new DamagedDatabaseError(file, 'is damaged') : error;
  }
}

async function migrateAndClose(database: Database): Promise<void> {
  try {
    await prepare(database);
  } finally {
    await database.close();
  }
}

async function prepare({ db, engine }: Database): Promise<void> {
  await migrateToLatest(db, engine);
  await engine.exclusiveTransaction(db, async (transaction) => {
    await fillDerivedTables(transaction);
    await fillCustomerWords(transaction);
    await fillQuoteWords(transaction);
    await fillMoneyWords(transaction);
  });
}

function databaseOf(db: Kysely<DatabaseSchema>, engine: Engine): Database {
  return {
    db,
    engine,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function ignore(): void {}
