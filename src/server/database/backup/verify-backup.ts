import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackupSummary, ReportProgress } from './backup-format.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { restoreDatabase } from './restore.ts';

/**
 * Proves that a backup can be used (K3): reads it to its end, restores it into a SQLite database that is thrown
 * away, and brings that to this version's schema. Throws `DamagedBackupError` or what the restore throws.
 */
export async function verifyBackup(file: string, onProgress?: ReportProgress): Promise<BackupSummary> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-verify-'));
  try {
    const summary = await restoreDatabase({ dataDir, file, ...(onProgress && { onProgress }) });
    const database = await openDatabase({ dataDir });
    await database.close();
    return summary;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
