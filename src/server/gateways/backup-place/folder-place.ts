import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { momentOfArchive } from '#server/database/backup/archive/archive-format.ts';
import { syncFolder } from '#server/gateways/write-atomically.ts';
import type { BackupPlace } from './backup-place.ts';

/** One mark a line, appended only; it held accounts alone when it was named. */
const erasedList = 'erased-accounts.txt';

/** Backups in a folder, readable by the server's own user only. */
export function createFolderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  const erased = async () => {
    const text = await readFile(pathOf(erasedList), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return new Set(text.split('\n').filter((line) => line !== ''));
  };
  return {
    address: path.resolve(folder),
    erased,
    async list() {
      const names = await readdir(folder).catch(() => []);
      const archives = names.filter((name) => momentOfArchive(name) !== null);
      return Promise.all(archives.map(async (name) => ({ name, bytes: (await stat(pathOf(name))).size })));
    },
    async put(file, name) {
      await rename(file, pathOf(name));
      await syncFolder(folder);
    },
    async read(name) {
      const isThere = await stat(pathOf(name)).then(
        () => true,
        () => false,
      );
      return isThere ? createReadStream(pathOf(name)) : null;
    },
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
    async noteErased(mark) {
      if ((await erased()).has(mark)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const list = await open(pathOf(erasedList), 'a', 0o600);
      try {
        // A line break in front ends a line that a crash has cut.
        await list.appendFile(`\n${mark}\n`);
        await list.sync();
      } finally {
        await list.close();
      }
      await syncFolder(folder);
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
