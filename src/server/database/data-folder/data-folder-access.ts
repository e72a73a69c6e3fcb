import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';

const ownerOnly = 0o700;
const others = 0o077;

/** What was found of who may enter the data folder: its owner only, others until now, or others still. */
export type FolderAccess = 'private' | 'narrowed' | 'open';

/**
 * Makes the data folder its owner's alone (ASVS 13.3.1): the database, files of requests and keys lie in it. `open` is
 * answered where the system does not permit that, as for a mounted folder of another owner. Windows has no such modes. Throws the system's
 * error where there is no such folder and none can be made, or where nothing can be written to it.
 */
export function narrowDataFolder(dataDir: string): FolderAccess {
  mkdirSync(dataDir, { recursive: true, mode: ownerOnly });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  if (process.platform === 'win32') return 'private';
  if (!isOpen(dataDir)) return 'private';
  try {
    chmodSync(dataDir, ownerOnly);
  } catch {
    return 'open';
  }
  return isOpen(dataDir) ? 'open' : 'narrowed';
}

const isOpen = (folder: string): boolean => (statSync(folder).mode & others) !== 0;
