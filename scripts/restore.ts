/* Restores a backup with the server stopped: `scripts/restore.ts FILE [--replace]`. */
import { describeBackup, runMaintenanceCommand } from '#server/database/maintenance-command.ts';
import { restoreDatabase } from '#server/database/restore.ts';

const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };

await runMaintenanceCommand(async ({ file, replace, onProgress }) => {
  if (file === undefined) throw new Error('Which file? restore FILE [--replace]');
  const summary = await restoreDatabase({ ...location, file, replace, onProgress });
  return `Restored ${describeBackup(summary)}`;
});
