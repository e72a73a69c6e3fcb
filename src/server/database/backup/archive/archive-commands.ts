import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { openBackupPlace } from '#server/gateways/backup-place/backup-place.ts';
import { filedMailsFolder } from '#server/gateways/mail/filed-mails-folder.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { checkFiles, restoreFiles } from '../backup-files.ts';
import type { ReportProgress } from '../backup-format.ts';
import { describeBackup, describeFiles, describeLeftOut } from '../maintenance-command.ts';
import { restoreDatabase } from '../restore.ts';
import { mailFolder } from './archive-format.ts';
import { type UnpackedArchive, unpackArchive } from './unpack-archive.ts';
import { type ArchiveSummary, writeArchive } from './write-archive.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'objectStore' | 'backups'>;

type Making = {
  /** Path of the new archive; null for the place of the settings. */
  file: string | null;
  /** Its name at that place. */
  name: string;
  createdAt: number;
  onProgress: ReportProgress;
};

/** Makes an archive for a command, where the settings or the caller want it. Answers where it is and what it holds. */
export async function makeArchive(settings: Settings, { file, name, createdAt, onProgress }: Making) {
  const { backups, dataDir, databaseUrl } = settings;
  const place = openBackupPlace(backups);
  const unplaced = path.join(backups.folder, `command-${process.pid}.part`);
  const target = file ?? path.join(unplaced, name);
  try {
    const summary = await writeArchive({
      location: { dataDir, databaseUrl },
      files: openObjectStore(settings),
      file: target,
      passphrase: backups.passphrase,
      createdAt,
      onProgress,
    });
    if (file === null) await place.put(target, name);
    return { target: file ?? `${place.address}/${name}`, summary };
  } finally {
    await rm(unplaced, { recursive: true, force: true });
  }
}

/** One line about an archive. */
export const describeArchive = ({ backup, files, mails, bytes }: ArchiveSummary): string =>
  `${describeBackup(backup)}; ${describeFiles(files)}; filed mails: ${mails}; ${bytes} bytes${describeLeftOut(backup)}`;

/**
 * Unpacks an archive into a folder that is removed afterwards, and lets something be done with it. A name without a file is looked up at
 * the place of the settings. Throws `WrongPassphraseError`, `DamagedBackupError`, or an error where there is none.
 */
export async function withArchive<T>(
  { backups, dataDir }: Settings,
  file: string,
  use: (archive: UnpackedArchive & { folder: string }) => Promise<T>,
): Promise<T> {
  const bytes = existsSync(file) ? createReadStream(file) : await openBackupPlace(backups).read(file);
  if (!bytes)
    throw new Error(`There is no ${file} here, and none of that name at ${openBackupPlace(backups).address}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(dataDir, 'unpacked-'));
  try {
    const { passphrase } = backups;
    return await use({ ...(await unpackArchive({ file, bytes, passphrase, into: folder, keeps: 'all' })), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Restoring = { file: string; replace: boolean; onProgress: ReportProgress };

/** Restores rows, files and filed mails of an archive with the server stopped (K3); answers one line about it. */
export function restoreArchive(settings: Settings, { file, replace, onProgress }: Restoring): Promise<string> {
  const { dataDir, databaseUrl, objectStore } = settings;
  const bucket = objectStore && openObjectStore(settings);
  return withArchive(settings, file, async ({ rows, mails, folder }) => {
    // Files that are missing must be known before rows are replaced.
    describeFiles(await checkFiles(rows));
    const summary = await restoreDatabase({ dataDir, databaseUrl, file: rows, replace, onProgress });
    const files = await restoreFiles({ file: rows, dataDir, replace, bucket });
    await mkdir(filedMailsFolder(dataDir), { recursive: true, mode: 0o700 });
    for (const mail of mails) {
      await copyFile(path.join(folder, mailFolder, mail), path.join(filedMailsFolder(dataDir), mail));
    }
    return `Restored ${describeBackup(summary)}; ${describeFiles(files)}; filed mails: ${mails.length}`;
  });
}
