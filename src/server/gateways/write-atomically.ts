import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file aside, forces it to the disk and renames it: a crash leaves the old file or the new one, never half of it.
 * Only the server's own user can read it.
 */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const partial = `${file}.partial`;
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

/** Makes the names in a folder durable too. Windows knows no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
