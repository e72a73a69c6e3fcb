/* Proves that a backup can be restored: `scripts/verify-backup.ts FILE`; FILE may be a name at the place of the settings. Touches no data. */
import { readConfig } from '#server/config.ts';
import { withArchive } from '#server/database/backup/archive/archive-commands.ts';
import { isArchive } from '#server/database/backup/archive/archive-format.ts';
import { checkFiles } from '#server/database/backup/backup-files.ts';
import {
  describeBackup,
  describeFiles,
  describeSecrets,
  runMaintenanceCommand,
} from '#server/database/backup/maintenance-command.ts';
import { verifyBackup } from '#server/database/backup/verify-backup.ts';
import { keysAtHand } from '#server/vault/open-vault.ts';

await runMaintenanceCommand(async ({ file, onProgress }) => {
  if (file === undefined) throw new Error('Which file? verify-backup FILE');
  const config = readConfig(process.env);
  const verify = async (rowsFile: string, hasFiles: boolean): Promise<string> => {
    const verified = await verifyBackup(rowsFile, { onProgress });
    const rows = describeBackup(verified);
    const secrets = describeSecrets(verified.keyIds, keysAtHand(config));
    const files = hasFiles ? await checkFiles(rowsFile) : 'bucket';
    return `${file} is whole and can be restored: ${rows}; ${describeFiles(files)}; ${secrets}`;
  };
  if (isArchive(file)) return withArchive(config, file, ({ rows }) => verify(rows, true));
  return verify(file, config.objectStore === undefined);
});
