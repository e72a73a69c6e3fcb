/* Restores a backup with the server stopped: `scripts/restore.ts FILE [--replace]`. */
import { checkFiles, restoreFiles } from '#server/database/backup/backup-files.ts';
import { describeBackup, describeFiles, runMaintenanceCommand } from '#server/database/backup/maintenance-command.ts';
import { restoreDatabase } from '#server/database/backup/restore.ts';

const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };
const isInBucket = Boolean(process.env.FILES_S3_ENDPOINT);

await runMaintenanceCommand(async ({ file, replace, onProgress }) => {
  if (file === undefined) throw new Error('Which file? restore FILE [--replace]');
  // Files that are missing must be known before rows are replaced.
  if (!isInBucket) describeFiles(await checkFiles(file));
  const summary = await restoreDatabase({ ...location, file, replace, onProgress });
  const files = isInBucket ? 'bucket' : await restoreFiles({ ...location, file, replace });
  return `Restored ${describeBackup(summary)}; ${describeFiles(files)}`;
});
