/* Restores a backup with the server stopped: `scripts/restore.ts FILE [--replace]`; FILE may be a name at the place of the settings. */
import { readConfig } from '#server/config.ts';
import { restoreArchive } from '#server/database/backup/archive/archive-commands.ts';
import { isArchive } from '#server/database/backup/archive/archive-format.ts';
import { checkFiles, restoreFiles } from '#server/database/backup/backup-files.ts';
import { describeBackup, describeFiles, runMaintenanceCommand } from '#server/database/backup/maintenance-command.ts';
import { restoreDatabase } from '#server/database/backup/restore.ts';

await runMaintenanceCommand(async ({ file, replace, onProgress }) => {
  if (file === undefined) throw new Error('Which file? restore FILE [--replace]');
  const config = readConfig(process.env);
  if (isArchive(file)) return restoreArchive(config, { file, replace, onProgress });
  const { dataDir, databaseUrl } = config;
  const isInBucket = config.objectStore !== undefined;
  // Files that are missing must be known before rows are replaced.
  if (!isInBucket) describeFiles(await checkFiles(file));
  const summary = await restoreDatabase({ dataDir, databaseUrl, file, replace, onProgress });
  const files = isInBucket ? 'bucket' : await restoreFiles({ dataDir, file, replace });
  return `Restored ${describeBackup(summary)}; ${describeFiles(files)}`;
});
