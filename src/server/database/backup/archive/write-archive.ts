import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseLocation } from '#server/database/open-database.ts';
import { filedMailsFolder } from '#server/gateways/mail/filed-mails-folder.ts';
import { type ObjectStore, previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { syncFolder } from '#server/gateways/write-atomically.ts';
import type { ReportProgress } from '../backup-format.ts';
import { type FileSummary, filesListName, filesOf, goneMark, keysIn } from '../backup-files.ts';
import { type MadeBackup, backUpDatabase } from '../backup.ts';
import { encrypt } from './age-format.ts';
import { mailFolder, rowsEntry, sumsEntry } from './archive-format.ts';
import { type TarEntry, writeTar } from './tar-format.ts';

export type ArchiveOptions = {
  location: DatabaseLocation;
  /** Where the files lie that go with requests and documents. */
  files: ObjectStore;
  /** Path of the new archive; must not exist. */
  file: string;
  passphrase: string | undefined;
  /** Time of the backup (ms UTC). */
  createdAt: number;
  onProgress?: ReportProgress;
};

/** What an archive holds, and its size. */
export type ArchiveSummary = { backup: MadeBackup; files: FileSummary; mails: number; bytes: number };

/**
 * Writes rows, files and filed mails to one file while servers go on working (K3), one file in memory at a time. The archive has its name
 * only once it is complete and on the disk; what is unfinished lies in a folder `….part` beside it.
 */
export async function writeArchive(options: ArchiveOptions): Promise<ArchiveSummary> {
  const { location, file, passphrase, createdAt, onProgress } = options;
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const rows = path.join(unfinished, rowsEntry);
    const backup = await backUpDatabase({
      ...location,
      file: rows,
      createdAt,
      leavesNewer: true,
      ...(onProgress && { onProgress }),
    });
    const counts = { files: { spokenOf: 0, present: 0, gone: 0 }, mails: 0 };
    const tar = writeTar(entriesOf({ ...options, rows }, counts), createdAt);
    const written = path.join(unfinished, 'archive');
    const sealed = passphrase === undefined ? tar : encrypt(tar, passphrase);
    await pipeline(Readable.from(sealed), createWriteStream(written, { mode: 0o600, flush: true }));
    const { size: bytes } = await stat(written);
    await rename(written, file);
    await syncFolder(path.dirname(file));
    return { backup, ...counts, bytes };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

type Sources = ArchiveOptions & { rows: string };
type Counts = Pick<ArchiveSummary, 'files' | 'mails'>;

/** Everything that goes into an archive, one after the other, with the list of hashes at the end. */
async function* entriesOf(sources: Sources, counts: Counts): AsyncGenerator<TarEntry> {
  const sums: string[] = [];
  for await (const entry of contentsOf(sources, counts)) {
    const hash = createHash('sha256');
    yield { ...entry, bytes: hashing(entry.bytes, hash.update.bind(hash)) };
    sums.push(`${hash.digest('hex')}  ${entry.name}\n`);
  }
  yield entryOf(sumsEntry, Buffer.from(sums.join('')));
}

async function* contentsOf(sources: Sources, counts: Counts): AsyncGenerator<TarEntry> {
  const { rows, files, location } = sources;
  yield { name: rowsEntry, size: (await stat(rows)).size, bytes: createReadStream(rows) };
  const list: string[] = [];
  const keep = (name: string, bytes: Buffer): TarEntry => {
    list.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    return entryOf(`${filesOf(rowsEntry)}/${name}`, bytes);
  };
  for (const key of await keysIn(rows)) {
    counts.files.spokenOf += 1;
    const bytes = await files.get(key);
    if (bytes) yield keep(key, bytes);
    else list.push(`${goneMark}  ${key}\n`);
    counts.files[bytes ? 'present' : 'gone'] += 1;
    const preview = await files.get(previewKeyOf(key));
    if (preview) yield keep(previewKeyOf(key), preview);
  }
  yield entryOf(`${filesOf(rowsEntry)}/${filesListName}`, Buffer.from(list.join('')));
  const folder = filedMailsFolder(location.dataDir);
  const mails = await readdir(folder).catch(() => []);
  for (const mail of mails.filter((name) => /^[\w-]+\.eml$/.test(name)).toSorted()) {
    yield entryOf(`${mailFolder}/${mail}`, await readFile(path.join(folder, mail)));
    counts.mails += 1;
  }
}

const entryOf = (name: string, bytes: Buffer): TarEntry => ({
  name,
  size: bytes.length,
  bytes: Readable.from(bytes.length === 0 ? [] : [bytes]),
});

async function* hashing(
  bytes: AsyncIterable<Uint8Array>,
  note: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    note(piece);
    yield piece;
  }
}
