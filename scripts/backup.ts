/*
 * Makes a backup while the server runs: `scripts/backup.ts [FILE]`. An archive in one file, encrypted where BACKUP_PASSPHRASE is set, if FILE
 * ends in .tar or .tar.age, or if there is none and the settings name a place or a passphrase; else rows and files beside each other.
 */
import path from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { describeArchive, makeArchive } from '#server/database/backup/archive/archive-commands.ts';
import { archiveName, isArchive, isEncrypted } from '#server/database/backup/archive/archive-format.ts';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { backUpFiles } from '#server/database/backup/backup-files.ts';
import {
  type MaintenanceCall,
  describeBackup,
  describeFiles,
  describeLeftOut,
  runMaintenanceCommand,
} from '#server/database/backup/maintenance-command.ts';

await runMaintenanceCommand(async (call) => {
  const config = readConfig(process.env);
  demandFittingName(config, call.file);
  return wantsArchive(config, call.file) ? backUpAsArchive(config, call) : backUpAsFolder(config, call);
});

/** The ending says what is in a file: an encrypted archive, one in clear, or rows alone. */
function demandFittingName({ backups }: Config, file: string | undefined): void {
  if (file === undefined || isEncrypted(file) === (backups.passphrase !== undefined)) return;
  throw new Error('A file that ends in .tar.age goes with BACKUP_PASSPHRASE, every other one without.');
}

function wantsArchive({ backups }: Config, file: string | undefined): boolean {
  if (file !== undefined) return isArchive(file);
  const isNamed = Boolean(process.env.BACKUP_DIR) || backups.bucket !== undefined;
  return isNamed || backups.passphrase !== undefined || backups.schedule !== undefined;
}

async function backUpAsArchive(config: Config, { file, onProgress }: MaintenanceCall): Promise<string> {
  const createdAt = Date.now();
  const name = archiveName(createdAt, config.backups.passphrase !== undefined);
  const { summary, target } = await makeArchive(config, { file: file ?? null, name, createdAt, onProgress });
  return `Backed up ${describeArchive(summary)} to ${target}`;
}

async function backUpAsFolder(config: Config, { file, onProgress }: MaintenanceCall): Promise<string> {
  const { dataDir, databaseUrl, backups, objectStore } = config;
  const createdAt = Date.now();
  const target = file ?? path.join(backups.folder, archiveName(createdAt, false).replace(/\.tar$/, '.ndjson.gz'));
  const summary = await backUpDatabase({
    dataDir,
    databaseUrl,
    file: target,
    createdAt,
    leavesNewer: true,
    onProgress,
  });
  const files = objectStore ? 'bucket' : await backUpFiles({ dataDir, file: target });
  return `Backed up ${describeBackup(summary)} to ${target}; ${describeFiles(files)}${describeLeftOut(summary)}`;
}
