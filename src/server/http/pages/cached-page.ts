import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { type Encoding, compressFirst, compressHard } from './compressed-body.ts';

/** Body of a page in one encoding; `isFinal` when it will not be compressed better. */
export type PageBody = { bytes: Buffer; etag: string; isFinal: boolean };

/** Only one page at a time is compressed at the highest level, so that many new addresses cannot occupy all threads. */
let isCompressingHard = false;

/**
 * A rendered page that is compressed on demand: quickly at the first request, at the highest level (70 ms) once it is
 * requested again.
 */
export class CachedPage {
  /** The page as it was rendered; null once it is kept well compressed, which is a sixth of it. */
  #plain: Buffer | null;
  readonly #tag: string;
  readonly #bodies = new Map<Encoding, PageBody>();
  /** The page between the places of a text that others put another one into. */
  #pieces: readonly Buffer[] | null = null;

  /** A tag that tells its bytes from all others spares reading them once more. */
  constructor(text: string | Buffer, tag?: string) {
    const plain = typeof text === 'string' ? Buffer.from(text) : text;
    this.#plain = plain;
    this.#tag = tag ?? tagOf(plain);
  }

  /** The page with another text in all places of one that it always names in the same words, such as its host. */
  withText(named: string, other: string): CachedPage {
    this.#pieces ??= piecesBetween(this.#read(), named);
    const put = Buffer.from(other);
    const [first = put, ...rest] = this.#pieces;
    const bytes = Buffer.concat([first, ...rest.flatMap((piece) => [put, piece])]);
    return new CachedPage(bytes, tagOf(`${this.#tag} ${other}`));
  }

  /** The page in an encoding, as well compressed as at present, with the ETag of these bytes. */
  bodyIn(encoding: Encoding): PageBody {
    const known = this.#bodies.get(encoding);
    if (!known) return this.#compressQuickly(encoding);
    // If it fails, the quickly compressed page stays.
    if (!known.isFinal && !isCompressingHard) this.#compressHard(encoding).catch(() => undefined);
    return known;
  }

  #read(): Buffer {
    const kept = this.#bodies.get('br')?.bytes;
    return this.#plain ?? (kept ? brotliDecompressSync(kept) : Buffer.alloc(0));
  }

  #compressQuickly(encoding: Encoding): PageBody {
    const isFinal = encoding === 'identity';
    const etag = isFinal ? `"${this.#tag}"` : `"${this.#tag}-${encoding}-1"`;
    const body = { bytes: compressFirst(this.#read(), encoding), etag, isFinal };
    this.#bodies.set(encoding, body);
    return body;
  }

  async #compressHard(encoding: Encoding): Promise<void> {
    isCompressingHard = true;
    try {
      const bytes = await compressHard(this.#read(), encoding);
      this.#bodies.set(encoding, { bytes, etag: `"${this.#tag}-${encoding}"`, isFinal: true });
      if (encoding === 'br') this.#plain = null;
    } finally {
      isCompressingHard = false;
    }
  }
}

const tagOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 20);

/** No copies: all pieces lie in the bytes themselves. */
function piecesBetween(bytes: Buffer, mark: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, from)) {
    pieces.push(bytes.subarray(from, at));
    from = at + Buffer.byteLength(mark);
  }
  return [...pieces, bytes.subarray(from)];
}
