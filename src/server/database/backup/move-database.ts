import path from 'node:path';
import { lockDataFolder } from '#server/database/data-folder/data-folder-lock.ts';
import { connectForMaintenance, type DatabaseLocation } from '#server/database/open-database.ts';
import { backUpDatabase } from './backup.ts';
import type { ReportProgress } from './backup-format.ts';
import { type RestoredCount, countRestored, describeMissing } from './count-restored.ts';
import { RestoreRefusedError, restoreDatabase } from './restore.ts';

export type MoveOptions = {
  from: DatabaseLocation;
  to: DatabaseLocation;
  /** Whether rows that the target has may be replaced, all of them. */
  replace: boolean;
  /** Time of the backup that a move leaves behind (ms UTC). */
  now: number;
  onProgress?: ReportProgress;
};

/** What was moved: the backup that stays, and the rows of each table, counted in the source and then in the target. */
export type MoveSummary = { file: string; tables: RestoredCount[] };

/**
 * Moves an installation between SQLite and PostgreSQL, or to another server, with every server stopped (K2): a backup of the source,
 * restored into the target, each table counted there. The source stays as it is, and waiting mails go on from the target. Throws
 * `RestoreRefusedError` while servers run, where the target is the source or is not empty, or where a count differs.
 */
export async function moveDatabase({ from, to, replace, now, onProgress }: MoveOptions): Promise<MoveSummary> {
  if (from.databaseUrl === to.databaseUrl && (from.databaseUrl !== undefined || from.dataDir === to.dataDir)) {
    throw new RestoreRefusedError('The data is there already: the target is the database that the settings name.');
  }
  const release = await holdSource(from);
  try {
    const file = path.join(
      from.dataDir,
      'backups',
      `move-${new Date(now).toISOString().replaceAll(':', '-')}.ndjson.gz`,
    );
    await backUpDatabase({ ...from, file, createdAt: now });
    const { rows } = await restoreDatabase({
      ...to,
      file,
      replace,
      holdsMails: false,
      ...(onProgress && { onProgress }),
    });
    const tables = await countRestored(to, rows);
    const wrong = describeMissing(tables);
    if (wrong !== null) throw new RestoreRefusedError(wrong);
    return { file, tables };
  } finally {
    release();
  }
}

/** Nobody may write into the source meanwhile: what comes later would be lost. */
async function holdSource(from: DatabaseLocation): Promise<() => void> {
  if (from.databaseUrl === undefined) return lockDataFolder(from.dataDir);
  const { db, engine, close } = connectForMaintenance(from, 'read');
  try {
    if (!(await engine.hasConnectedServers(db))) return () => undefined;
    throw new RestoreRefusedError('Servers are connected to the database that is moved. Stop them first.');
  } finally {
    await close();
  }
}
