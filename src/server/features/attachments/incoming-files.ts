import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { decodeTime } from 'ulid';

/** Where bytes arrive on this instance. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, 'incoming');

/**
 * Bytes that still arrive, in a folder of this instance (C10). Of a file that was dealt with only the note that it is whole is left,
 * so that a sender who missed the answer learns it.
 */
export class IncomingFiles extends FileStore {
  constructor(directory: string) {
    // Before the library makes it, which would let others read in it.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    super({ directory });
    // The sender says the length at the start: the limits are checked against it.
    this.extensions = ['creation', 'creation-with-upload'];
  }

  fileOf(id: string): string {
    return path.join(this.directory, id);
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await this.configstore.get(id);
    return known && isWhole(known) ? wholeOf(known) : super.getUpload(id);
  }

  /** Nothing is written to a file that is whole; the empty rest of a repeated call ends here. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const known = await this.configstore.get(id);
    if (!known || !isWhole(known)) return super.write(bytes, id, offset);
    bytes.resume();
    return offset;
  }

  /** Keeps of a file that was dealt with that it is whole. */
  async finish(id: string): Promise<void> {
    const known = await this.configstore.get(id);
    if (known) await this.configstore.set(id, wholeOf(known));
    await rm(this.fileOf(id), { force: true });
  }

  /** Forgets a file; one that is gone already is no error. */
  async forget(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
    await rm(this.fileOf(`${id}.json`), { force: true });
  }

  /** Forgets every file of an attachment. */
  async forgetAttachment(attachmentId: string): Promise<void> {
    for (const name of await this.#names()) {
      if (name.startsWith(attachmentId)) await rm(this.fileOf(name), { force: true });
    }
  }

  /** Forgets what began to arrive before a moment (ms): the ids tell when that was. */
  async forgetBefore(time: number): Promise<void> {
    for (const name of await this.#names()) {
      if (decodeTime(name.slice(0, 26)) < time) await rm(this.fileOf(name), { force: true });
    }
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.directory)).filter((name) => /^[0-9A-HJKMNP-TV-Z]{26}-/.test(name));
  }
}

/** The note that all bytes have come. */
const wholeOf = ({ id, size = 0 }: Upload): Upload => new Upload({ id, size, offset: size });

const isWhole = ({ offset, size }: Upload): boolean => size !== undefined && offset === size;
