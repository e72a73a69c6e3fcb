import { statfs } from 'node:fs/promises';

const megabyte = 1024 * 1024;

/** Bytes that unfinished uploads may announce altogether: far more than honest visitors ever do at the same time. */
export const unfinishedBytes = 2048 * megabyte;
/** Bytes of the disk that uploads leave free, for the database and its log. */
const reservedBytes = 512 * megabyte;

/** How full the place for arriving files is. */
export type UploadRoom = {
  /** Announced bytes of uploads that are not complete. */
  unfinished: number;
  /** Bytes that the disk has left. */
  free: number;
};

/** Whether a file of a size (bytes) may arrive: nobody's uploads fill the disk that holds the database. */
export function hasRoomFor(size: number, { unfinished, free }: UploadRoom): boolean {
  return unfinished + size <= unfinishedBytes && free - size >= reservedBytes;
}

/** Bytes that the disk of a folder has left for the server's own user. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
