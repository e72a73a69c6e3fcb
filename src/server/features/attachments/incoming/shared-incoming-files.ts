import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ERRORS, Upload } from '@tus/server';
import type { Services } from '#server/services.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { IncomingFiles } from './incoming-files.ts';
import { type UploadPart, deletePart, findUploaded, insertPart, listParts, removeParts } from './upload-parts-store.ts';

type Needs = Pick<Services, 'db' | 'files' | 'clock' | 'newId' | 'newToken'>;

/**
 * Files that are still uploading, where each server has a folder of its own and all have one bucket (C10, K2): what has come is put there
 * after each call, and whoever is called next fetches what it lacks. A file that comes in one call never goes that way. Only whoever holds
 * the lease of the upload calls this.
 */
export class SharedIncomingFiles extends IncomingFiles {
  readonly #services: Needs;

  constructor(directory: string, services: Needs) {
    super(directory);
    this.#services = services;
  }

  override async getUpload(id: string): Promise<Upload> {
    const file = await findUploaded(this.#services.db, id);
    if (!file) throw ERRORS.FILE_NOT_FOUND;
    if (file.state === 'ready') return new Upload({ id, size: file.size, offset: file.size });
    await this.#fetch(id, file.size);
    return super.getUpload(id);
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    try {
      return await super.write(bytes, id, offset);
    } finally {
      // The bytes are here all the same, and the next call tries again.
      await this.#share(id).catch(() => undefined);
    }
  }

  override async finish(id: string): Promise<void> {
    await super.finish(id);
    await this.#forgetParts(id);
  }

  override async forget(id: string): Promise<void> {
    await super.forget(id);
    await this.#forgetParts(id);
  }

  /** Puts what the bucket lacks of an upload there; of one that is complete nothing, as it is stored next. */
  async #share(id: string): Promise<void> {
    const { db, files, clock, newId, newToken } = this.#services;
    const { size, offset } = await super.getUpload(id);
    const start = endOf(await listParts(db, id));
    if (offset === size || offset <= start) return;
    const part = { id: newId(), start_byte: start, size: offset - start, object_key: newToken(), created_at: clock() };
    // The row first: bytes without one would stay for ever.
    await insertPart(db, id, part);
    try {
      const bytes = await this.#read(id, part);
      await files.put(part.object_key, { bytes, type: 'application/octet-stream' });
    } catch (error) {
      await deletePart(db, part.id);
      throw error;
    }
  }

  async #read(id: string, { start_byte: start, size }: UploadRange): Promise<Buffer> {
    const file = await open(this.fileOf(id), 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, start);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /** Fetches what other servers have received of an upload and this one has not. */
  async #fetch(id: string, size: number): Promise<void> {
    const { db, files } = this.#services;
    if (!(await this.configstore.get(id))) await this.create(new Upload({ id, size, offset: 0 }));
    let { offset } = await super.getUpload(id);
    for (const part of await listParts(db, id)) {
      if (part.start_byte > offset || endOfPart(part) <= offset) continue;
      const bytes = await files.get(part.object_key);
      if (bytes?.length !== part.size) return;
      const file = await open(this.fileOf(id), 'r+');
      await file.write(bytes, 0, bytes.length, part.start_byte).finally(() => file.close());
      offset = endOfPart(part);
    }
  }

  async #forgetParts(id: string): Promise<void> {
    const { db, newId, clock } = this.#services;
    await db.transaction().execute(async (transaction) => {
      await deleteObjectsLater(transaction, await removeParts(transaction, id), { newId, now: clock() });
    });
  }
}

type UploadRange = Pick<UploadPart, 'start_byte' | 'size'>;

const endOfPart = ({ start_byte: start, size }: UploadRange): number => start + size;

/** How far the parts of an upload reach without a gap. */
const endOf = (parts: readonly UploadRange[]): number =>
  parts.reduce((end, part) => (part.start_byte <= end ? Math.max(end, endOfPart(part)) : end), 0);
