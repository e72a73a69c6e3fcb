import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Compresses for one answer: quickly, in the encoding asked for. */
export async function compressOnce(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(text, encoding, { br: 4, gzip: 5 });
}

/** Compresses as hard as possible, for bodies that are sent many times: about 80 times the work of `compressOnce`. */
export async function compressHard(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(text, encoding, { br: 11, gzip: 9 });
}

async function compress(text: string | Buffer, encoding: Encoding, level: { br: number; gzip: number }): Promise<Buffer> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  if (encoding === 'br') return brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level.br } });
  return encoding === 'gzip' ? gzip(plain, { level: level.gzip }) : plain;
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
