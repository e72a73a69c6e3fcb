import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import {
  backupFooterSchema,
  backupHeaderSchema,
  backupRowSchema,
  type BackupFooter,
  type BackupHeader,
  type BackupRow,
} from './backup-format.ts';

/** Thrown when a file is not a complete and unchanged backup. */
export class DamagedBackupError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${file} is not a complete, unchanged backup (${reason}).`, { cause });
    this.name = 'DamagedBackupError';
  }
}

export interface OpenBackup {
  header: BackupHeader;
  /** Comes to its end only if the backup is whole; the end's value are the footer's counts. */
  rows: AsyncGenerator<BackupRow, BackupFooter['rows']>;
  /** Gives the file back, read to its end or not. */
  close(): Promise<void>;
}

/** Opens a backup for one reading from start to end. Throws {@link DamagedBackupError}, here or while reading. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readLines(file);
  const close = async (): Promise<void> => {
    await lines.return(undefined);
  };
  const first = await lines.next();
  if (first.done === true) throw new DamagedBackupError(file, 'it is empty');
  try {
    const header = backupHeaderSchema.parse(JSON.parse(first.value));
    return { header, rows: readRows(file, first.value, lines), close };
  } catch (error) {
    await close();
    throw new DamagedBackupError(file, error);
  }
}

async function* readRows(
  file: string,
  headerLine: string,
  lines: AsyncGenerator<string>,
): AsyncGenerator<BackupRow, BackupFooter['rows']> {
  const hash = createHash('sha256').update(`${headerLine}\n`);
  const counts = new Map<string, number>();
  let footer: BackupFooter | undefined;
  for await (const line of lines) {
    if (footer) throw new DamagedBackupError(file, 'it goes on after its end');
    const parsed = parseLine(file, line);
    if ('sha256' in parsed) {
      footer = parsed;
    } else {
      hash.update(`${line}\n`);
      counts.set(parsed.table, (counts.get(parsed.table) ?? 0) + 1);
      yield parsed;
    }
  }
  if (!footer) throw new DamagedBackupError(file, 'its end is missing');
  if (footer.sha256 !== hash.digest('hex')) throw new DamagedBackupError(file, 'its contents were changed');
  const filled = Object.entries(footer.rows).filter(([, rows]) => rows > 0);
  if (!isDeepStrictEqual(new Map(filled), counts)) throw new DamagedBackupError(file, 'rows are missing');
  return footer.rows;
}

function parseLine(file: string, line: string): BackupRow | BackupFooter {
  try {
    const value: unknown = JSON.parse(line);
    const isFooter = typeof value === 'object' && value !== null && 'sha256' in value;
    return isFooter ? backupFooterSchema.parse(value) : backupRowSchema.parse(value);
  } catch (error) {
    throw new DamagedBackupError(file, error);
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // The callback is only there to be given: each error also ends the loop below.
  pipeline(createReadStream(file), text, () => undefined);
  const decoder = new StringDecoder('utf8');
  let unfinished = '';
  try {
    for await (const chunk of text) {
      const lines = (unfinished + decoder.write(chunk as Buffer)).split('\n');
      unfinished = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw isFileError(error) ? error : new DamagedBackupError(file, error);
  }
  if (unfinished !== '') throw new DamagedBackupError(file, 'its last line is cut off');
}

/** True for a file that cannot be read at all, as opposed to one with the wrong contents. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
