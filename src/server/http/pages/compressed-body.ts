import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer<ArrayBuffer>>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer<ArrayBuffer>>(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Compresses one response quickly. On this thread: a page takes a third of a millisecond, and a worker thread would cost as much
 * again, and memory. Level 5 would take four times as long for an eighth less (docs/benchmarks.md).
 */
export function compressOnce(text: string | Buffer, encoding: Encoding): Buffer {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  return compressNow(plain, encoding, { quality: 2, level: 3 });
}

/** Compresses with the least work, for a body that is compressed hard as soon as it is sent again: less than half of it for a ninth more. */
export function compressFirst(plain: Buffer, encoding: Encoding): Buffer {
  return compressNow(plain, encoding, { quality: 0, level: 1 });
}

/** Compresses as hard as possible, for bodies that are sent many times: about 300 times the work of `compressOnce`. */
export async function compressHard(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  return withoutRoom(await (encoding === 'br' ? brotli(plain, brotliOptions(plain, 11)) : gzip(plain, gzipOptions(9))));
}

type Work = { quality: number; level: number };

function compressNow(plain: Buffer, encoding: Encoding, { quality, level }: Work): Buffer {
  if (encoding === 'identity') return plain;
  const made =
    encoding === 'br'
      ? zlib.brotliCompressSync(plain, brotliOptions(plain, quality))
      : zlib.gzipSync(plain, gzipOptions(level));
  return withoutRoom(made);
}

/** Room for most pages in one piece; the default would be put together from several. Too much for Node's shared pieces. */
const chunkSize = 32 * 1024;

/**
 * The bytes in a piece of their own. What they were written into goes back to the system at once, unless others share it: those of all
 * answers until the next collection of garbage took 25 MB (docs/benchmarks.md).
 */
function withoutRoom(made: Buffer<ArrayBuffer>): Buffer {
  const exact = Buffer.allocUnsafeSlow(made.length);
  made.copy(exact);
  if (made.buffer.byteLength === chunkSize) made.buffer.transfer(0);
  return exact;
}

const gzipOptions = (level: number): zlib.ZlibOptions => ({ level, chunkSize });

/** A window of 128 kB holds a whole page; the default of 4 MB would be set up for each. */
function brotliOptions(plain: Buffer, quality: number): zlib.BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 17, [BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { params, chunkSize };
}

/** Best encoding that an Accept-Encoding header allows; refusals by `q=0` are honoured (RFC 9110 §12.5.3). */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
