import { sql, type Transaction } from 'kysely';
import type { BackupRow, BackupSummary, ReportProgress } from './backup-format.ts';
import { lockDataFolder } from '#server/database/data-folder/data-folder-lock.ts';
import {
  appliedMigrations,
  isKnownMigration,
  migrateWithin,
  migratorTables,
  NewerDatabaseError,
  presentTables,
} from '#server/database/migrate.ts';
import { filesFolderSetting } from '#server/database/data-folder/files-folder.ts';
import { connectForMaintenance, type Database, type DatabaseLocation } from '#server/database/open-database.ts';
import { openBackup, type OpenBackup } from './read-backup.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type TableName, derivedTables } from '#server/database/primary-keys.ts';

/** Rows inserted by one statement; far below SQLite's limit of 32 766 parameters. */
const batchSize = 200;

/** Thrown when a restore would overwrite or disturb something. */
export class RestoreRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RestoreRefusedError';
  }
}

export interface RestoreOptions extends DatabaseLocation {
  file: string;
  /** Whether rows that are there already may be replaced, all of them. */
  replace?: boolean;
  /** Whether mails that waited are put on hold, as they may have been sent since the backup was made. On by default. */
  holdsMails?: boolean;
  onProgress?: ReportProgress;
}

/**
 * Brings a database to the state of a backup made on either engine (K3), in one transaction: whatever goes
 * wrong, the database stays as it was. Throws `DataFolderInUseError` or {@link RestoreRefusedError} while a server
 * runs, `DamagedBackupError` for a bad file. The schema is the backup's; the next start brings it up to date.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<BackupSummary> {
  const unlock = options.databaseUrl === undefined ? lockDataFolder(options.dataDir) : () => undefined;
  const database = connectForMaintenance(options, 'write');
  try {
    if (await database.engine.hasConnectedServers(database.db)) {
      throw new RestoreRefusedError(
        'Servers are connected to this database. Stop them first, and pgbouncer too if there is one.',
      );
    }
    const backup = await openBackup(options.file);
    return await restoreOpenBackup(database, backup, options).finally(backup.close);
  } finally {
    await database.close();
    unlock();
  }
}

async function restoreOpenBackup(
  { db, engine }: Database,
  backup: OpenBackup,
  { replace = false, holdsMails = true, onProgress }: RestoreOptions,
): Promise<BackupSummary> {
  const { header } = backup;
  if (!isKnownMigration(header.lastMigration)) throw new NewerDatabaseError(header.lastMigration);
  const rows = await engine.exclusiveTransaction(db, async (transaction) => {
    await removeTables(transaction, replace);
    await migrateWithin(transaction, header.lastMigration);
    // Migrations bring rows of their own, which the backup has as well.
    for (const table of (await presentTables(transaction)).toReversed()) await transaction.deleteFrom(table).execute();
    const inserted = await insertRows(transaction, backup, onProgress);
    if (holdsMails) await holdWaitingMails(transaction);
    // Of what the backup has, this is the one row that is left out on purpose.
    const forgotten = await forgetFilesFolder(transaction);
    return forgotten === 0 ? inserted : { ...inserted, settings: (inserted['settings'] ?? 0) - forgotten };
  });
  return { header, rows };
}

/** Kinds of jobs that end in a mail to somebody. */
const mailJobs = ['send-mail', 'mail-reset-link'];

/** Mails that waited when the backup was made may have been sent since: they go only once the owner says so. */
async function holdWaitingMails(transaction: Transaction<DatabaseSchema>): Promise<void> {
  if (!(await presentTables(transaction)).includes('jobs')) return;
  await transaction
    .updateTable('jobs')
    .set({ state: 'held' })
    .where('state', '=', 'waiting')
    .where('kind', 'in', mailJobs)
    .execute();
}

/** The files are restored into another folder than the one they were backed up from. Answers how many rows said so. */
async function forgetFilesFolder(transaction: Transaction<DatabaseSchema>): Promise<number> {
  if (!(await presentTables(transaction)).includes('settings')) return 0;
  const removal = transaction.deleteFrom('settings').where('name', '=', filesFolderSetting);
  return Number((await removal.executeTakeFirst()).numDeletedRows);
}

async function removeTables(transaction: Transaction<DatabaseSchema>, mayReplace: boolean): Promise<void> {
  const present = await presentTables(transaction);
  if (present.length === 0) return;
  const isOurs = (await appliedMigrations(transaction)).length > 0;
  if (!isOurs) throw new RestoreRefusedError('The database has tables of another program. Give an empty one.');
  if (!mayReplace && (await hasRows(transaction, present))) {
    throw new RestoreRefusedError('The database is not empty. Repeat with --replace to replace all that is in it.');
  }
  for (const table of derivedTables) await transaction.schema.dropTable(table).ifExists().execute();
  for (const table of present.toReversed()) await transaction.schema.dropTable(table).execute();
  for (const table of migratorTables) await transaction.schema.dropTable(table).execute();
}

/** Tables that have rows from the start. */
const filledAtStart = new Set<TableName>(['number_series', 'migration_notes']);

async function hasRows(transaction: Transaction<DatabaseSchema>, tables: readonly TableName[]): Promise<boolean> {
  for (const table of tables.filter((name) => !filledAtStart.has(name))) {
    const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
    if (found.rows.length > 0) return true;
  }
  return false;
}

/** Inserts rows in batches of one table, in the backup's order: what is referred to comes first. */
async function insertRows(
  transaction: Transaction<DatabaseSchema>,
  backup: OpenBackup,
  onProgress?: ReportProgress,
): Promise<BackupSummary['rows']> {
  let total = 0;
  let batch: BackupRow[] = [];
  const flush = async (): Promise<void> => {
    await insertBatch(transaction, batch);
    total += batch.length;
    batch = [];
    onProgress?.(total);
  };
  for (;;) {
    const next = await backup.rows.next();
    const isOtherTable = !next.done && batch.length > 0 && batch[0]?.table !== next.value.table;
    if (next.done || isOtherTable || batch.length === batchSize) await flush();
    if (next.done) return next.value;
    batch.push(next.value);
  }
}

async function insertBatch(transaction: Transaction<DatabaseSchema>, batch: readonly BackupRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const columns = Object.keys(first.row);
  const values = batch.map(({ row }) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(first.table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(transaction);
}
