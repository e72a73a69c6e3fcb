import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackupSummary, ReportProgress } from './backup-format.ts';
import { keyIdIn } from '#server/vault/sealed-value.ts';
import { listSealedValues } from '#server/vault/sealed-values-store.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { restoreDatabase } from './restore.ts';

/** What a backup holds, and the ids of the keys by which its secrets are sealed. */
export interface VerifiedBackup extends BackupSummary {
  keyIds: string[];
}

/**
 * Proves that a backup can be used (K3): reads it to its end, restores it into a SQLite database that is thrown
 * away, and brings that to this version's schema. Throws `DamagedBackupError` or what the restore throws.
 */
export async function verifyBackup(file: string, onProgress?: ReportProgress): Promise<VerifiedBackup> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-verify-'));
  try {
    const summary = await restoreDatabase({ dataDir, file, ...(onProgress && { onProgress }) });
    const database = await openDatabase({ dataDir });
    const stored = await listSealedValues(database.db).finally(database.close);
    const keyIds = stored.map(({ value }) => keyIdIn(value)).filter((id) => id !== null);
    return { ...summary, keyIds: [...new Set(keyIds)] };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
