import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in every encoding that a browser may ask for, with one ETag each. */
export type CompressedBody = Record<Encoding, { bytes: Buffer; etag: string }>;

/** Compresses once as hard as possible (brotli 11), for bodies that are sent many times. */
export async function compressHard(text: string): Promise<CompressedBody> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip(plain, { level: 9 }),
  ]);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return {
    br: { bytes: br, etag: `"${tag}-br"` },
    gzip: { bytes: gz, etag: `"${tag}-gz"` },
    identity: { bytes: plain, etag: `"${tag}"` },
  };
}

/** Compresses for one answer: quickly, in the encoding asked for. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (encoding === 'br') return brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzip(plain, { level: 5 }) : plain;
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
