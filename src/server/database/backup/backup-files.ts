import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDiskStore } from '#server/gateways/object-store/disk-store.ts';
import { type ObjectStore, previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { objectFolder } from '#server/gateways/object-store/open-object-store.ts';
import { DamagedBackupError, openBackup } from './read-backup.ts';

/*
 * Files on the disk, those that go with requests and signed documents, stand beside the rows of a backup, in the folder
 * `<backup>.files`: each under the key of its row, and the list SHA256SUMS. What was deleted while the backup was made stands in the
 * list as gone. Files in a bucket are copied by archives alone (archive/archive-format.ts).
 */

/** Name of the list of hashes, as sha256sum writes and checks it. */
export const filesListName = 'SHA256SUMS';
/** Stands in the list in place of a hash. */
export const goneMark = 'gone';

/** Folder of the files that belong to a backup. */
export const filesOf = (backup: string): string => `${backup}.files`;

/** How many files of requests a backup speaks of, and how many of them are beside it or were gone when it was made. */
export type FileSummary = { spokenOf: number; present: number; gone: number };

/** What a file is, the rows say. */
const anyType = 'application/octet-stream';

type Place = { file: string; dataDir: string };

/** Copies every file that the rows of a complete backup speak of; the folder has its name once all are there. */
export async function backUpFiles({ file, dataDir }: Place): Promise<FileSummary> {
  const keys = await keysIn(file);
  if (keys.length === 0) return { spokenOf: 0, present: 0, gone: 0 };
  const store = createDiskStore(objectFolder(dataDir));
  const unfinished = `${filesOf(file)}.${process.pid}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const lines: string[] = [];
    for (const key of keys) {
      const bytes = await store.get(key);
      if (bytes) await writeFile(path.join(unfinished, key), bytes, { mode: 0o600, flush: true });
      else lines.push(`${goneMark}  ${key}`);
      const preview = await store.get(previewKeyOf(key));
      if (preview) await writeFile(path.join(unfinished, previewKeyOf(key)), preview, { mode: 0o600, flush: true });
      if (bytes) lines.push(`${hashOf(bytes)}  ${key}`);
      if (preview) lines.push(`${hashOf(preview)}  ${previewKeyOf(key)}`);
    }
    await writeFile(path.join(unfinished, filesListName), `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, filesOf(file));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return checkFiles(file);
}

/** Reads every file beside a backup and compares it with the list. Throws `DamagedBackupError` where one is missing or changed. */
export async function checkFiles(file: string): Promise<FileSummary> {
  for (const [name, hash] of await readList(file)) {
    if (hash === goneMark) continue;
    const bytes = await readFile(path.join(filesOf(file), name)).catch(() => null);
    if (!bytes || hashOf(bytes) !== hash) throw new DamagedBackupError(file, `the file ${name} is missing or changed`);
  }
  return countFiles(file);
}

/** Compares the rows of a backup with the list of its files, without reading these. */
export async function countFiles(file: string): Promise<FileSummary> {
  const keys = await keysIn(file);
  const listed = await readList(file);
  const known = keys.filter((key) => listed.has(key));
  const lost = known.filter((key) => listed.get(key) === goneMark);
  return { spokenOf: keys.length, present: known.length - lost.length, gone: lost.length };
}

type FilesRestore = Place & {
  replace: boolean;
  /** The bucket that the files go to; without one it is the folder beside the database. */
  bucket?: ObjectStore | undefined;
};

/**
 * Puts the files of a checked backup where the server looks for them; to be called after its rows were restored. With
 * `replace`, files of the folder that its rows do not speak of are removed, as the rows that spoke of them were.
 */
export async function restoreFiles({ file, dataDir, replace, bucket }: FilesRestore): Promise<FileSummary> {
  const summary = await checkFiles(file);
  const folder = objectFolder(dataDir);
  const store = bucket ?? createDiskStore(folder);
  const listed = await readList(file);
  for (const [name, hash] of listed) {
    if (hash !== goneMark)
      await store.put(name, { bytes: await readFile(path.join(filesOf(file), name)), type: anyType });
  }
  if (replace && !bucket && summary.present > 0)
    await removeOthers(folder, new Set([...listed].filter(([, hash]) => hash !== goneMark).map(([name]) => name)));
  return summary;
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !kept.has(entry.name)) await rm(path.join(entry.parentPath, entry.name), { force: true });
  }
}

/** Keys of the files that had arrived whole when the backup was made. Reads the backup to its end, which checks it. */
export async function keysIn(file: string): Promise<string[]> {
  const backup = await openBackup(file);
  const keys: string[] = [];
  try {
    for await (const { table, row } of backup.rows) {
      if (table === 'attachments' && row['state'] === 'ready') keys.push(String(row['object_key']));
      const named = row[keyColumns[table] ?? ''];
      if (typeof named === 'string') keys.push(named);
      if (table === 'quote_signatures' || table === 'tax_documents') keys.push(...documentsOf(row));
    }
  } finally {
    await backup.close();
  }
  return keys;
}

/** Columns that name a file, of tables whose rows have one or none. */
const keyColumns: Readonly<Record<string, string>> = {
  inbound_mails: 'object_key',
  handover_pictures: 'object_key',
  content_pictures: 'object_key',
  case_study_pictures: 'object_key',
  project_references: 'picture_key',
};

/** Files of a signature or a tax document: the sealed document, and of a signature what the agency relies on. */
const documentsOf = (row: Readonly<Record<string, unknown>>): string[] =>
  [row['sealed_at'] === null ? null : row['sealed_file'], row['evidence_file']].filter(
    (key) => typeof key === 'string',
  );

async function readList(file: string): Promise<Map<string, string>> {
  const list = path.join(filesOf(file), filesListName);
  if (!existsSync(list)) return new Map();
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [hash = '', name = ''] = line.split('  ');
      return [name, hash];
    }),
  );
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
