/* Proves that a backup can be restored: `scripts/verify-backup.ts FILE`. Touches no data. */
import { describeBackup, runMaintenanceCommand } from '#server/database/maintenance-command.ts';
import { verifyBackup } from '#server/database/verify-backup.ts';

await runMaintenanceCommand(async ({ file, onProgress }) => {
  if (file === undefined) throw new Error('Which file? verify-backup FILE');
  return `${file} is whole and can be restored: ${describeBackup(await verifyBackup(file, onProgress))}`;
});
