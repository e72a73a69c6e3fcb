/* Makes a backup while the server runs: `scripts/backup.ts [FILE]`. */
import path from 'node:path';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { backUpFiles } from '#server/database/backup/backup-files.ts';
import { describeBackup, describeFiles, runMaintenanceCommand } from '#server/database/backup/maintenance-command.ts';

const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };
const isInBucket = Boolean(process.env.FILES_S3_ENDPOINT);

await runMaintenanceCommand(async ({ file, onProgress }) => {
  const createdAt = Date.now();
  const time = new Date(createdAt).toISOString().replaceAll(':', '-');
  const target = file ?? path.join(location.dataDir, 'backups', `plumbline-${time}.ndjson.gz`);
  const summary = await backUpDatabase({ ...location, file: target, createdAt, onProgress });
  const files = isInBucket ? 'bucket' : await backUpFiles({ ...location, file: target });
  return `Backed up ${describeBackup(summary)} to ${target}; ${describeFiles(files)}`;
});
