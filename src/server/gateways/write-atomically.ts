import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The temporary file of a write, which a server that is killed meanwhile leaves behind. */
export const partialOf = (file: string): string => `${file}.partial`;

/**
 * Writes a file atomically (temporary file, fsync, rename): a crash leaves the old file or the new one. Only the
 * server's own user can read it.
 */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const partial = partialOf(file);
  try {
    const handle = await open(partial, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Syncs a folder, so that its file names are durable too. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
