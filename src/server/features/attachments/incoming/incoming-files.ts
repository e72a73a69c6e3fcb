import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { decodeTime } from 'ulid';

/** Folder for arriving bytes; several instances may share it. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, 'incoming');

/**
 * Files that are still uploading (C10). A processed file leaves only an empty, completed
 * upload, so that a sender who missed the response learns that it is complete.
 */
export class IncomingFiles extends FileStore {
  constructor(directory: string) {
    // Created here, because the library would make it readable for other users.
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    super({ directory });
    // The sender announces the length at the start, which the limits are checked against.
    this.extensions = ['creation', 'creation-with-upload'];
  }

  fileOf(id: string): string {
    return path.join(this.directory, id);
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await this.configstore.get(id);
    return known && isWhole(known) ? wholeOf(known) : super.getUpload(id);
  }

  /** Writes nothing to a complete file: a repeated call has no bytes left. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const known = await this.configstore.get(id);
    if (known && isWhole(known)) {
      bytes.resume();
      return offset;
    }
    // Not by the library, which hides that the disk is full.
    const file = createWriteStream(this.fileOf(id), { flags: 'r+', start: offset });
    await pipeline(bytes, file);
    return offset + file.bytesWritten;
  }

  /** Replaces a processed file by an empty one that is marked as complete. */
  async finish(id: string): Promise<void> {
    const known = await this.configstore.get(id);
    if (known) await this.configstore.set(id, wholeOf(known));
    await rm(this.fileOf(id), { force: true });
  }

  /** Deletes a file; a missing one is no error. */
  async forget(id: string): Promise<void> {
    await rm(this.fileOf(id), { force: true });
    await rm(this.fileOf(`${id}.json`), { force: true });
  }

  /** Deletes every file of an attachment. */
  async forgetAttachment(attachmentId: string): Promise<void> {
    for (const name of await this.#names()) {
      if (name.startsWith(attachmentId)) await rm(this.fileOf(name), { force: true });
    }
  }

  /**
   * Deletes the bytes of uploads that began before one time, and all that is known of those that began before another
   * (ms UTC); their ids contain when they began.
   */
  async forgetBefore({ bytes, notes }: { bytes: number; notes: number }): Promise<void> {
    for (const name of await this.#names()) {
      if (beginOf(name) < (name.endsWith('.json') ? notes : bytes)) await rm(this.fileOf(name), { force: true });
    }
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.directory)).filter((name) => /^[0-9A-HJKMNP-TV-Z]{26}-/.test(name));
  }
}

/** When an upload began (ms UTC). */
export const beginOf = (uploadId: string): number => decodeTime(uploadId.slice(0, 26));

/** The state of a complete upload. */
const wholeOf = ({ id, size = 0 }: Upload): Upload => new Upload({ id, size, offset: size });

const isWhole = ({ offset, size }: Upload): boolean => size !== undefined && offset === size;
