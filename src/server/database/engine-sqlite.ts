import { DatabaseSync, type SQLInputValue, backup } from 'node:sqlite';
import {
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  sql as query,
  type DialectAdapter,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { searchText } from '#domain/search/search-text.ts';
import { selectDueJobs } from './due-jobs.ts';
import type { Engine } from './engine.ts';
import type { DatabaseSchema } from './schema.ts';
import { statementLog } from '#server/telemetry/traces.ts';

/** Prepared statements kept per connection: those that were asked for last. Each takes tens of kB, and lists of ids make ever new ones. */
const keptStatements = 150;
const busyTimeoutMs = 5_000;
/** Of one statement; SQLite takes 32 766. */
const mostParameters = 10_000;

const schemaChange = /^\s*(create|alter|drop)\b/i;
/** Takes effect when it is prepared, not when it is run (https://sqlite.org/pragma.html). */
const pragma = /^pragma\b/i;

/** Result codes of SQLite, https://sqlite.org/rescode.html; the low byte of a code is its group. */
const uniqueViolations = new Set([1555, 2067]);
const unavailableGroups = new Set([5, 6, 8, 10, 13, 14]);
/** The file is malformed, or no database at all. */
const damageGroups = new Set([11, 26]);

export interface SqliteOptions {
  file: string;
  /** Refuse every change, as a backup does. */
  isReadOnly: boolean;
}

/** Prepares a SQLite file for use through node:sqlite, opened at the first query; every commit is fsynced. */
export function openSqlite(options: SqliteOptions): Kysely<DatabaseSchema> {
  return new Kysely<DatabaseSchema>({
    ...statementLog(),
    dialect: new NodeSqliteDialect({ database: async () => adaptDatabase(openFile(options)) }),
  });
}

function openFile({ file, isReadOnly }: SqliteOptions): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864');
  // SQLite itself knows capital letters of ASCII alone.
  database.function('plain_text', { deterministic: true }, (text) => searchText(String(text ?? '')));
  // Not SQLite's own read-only mode: that one cannot recover the log that a killed server left behind.
  if (isReadOnly) database.exec('pragma query_only = on');
  return database;
}

/** More pages than a file can have: all of them in one step, so that writers meanwhile do not make it begin again. */
const allPages = 2 ** 31 - 1;

/**
 * Copies a SQLite file as it is at one moment while a server goes on writing. It takes seconds: only for so long does the
 * server's log of changes grow without being worked into the file.
 */
export async function copySqlite(file: string, to: string): Promise<void> {
  const source = openFile({ file, isReadOnly: false });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** SQLite can roll back schema changes; Kysely leaves that off, and a kill would leave half a migration. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Gives node:sqlite the face Kysely knows (better-sqlite3's) and keeps prepared statements. */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // A full disk makes SQLite roll back by itself; doing it again is an error that would hide what had happened.
      if (sql === 'rollback' && !database.isTransaction) return nothingToDo;
      // A changed schema changes the columns of statements such as `select *`.
      if (schemaChange.test(sql)) cache.clear();
      if (pragma.test(sql)) return adaptStatement(database, sql);
      const statement = cache.get(sql) ?? adaptStatement(database, sql);
      // A map keeps the order of insertion: its first one is the one that nobody has asked for longest.
      cache.delete(sql);
      cache.set(sql, statement);
      const [oldest] = cache.keys();
      if (oldest !== undefined && cache.size > keptStatements) cache.delete(oldest);
      return statement;
    },
    close() {
      cache.clear();
      database.close();
    },
  };
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function adaptStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql, { returnArrays: true });
  const names = statement.columns().map((column) => column.name);
  return {
    reader: names.length > 0,
    all: (parameters) => toObjects(names, statement.all(...toInputs(parameters))),
    run: (parameters) => statement.run(...toInputs(parameters)),
    // A statement of its own, because running a cached one again would end the iteration.
    iterate: (parameters) => database.prepare(sql).iterate(...toInputs(parameters)),
  };
}

/** Rows as plain objects like those of pg; node:sqlite's own have no prototype and take longer. */
function toObjects(names: readonly string[], rows: readonly unknown[]): Record<string, unknown>[] {
  return rows.map((row) => {
    const values = row as readonly unknown[];
    const object: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) object[name] = values[index];
    return object;
  });
}

/** Checks parameters as strictly as PostgreSQL does, which stores no NUL character in text. */
function toInputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'string' && value.includes('\0')) throw new TypeError('Text with a NUL character');
    return value as SQLInputValue;
  });
}

export const sqliteEngine: Engine = {
  name: 'sqlite',

  isUniqueViolation: (error) => uniqueViolations.has(resultCode(error)),

  isUnavailable: (error) => unavailableGroups.has(resultCode(error) & 0xff),

  /** A claim that a power failure takes away leaves a job that nobody has begun. */
  claimDueJobs: (db, claim) =>
    sqliteEngine.hastyWrite(db, (connection) =>
      connection
        .updateTable('jobs')
        .set((update) => ({
          attempts: update('attempts', '+', 1),
          locked_by: claim.lockedBy,
          locked_until: claim.lockedUntil,
        }))
        .where('id', 'in', selectDueJobs(connection, claim))
        .returning(['id', 'kind', 'payload', 'attempts', 'run_at', 'request_id', 'trace_parent'])
        .execute(),
    ),

  /** The log keeps the order: the next commit that waits for the disk takes this one there too. */
  hastyWrite: (db, write) =>
    db.connection().execute(async (connection) => {
      await query`pragma synchronous = normal`.execute(connection);
      try {
        return await write(connection);
      } finally {
        await query`pragma synchronous = full`.execute(connection);
      }
    }),

  /** The snapshot is that of the first read. */
  snapshotTransaction: (db, run) => db.transaction().execute(run),

  /** The data folder's lock keeps other servers out. */
  exclusiveTransaction: (db, run) => db.transaction().execute(run),

  // No other server has the file.
  schemaTransaction: (db, run) => db.transaction().execute(run),

  /** There is never another server to tell. */
  openSignals: () => ({ send: async () => undefined, close: async () => undefined }),

  async insertMany(transaction, table, rows) {
    const columns = Object.keys(rows[0] ?? {});
    const atOnce = Math.floor(mostParameters / Math.max(1, columns.length));
    for (let start = 0; start < rows.length; start += atOnce) {
      await transaction
        .insertInto(table)
        .values(rows.slice(start, start + atOnce))
        .execute();
    }
  },

  /** Making them anew takes as long as keeping them. */
  withoutIndexes: (_transaction, _tables, run) => run(),

  plainText: (column) => query<string>`plain_text(${query.ref(column)})`,

  async describeServer(db) {
    const { rows } = await query<{ version: string }>`select sqlite_version() as version`.execute(db);
    return { version: `SQLite ${rows[0]?.version ?? ''}`, clockMs: null };
  },

  hasConnectedServers: async () => false,
};

/** Whether the file of the database itself is damaged. */
export const isDamage = (error: unknown): boolean => damageGroups.has(resultCode(error) & 0xff);

function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
}
