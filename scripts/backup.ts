/* Makes a backup while the server runs: `scripts/backup.ts [FILE]`. */
import path from 'node:path';
import { backUpDatabase } from '#server/database/backup.ts';
import { describeBackup, runMaintenanceCommand } from '#server/database/maintenance-command.ts';

const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };

await runMaintenanceCommand(async ({ file, onProgress }) => {
  const createdAt = Date.now();
  const time = new Date(createdAt).toISOString().replaceAll(':', '-');
  const target = file ?? path.join(location.dataDir, 'backups', `plumbline-${time}.ndjson.gz`);
  const summary = await backUpDatabase({ ...location, file: target, createdAt, onProgress });
  return `Backed up ${describeBackup(summary)} to ${target}`;
});
