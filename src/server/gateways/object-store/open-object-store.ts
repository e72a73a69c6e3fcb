import path from 'node:path';
import type { Config } from '#server/config.ts';
import { createDiskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

/** Folder of the objects beside the database. */
export const objectFolder = (dataDir: string): string => path.join(dataDir, 'files');

/** Opens the store of the configuration: a bucket, or a folder beside the database. */
export function openObjectStore({ dataDir, objectStore }: Pick<Config, 'dataDir' | 'objectStore'>): ObjectStore {
  return objectStore ? createS3Store(objectStore) : createDiskStore(objectFolder(dataDir));
}
