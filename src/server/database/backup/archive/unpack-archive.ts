import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { filesListName, filesOf } from '../backup-files.ts';
import { DamagedBackupError } from '../read-backup.ts';
import { NotAuthenticError, decrypt } from './age-format.ts';
import { isEncrypted, mailFolder, rowsEntry, sumsEntry } from './archive-format.ts';
import { BadTarError, type TarEntry, readTar } from './tar-format.ts';

type Unpacking = {
  /** The archive's name, by which it is known whether it is encrypted. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  passphrase: string | undefined;
  /** An empty folder for its contents. */
  into: string;
  /** Whether files and mails are kept, or only compared with their hashes. */
  keeps: 'all' | 'rows';
};

/** Where the rows of an unpacked archive are, for everything that reads backups, and how many mails it has. */
export type UnpackedArchive = { rows: string; mails: string[] };

const allowedNames = new RegExp(
  `^(?:${rowsEntry}|${sumsEntry}|${filesOf(rowsEntry)}/(?:${filesListName}|[\\w-]{43}(?:\\.preview)?)|${mailFolder}/[\\w-]+\\.eml)$`,
);

/**
 * Unpacks an archive and compares everything in it with its list of hashes (K3). Throws `WrongPassphraseError`, or `DamagedBackupError`
 * where it was changed, cut off, or is none; what has been written then is worth nothing.
 */
export async function unpackArchive(unpacking: Unpacking): Promise<UnpackedArchive> {
  const { file, into } = unpacking;
  const folders = [filesOf(rowsEntry), mailFolder];
  for (const folder of folders) await mkdir(path.join(into, folder), { recursive: true, mode: 0o700 });
  const sums = await readEntries(unpacking).catch((error: unknown) => {
    throw error instanceof NotAuthenticError || error instanceof BadTarError
      ? new DamagedBackupError(file, error)
      : error;
  });
  const mails = [...sums.keys()].filter((name) => name.startsWith(`${mailFolder}/`)).map((name) => path.basename(name));
  return { rows: path.join(into, rowsEntry), mails };
}

/** Hashes by name, compared with the list. */
async function readEntries({ file, bytes, passphrase, into, keeps }: Unpacking): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  const plain = isEncrypted(file) ? decrypt(bytes, { file, passphrase }) : bytes;
  for await (const entry of readTar(plain)) {
    if (!allowedNames.test(entry.name) || sums.has(entry.name)) throw new BadTarError(`it has a file ${entry.name}`);
    const isKept = keeps === 'all' || entry.name === rowsEntry || entry.name.endsWith(sumsEntry);
    sums.set(entry.name, await readEntry(entry, isKept ? path.join(into, entry.name) : null));
  }
  await compare(path.join(into, sumsEntry), sums);
  return sums;
}

/** Reads one file to its end and answers its hash; writes it where it is kept. */
async function readEntry({ bytes }: TarEntry, target: string | null): Promise<string> {
  const hash = createHash('sha256');
  if (target === null) {
    for await (const piece of bytes) hash.update(piece);
    return hash.digest('hex');
  }
  const note = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  await pipeline(Readable.from(bytes), note, createWriteStream(target, { mode: 0o600, flush: true }));
  return hash.digest('hex');
}

async function compare(list: string, found: ReadonlyMap<string, string>): Promise<void> {
  if (!found.has(sumsEntry)) throw new BadTarError('its end is missing');
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '');
  for (const line of lines) {
    const [hash = '', name = ''] = line.split('  ');
    if (found.get(name) !== hash) throw new BadTarError(`${name} is missing or changed`);
  }
  if (lines.length + 1 !== found.size) throw new BadTarError('it has files that are not in its list');
}
