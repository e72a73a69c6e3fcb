import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import type { backupFailures } from '#domain/backups/backup-state.ts';
import type { Config } from '#server/config.ts';
import { WrongPassphraseError } from '#server/database/backup/archive/age-format.ts';
import { archiveName } from '#server/database/backup/archive/archive-format.ts';
import { unpackArchive } from '#server/database/backup/archive/unpack-archive.ts';
import { writeArchive } from '#server/database/backup/archive/write-archive.ts';
import { countFiles } from '#server/database/backup/backup-files.ts';
import { DamagedBackupError } from '#server/database/backup/read-backup.ts';
import { verifyBackup } from '#server/database/backup/verify-backup.ts';
import { openBackupPlace } from '#server/gateways/backup-place/backup-place.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { ObjectStoreError } from '#server/gateways/object-store/s3-store.ts';

/** What the process for backups needs to know of the settings. */
export type BackupSetup = Pick<Config, 'dataDir' | 'databaseUrl' | 'objectStore' | 'backups'>;

/** One step of a backup by schedule, for a process of its own. `at` in ms UTC. */
export type BackupTask =
  | { do: 'make'; setup: BackupSetup; at: number }
  | { do: 'place'; setup: BackupSetup; name: string }
  | { do: 'verify'; setup: BackupSetup; name: string };

/** What a step has done. */
export type BackupDone =
  /** `leavesOut`: what only a newer release knows of its database. */
  | { done: 'make'; name: string; bytes: number; rows: number; files: number; leavesOut: boolean }
  | { done: 'place' }
  | { done: 'verify'; into: 'sqlite' | 'postgres' };

export type BackupAnswer =
  | BackupDone
  /** Never the message: it may quote what people wrote. */
  | { failed: (typeof backupFailures)[number]; errorName: string };

/** What is unfinished lies here; whoever holds the schedule may clear it. */
const workOf = ({ backups }: BackupSetup): string => path.join(backups.folder, 'scheduled.part');

/** Does one step; never throws. */
export async function doBackupTask(task: BackupTask): Promise<BackupAnswer> {
  try {
    if (task.do === 'make') return await make(task.setup, task.at);
    return task.do === 'place' ? await place(task.setup, task.name) : await verify(task.setup, task.name);
  } catch (error) {
    return { failed: reasonOf(error), errorName: error instanceof Error ? error.name : typeof error };
  }
}

async function make(setup: BackupSetup, at: number): Promise<BackupAnswer> {
  const { dataDir, databaseUrl, backups } = setup;
  // Of an attempt that was killed.
  await rm(workOf(setup), { recursive: true, force: true });
  const name = archiveName(at, backups.passphrase !== undefined);
  const summary = await writeArchive({
    location: { dataDir, databaseUrl },
    files: openObjectStore(setup),
    file: path.join(workOf(setup), name),
    passphrase: backups.passphrase,
    createdAt: at,
  });
  const rows = Object.values(summary.backup.rows).reduce((sum, count) => sum + count, 0);
  const { bytes, files, mails, backup } = summary;
  return { done: 'make', name, bytes, rows, files: files.present + mails, leavesOut: backup.leavesOut };
}

async function place(setup: BackupSetup, name: string): Promise<BackupAnswer> {
  await openBackupPlace(setup.backups).put(path.join(workOf(setup), name), name);
  await rm(workOf(setup), { recursive: true, force: true });
  return { done: 'place' };
}

/** Restores what really lies at the place, not what was sent there. */
async function verify(setup: BackupSetup, name: string): Promise<BackupAnswer> {
  const { databaseUrl, backups } = setup;
  const bytes = await openBackupPlace(backups).read(name);
  if (!bytes) throw new DamagedBackupError(name, 'it is not there any more');
  const folder = path.join(workOf(setup), `verify-${randomUUID()}`);
  try {
    const { rows } = await unpackArchive({
      file: name,
      bytes,
      passphrase: backups.passphrase,
      into: folder,
      keeps: 'rows',
    });
    const { into } = await verifyBackup(rows, { databaseUrl, folder });
    const files = await countFiles(rows);
    if (files.spokenOf > files.present + files.gone) throw new DamagedBackupError(name, 'files are missing');
    return { done: 'verify', into };
  } finally {
    await rm(workOf(setup), { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): (typeof backupFailures)[number] {
  if (error instanceof DamagedBackupError || error instanceof WrongPassphraseError) return 'damaged';
  if (error instanceof ObjectStoreError) return 'place';
  if (!(error instanceof Error) || !('code' in error)) return 'other';
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'room';
  return 'syscall' in error && 'path' in error ? 'place' : 'other';
}
