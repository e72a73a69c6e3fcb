import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { partialOf, syncFolder, writeAtomically } from '#server/gateways/write-atomically.ts';
import { type ObjectStore, demandObjectKey } from './object-store.ts';

/**
 * Objects as files of one folder that is not served. Subfolders are the first two letters of the random keys; files are
 * readable by the server's own user only and written atomically.
 */
export function createDiskStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => {
    demandObjectKey(key);
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, { bytes }) {
      const file = fileOf(key);
      await makeFolder(path.dirname(file), folder);
      await writeAtomically(file, bytes);
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      const file = fileOf(key);
      for (const each of [partialOf(file), file]) await rm(each, { force: true });
    },
  };
}

/** A new folder is durable only once its parent folder is synced. */
async function makeFolder(shard: string, folder: string): Promise<void> {
  const made = await mkdir(shard, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  await syncFolder(folder);
  if (made !== shard) await syncFolder(path.dirname(folder));
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
