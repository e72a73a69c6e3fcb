import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { syncFolder } from '#server/gateways/write-atomically.ts';
import {
  backupFormat,
  backupRowSchema,
  type BackupFooter,
  type BackupHeader,
  type BackupSummary,
  type ReportProgress,
} from './backup-format.ts';
import { NewerDatabaseError, presentTables, understoodMigrations } from '#server/database/migrate.ts';
import { copySqlite } from '#server/database/engine-sqlite.ts';
import {
  connectForMaintenance,
  type Database,
  type DatabaseLocation,
  NoDatabaseError,
  sqliteFileOf,
} from '#server/database/open-database.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type KnownColumns, knownColumns } from './known-columns.ts';
import { primaryKeys, type TableName } from '#server/database/primary-keys.ts';

/** Rows read at once; small enough for mails with large bodies, large enough for speed. */
const pageSize = 500;

export interface BackupOptions extends DatabaseLocation {
  /** Path of the new backup; must not exist. */
  file: string;
  createdAt: number;
  /** Whether what only a newer release knows of its database may be left out. Off by default. */
  leavesNewer?: boolean;
  onProgress?: ReportProgress;
}

/** What a new backup holds, and whether it leaves out what a newer release has added to the database. */
export interface MadeBackup extends BackupSummary {
  leavesOut: boolean;
}

/**
 * Writes every row of one moment to a portable file while servers go on working (K3). The file has its
 * name only once it is complete and on the disk. Throws `NewerDatabaseError` for a database that this release does not understand whole,
 * unless it is one that it works with and may leave something out.
 */
export async function backUpDatabase(options: BackupOptions): Promise<MadeBackup> {
  if (existsSync(options.file)) throw new Error(`${options.file} exists already.`);
  const { db, engine, close } = await connectToMoment(options);
  const unfinished = `${options.file}.${process.pid}.part`;
  try {
    const summary = await engine.snapshotTransaction(db, async (snapshot) => {
      const { known, newer } = await understoodMigrations(snapshot);
      if (newer !== null && !options.leavesNewer) throw new NewerDatabaseError(newer);
      const columns = newer === null ? null : await knownColumns();
      const lastMigration = known.at(-1);
      if (lastMigration === undefined) throw new Error('The database is empty: no server has used it yet.');
      await mkdir(path.dirname(options.file), { recursive: true, mode: 0o700 });
      const { createdAt } = options;
      const header: BackupHeader = { plumblineBackup: backupFormat, engine: engine.name, lastMigration, createdAt };
      const rows: BackupFooter['rows'] = {};
      const lines = backupLines(snapshot, { summary: { header, rows }, columns, onProgress: options.onProgress });
      await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
      return { header, rows, leavesOut: newer !== null };
    });
    await rename(unfinished, options.file);
    await syncFolder(path.dirname(options.file));
    return summary;
  } finally {
    await close();
    await rm(unfinished, { force: true });
  }
}

/**
 * The database to read from: PostgreSQL itself, and of SQLite a copy beside the backup. Reading takes so long that SQLite's
 * log of changes would grow without bounds meanwhile.
 */
async function connectToMoment(options: BackupOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) return connectForMaintenance(options, 'read');
  const file = sqliteFileOf(options.dataDir);
  if (!existsSync(file)) throw new NoDatabaseError(file);
  const dataDir = `${options.file}.${process.pid}.copy`;
  const remove = () => rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await copySqlite(file, sqliteFileOf(dataDir));
  } catch (error) {
    await remove();
    throw error;
  }
  const copy = connectForMaintenance({ dataDir }, 'read');
  const close = async () => {
    await copy.close();
    await remove();
  };
  return { ...copy, close };
}

type Writing = { summary: BackupSummary; columns: KnownColumns | null; onProgress: ReportProgress | undefined };

/** The text of a backup in pieces; counts the rows of each table in `summary.rows` on the way. */
async function* backupLines(
  snapshot: Transaction<DatabaseSchema>,
  { summary, columns, onProgress }: Writing,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(lineOf(summary.header));
  let total = 0;
  for (const table of await presentTables(snapshot)) {
    summary.rows[table] = 0;
    for await (const page of pagesOf(snapshot, table, columns?.get(table))) {
      yield hashed(page.map((row) => lineOf(backupRowSchema.parse({ table, row }))).join(''));
      summary.rows[table] += page.length;
      total += page.length;
      onProgress?.(total);
    }
  }
  yield lineOf({ rows: summary.rows, sha256: hash.digest('hex') } satisfies BackupFooter);
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/**
 * All rows of a table in the order of its primary key, page by page; every page starts after the last one's end. With all columns, or those
 * that are named.
 */
async function* pagesOf(
  snapshot: Transaction<DatabaseSchema>,
  table: TableName,
  columns?: readonly string[],
): AsyncGenerator<Record<string, unknown>[]> {
  const key = sql.ref(primaryKeys[table]);
  const selected = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  let rest = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${selected} from ${sql.table(table)} ${rest} order by ${key} limit ${sql.lit(pageSize)}`.execute(snapshot);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < pageSize) return;
    rest = sql`where ${key} > ${last[primaryKeys[table]]}`;
  }
}
