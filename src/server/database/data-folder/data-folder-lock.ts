import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusedError } from '#server/start-refused-error.ts';

const busy = 5;

/** Keeps locks from being collected as garbage, which would close the file and let another process in. */
const held = new Set<DatabaseSync>();

/** Thrown when another process already works on the data folder. */
export class DataFolderInUseError extends StartRefusedError {
  readonly folder: string;

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another Plumbline process. Stop that one first.`);
    this.name = 'DataFolderInUseError';
    this.folder = folder;
  }
}

/**
 * Takes the data folder for this process, or throws {@link DataFolderInUseError} at once. Answers how to give it back.
 * The lock is an exclusive transaction on an empty SQLite file, so the kernel drops it however the process
 * ends. Nothing else may open that file: closing it again anywhere in the process would drop the lock too.
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = path.resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(path.join(folder, 'plumbline.lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new DataFolderInUseError(folder) : error;
  }
  held.add(file);
  return () => {
    held.delete(file);
    if (file.isOpen) file.close();
  };
}

function isBusy(error: unknown): boolean {
  // The lower byte is the error, the rest says what kind of it.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}
