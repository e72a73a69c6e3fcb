/* Proves that a backup can be restored: `scripts/verify-backup.ts FILE`. Touches no data. */
import { checkFiles } from '#server/database/backup/backup-files.ts';
import {
  describeBackup,
  describeFiles,
  describeSecrets,
  runMaintenanceCommand,
} from '#server/database/backup/maintenance-command.ts';
import { verifyBackup } from '#server/database/backup/verify-backup.ts';
import { keysAtHand } from '#server/vault/open-vault.ts';

const keys = { vaultKey: process.env.VAULT_KEY || undefined, dataDir: process.env.DATA_DIR || 'data' };
const isInBucket = Boolean(process.env.FILES_S3_ENDPOINT);

await runMaintenanceCommand(async ({ file, onProgress }) => {
  if (file === undefined) throw new Error('Which file? verify-backup FILE');
  const verified = await verifyBackup(file, onProgress);
  const rows = describeBackup(verified);
  const secrets = describeSecrets(verified.keyIds, keysAtHand(keys));
  const files = isInBucket ? 'bucket' : await checkFiles(file);
  return `${file} is whole and can be restored: ${rows}; ${describeFiles(files)}; ${secrets}`;
});
