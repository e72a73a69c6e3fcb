import { tmpdir } from 'node:os';
import type { BackupSummary, ReportProgress } from './backup-format.ts';
import { keyIdIn } from '#server/vault/sealed-value.ts';
import { listSealedValues } from '#server/vault/sealed-values-store.ts';
import type { EngineName } from '#server/database/engine.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { countRestored, describeMissing } from './count-restored.ts';
import { DamagedBackupError } from './read-backup.ts';
import { restoreDatabase } from './restore.ts';
import { openScratchDatabase } from './scratch-database.ts';

/** What a backup holds, the ids of the keys by which its secrets are sealed, and where it was restored into. */
export interface VerifiedBackup extends BackupSummary {
  keyIds: string[];
  into: EngineName;
}

type Verification = {
  onProgress?: ReportProgress;
  /** PostgreSQL to try first; without it, or without the right to make a database there, a SQLite file. */
  databaseUrl?: string | undefined;
  /** Folder for a SQLite file; the system's one for temporary files unless given. */
  folder?: string;
};

/**
 * Proves that a backup can be used (K3): reads it to its end, restores it into a database that is thrown away, counts each table there, and
 * brings that to this version's schema. Throws `DamagedBackupError` or what the restore throws.
 */
export async function verifyBackup(file: string, options: Verification = {}): Promise<VerifiedBackup> {
  const { onProgress, databaseUrl, folder = tmpdir() } = options;
  const scratch = await openScratchDatabase({ databaseUrl, folder });
  try {
    const summary = await restoreDatabase({ ...scratch.location, file, ...(onProgress && { onProgress }) });
    const wrong = describeMissing(await countRestored(scratch.location, summary.rows));
    if (wrong !== null) throw new DamagedBackupError(file, wrong);
    const database = await openDatabase(scratch.location);
    const stored = await listSealedValues(database.db).finally(database.close);
    const keyIds = stored.map(({ value }) => keyIdIn(value)).filter((id) => id !== null);
    return { ...summary, keyIds: [...new Set(keyIds)], into: scratch.engine };
  } finally {
    await scratch.remove();
  }
}
