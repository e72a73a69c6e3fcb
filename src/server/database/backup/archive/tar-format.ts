/* The part of the tar format (POSIX ustar) that an archive needs: plain files with short names. */

const block = 512;

/** A file of an archive. */
export type TarEntry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> };

/** Thrown for what is no tar archive of plain files, or one that is cut off. */
export class BadTarError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'BadTarError';
  }
}

/** Writes files, one after the other, of which only the one at hand is read. `mtime` in ms UTC. */
export async function* writeTar(entries: AsyncIterable<TarEntry>, mtime: number): AsyncGenerator<Uint8Array> {
  for await (const { name, size, bytes } of entries) {
    yield headerOf(name, size, mtime);
    let written = 0;
    for await (const piece of bytes) {
      written += piece.length;
      yield piece;
    }
    if (written !== size) throw new Error(`${name} changed while it was read.`);
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * block);
}

/** Reads files in their order; each has to be read to its end before the next. Throws {@link BadTarError}. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createReader(source);
  for (;;) {
    const header = await reader.take(block);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    yield { name, size, bytes: reader.pieces(size) };
    demandZeros(await reader.take(paddingOf(size)));
  }
  // To the end, so that what follows is checked as well.
  for (;;) {
    const rest = await reader.rest();
    if (rest === null) return;
    demandZeros(rest);
  }
}

function demandZeros(bytes: Buffer): void {
  if (bytes.some((byte) => byte !== 0)) throw new BadTarError('what is between its files was changed');
}

const paddingOf = (size: number): number => (block - (size % block)) % block;

function headerOf(name: string, size: number, mtime: number): Buffer {
  const header = Buffer.alloc(block);
  const put = (text: string, at: number) => header.write(text, at, 'latin1');
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive.`);
  if (size >= 8 ** 11) throw new Error(`${name} is larger than 8 GiB.`);
  put(name, 0);
  put(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  put(`${octal(size, 11)}\0${octal(Math.floor(mtime / 1000), 11)}\0`, 124);
  put('        0', 148);
  // Magic and version in one.
  put('ustar\u000000', 257);
  put(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) => header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  const sum = Number.parseInt(text(148, 8), 8);
  const plain = Buffer.from(header);
  plain.fill(' ', 148, 156);
  if (sum !== sumOf(plain)) throw new BadTarError('an entry of the archive was changed');
  const [size, type] = [Number.parseInt(text(124, 12), 8), text(156, 1)];
  if (type !== '0' || !Number.isSafeInteger(size)) throw new BadTarError('an entry of the archive is no plain file');
  return { name: text(0, 100), size };
}

const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

function createReader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const rest = async (): Promise<Buffer | null> => {
    if (held.length > 0) {
      const all = held;
      held = Buffer.alloc(0);
      return all;
    }
    const next = await iterator.next();
    return next.done === true ? null : Buffer.from(next.value);
  };
  async function* pieces(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      const piece = await rest();
      if (piece === null) throw new BadTarError('its end is missing');
      held = piece.subarray(left);
      const part = piece.subarray(0, left);
      left -= part.length;
      yield part;
    }
  }
  const take = async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const piece of pieces(length)) parts.push(piece);
    return Buffer.concat(parts);
  };
  return { pieces, take, rest };
}
