import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';

/*
 * The age format, version 1, with a passphrase (https://age-encryption.org/v1), so that `age --decrypt` opens a backup as well: a file
 * key of 16 bytes, sealed by what scrypt makes of the passphrase, a header with its HMAC, and chunks of 64 KiB by ChaCha20-Poly1305
 * whose nonces count and mark the last one.
 */

const firstLine = 'age-encryption.org/v1';
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const nonceBytes = 16;
const algorithm = 'chacha20-poly1305';
/** Costs 64 MB and about a fifth of a second; more would hurt small servers. */
const usualLogN = 16;
/** A file that asks for more than 1 GB is refused. */
const largestLogN = 20;
const longestHeader = 1024;

/** Thrown for a passphrase that does not fit; nothing of the contents has been read. */
export class WrongPassphraseError extends Error {
  constructor(file: string, given: 'none' | 'wrong') {
    super(
      given === 'none'
        ? `${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.`
        : `BACKUP_PASSPHRASE does not open ${file}: it was made with another passphrase.`,
    );
    this.name = 'WrongPassphraseError';
  }
}

/** Thrown where an encrypted file was changed or cut off. */
export class NotAuthenticError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NotAuthenticError';
  }
}

/** Encrypts a stream of any size with a passphrase. */
export async function* encrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, fileKey, nonce] = [randomBytes(16), randomBytes(16), randomBytes(nonceBytes)];
  const wrapped = seal(await wrapKeyOf(passphrase, salt, usualLogN), Buffer.alloc(12), fileKey);
  const header = `${firstLine}\n-> scrypt ${base64(salt)} ${usualLogN}\n${base64(wrapped)}\n---`;
  yield Buffer.concat([Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`), nonce]);
  const key = derived(fileKey, nonce, 'payload');
  let counter = 0;
  for await (const { bytes, isLast } of chunksOf(source, chunkBytes)) {
    yield seal(key, chunkNonce(counter, isLast), bytes);
    counter += 1;
  }
}

/**
 * Decrypts what {@link encrypt} or age has written; gives bytes only once they are known to be authentic. Throws
 * {@link WrongPassphraseError} and {@link NotAuthenticError}.
 */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  { file, passphrase }: { file: string; passphrase: string | undefined },
): AsyncGenerator<Buffer> {
  const rest = await readHead(source);
  const { fileKey, length } = await openHeader(rest.head, { file, passphrase });
  const nonce = rest.head.subarray(length, length + nonceBytes);
  if (nonce.length < nonceBytes) throw new NotAuthenticError('it is cut off');
  const key = derived(fileKey, nonce, 'payload');
  let counter = 0;
  for await (const { bytes, isLast } of chunksOf(rest.after(length + nonceBytes), chunkBytes + tagBytes)) {
    const chunk = open(key, chunkNonce(counter, isLast), bytes);
    if (!chunk) throw new NotAuthenticError(`its part ${counter + 1} was changed or its end is missing`);
    yield chunk;
    counter += 1;
  }
}

async function readHead(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < longestHeader) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* after(start: number): AsyncGenerator<Uint8Array> {
    yield head.subarray(start);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, after };
}

const headerPattern =
  /^age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9]\d?)\n([A-Za-z0-9+/]{43})\n--- ([A-Za-z0-9+/]{43})\n/;

async function openHeader(head: Buffer, { file, passphrase }: { file: string; passphrase: string | undefined }) {
  const match = headerPattern.exec(head.toString('latin1'));
  if (!match) throw new NotAuthenticError('its header is none of an age file with a passphrase');
  const [text, salt = '', logN = '', wrapped = '', mac = ''] = match;
  if (passphrase === undefined) throw new WrongPassphraseError(file, 'none');
  if (Number(logN) > largestLogN) throw new NotAuthenticError(`its header asks for too much memory (2^${logN})`);
  const wrapKey = await wrapKeyOf(passphrase, Buffer.from(salt, 'base64'), Number(logN));
  const fileKey = open(wrapKey, Buffer.alloc(12), Buffer.from(wrapped, 'base64'));
  if (!fileKey) throw new WrongPassphraseError(file, 'wrong');
  const signed = text.slice(0, text.lastIndexOf('---') + 3);
  const given = Buffer.from(mac, 'base64');
  if (!timingSafeEqual(given, macOf(fileKey, signed))) throw new NotAuthenticError('its header was changed');
  return { fileKey, length: text.length };
}

function wrapKeyOf(passphrase: string, salt: Buffer, logN: number): Promise<Buffer> {
  const N = 2 ** logN;
  const salted = Buffer.concat([Buffer.from(`${firstLine}/scrypt`), salt]);
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salted, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const derived = (fileKey: Buffer, salt: Buffer | string, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, info, 32));

const macOf = (fileKey: Buffer, header: string): Buffer =>
  createHmac('sha256', derived(fileKey, '', 'header'))
    .update(header)
    .digest();

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function chunkNonce(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function seal(key: Buffer, nonce: Buffer, bytes: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Null for what is not authentic. */
function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Cuts a stream into chunks of a size; the last one, which may be shorter, is known as such. */
async function* chunksOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    held.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    length += piece.length;
    if (length <= size) continue;
    const joined = Buffer.concat(held);
    let start = 0;
    // What fills a chunk exactly is held back: it may be the last one.
    for (; joined.length - start > size; start += size) {
      yield { bytes: joined.subarray(start, start + size), isLast: false };
    }
    held = [joined.subarray(start)];
    length = joined.length - start;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
