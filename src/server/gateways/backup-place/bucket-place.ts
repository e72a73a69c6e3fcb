import { openAsBlob } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { S3mini } from 's3mini';
import type { ObjectStoreSettings } from '#server/config.ts';
import { momentOfArchive } from '#server/database/backup/archive/archive-format.ts';
import { told } from '#server/gateways/object-store/s3-store.ts';
import type { BackupPlace, PlacedArchive } from './backup-place.ts';

/** One empty object a mark: nothing is ever rewritten, so servers cannot lose each other's notes. */
const erasedFolder = 'erased-accounts/';
/** Size of the parts in which large archives travel (bytes); four of them are under way at once. */
const partBytes = 8 * 2 ** 20;
const partWithinMs = 120_000;
const type = 'application/octet-stream';

/** Backups in a bucket of an S3-compatible store. Throws `ObjectStoreError` where it does not answer. */
export function createBucketPlace({ endpoint, region, accessKey, secretKey }: ObjectStoreSettings): BackupPlace {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: partWithinMs,
    minPartSize: partBytes,
  });
  const objects = async (prefix: string) => (await told('list objects', () => bucket.listObjects('/', prefix))) ?? [];
  const list = async (): Promise<PlacedArchive[]> =>
    (await objects('plumbline-'))
      .filter(({ Key }) => momentOfArchive(Key) !== null)
      .map(({ Key, Size }) => ({ name: Key, bytes: inNumbers(Size) }));
  return {
    address: endpoint,
    list,
    async put(file, name) {
      const { size } = await stat(file);
      if (size <= partBytes) {
        const bytes = await readFile(file);
        await told('keep a backup', () => bucket.putObject(name, bytes, type));
      } else {
        const blob = await openAsBlob(file);
        await told('keep a backup', () => bucket.putAnyObject(name, blob, type));
      }
      await rm(file);
    },
    async read(name) {
      const found = (await list()).find((archive) => archive.name === name);
      return found ? partsOf(bucket, found) : null;
    },
    async delete(name) {
      await told('delete a backup', () => bucket.deleteObject(name));
    },
    async noteErased(mark) {
      await told('keep a note', () => bucket.putObject(`${erasedFolder}${mark}`, Buffer.from('\n'), 'text/plain'));
    },
    async erased() {
      return new Set((await objects(erasedFolder)).map(({ Key }) => Key.slice(Key.lastIndexOf('/') + 1)));
    },
  };
}

/** Stores answer sizes as text. */
const inNumbers = (size: unknown): number => Number(size);

/** Reads an archive part by part, so that none takes longer than a call may. */
async function* partsOf(bucket: S3mini, { name, bytes }: PlacedArchive): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes; start += partBytes) {
    const end = Math.min(start + partBytes, bytes);
    yield await told('give a backup', async () => {
      const response = await bucket.getObjectRaw(name, false, start, end);
      return Buffer.from(await response.arrayBuffer());
    });
  }
}
