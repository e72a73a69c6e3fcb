import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export type ZipEntry = {
  /** Its path in the archive. */
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** True for files that are compressed by themselves. */
  isStored?: true;
};

type ZipFile = {
  /** Name of the file without its ending; no accents. */
  name: string;
  entries: AsyncIterable<ZipEntry>;
  /** Time of all its files, ms UTC. */
  at: number;
};

/** Files that an archive can hold without the 64-bit form, which not every program reads. */
const mostEntries = 65_000;

/** Answers with a ZIP archive that is written while it is sent; nobody keeps it, and no search engine indexes it. */
export function answerZip(reply: FastifyReply, { name, entries, at }: ZipFile): FastifyReply {
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(Readable.from(zipOf(entries, at), { objectMode: false }));
}

/**
 * Writes an archive part by part: no more of it is in memory than what a file last gave. Throws `RangeError` past 65,000
 * files, and passes on what a file throws.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: number): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    written.push(part);
  });
  let count = 0;
  for await (const { name, content, isStored } of entries) {
    count += 1;
    if (count > mostEntries) throw new RangeError('A ZIP archive holds no more files.');
    const file = isStored ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
