import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Engine } from './engine.ts';
import { openPostgres, postgresEngine } from './engine-postgres.ts';
import { openSqlite, sqliteEngine } from './engine-sqlite.ts';
import { fillCustomerWords } from './customer-words.ts';
import { fillDerivedTables } from './derived-tables.ts';
import { migrateToLatest } from './migrate.ts';
import type { DatabaseSchema } from './schema.ts';

/** Where the data is: in PostgreSQL when `databaseUrl` is set, else in a SQLite file in the data folder. */
export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface OpenDatabaseOptions extends DatabaseLocation {
  /** Whether to take the SQLite data folder for this process alone; without effect on PostgreSQL. On by default. */
  lock?: boolean;
  /** Told of PostgreSQL connections that were lost; they are replaced by themselves. */
  onConnectionLost?: (error: Error) => void;
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

/**
 * Opens the database for a server and brings its schema up to date (K1, K2). Throws `DataFolderInUseError` if
 * another process has the data folder, `NewerDatabaseError` if a newer version has been there.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, lock = true, onConnectionLost = ignore } = options;
  if (databaseUrl === undefined) return openSqliteServer(dataDir, lock);
  await migrateAndClose(connectForMaintenance({ databaseUrl, dataDir }, 'write'));
  return databaseOf(openPostgres({ url: databaseUrl, use: 'server', onConnectionLost }), postgresEngine);
}

/** Connects without lock and without migrating, for maintenance such as backups: one connection, no time limits. */
export function connectForMaintenance(location: DatabaseLocation, access: 'read' | 'write'): Database {
  const { databaseUrl, dataDir } = location;
  if (databaseUrl !== undefined) {
    return databaseOf(openPostgres({ url: databaseUrl, use: 'maintenance', onConnectionLost: ignore }), postgresEngine);
  }
  const file = path.join(dataDir, 'plumbline.sqlite');
  if (access === 'read' && !existsSync(file)) throw new NoDatabaseError(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return databaseOf(openSqlite({ file, isReadOnly: access === 'read' }), sqliteEngine);
}

async function openSqliteServer(dataDir: string, lock: boolean): Promise<Database> {
  const unlock = lock ? lockDataFolder(dataDir) : ignore;
  const database = connectForMaintenance({ dataDir }, 'write');
  const close = async () => {
    await database.close();
    unlock();
  };
  try {
    await prepare(database);
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
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
