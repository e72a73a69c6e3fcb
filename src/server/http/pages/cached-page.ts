import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { type Encoding, compressHard, compressOnce } from './compressed-body.ts';

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

  constructor(text: string) {
    const plain = Buffer.from(text);
    this.#plain = plain;
    this.#tag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  }

  /** The page as it was rendered. */
  get text(): string {
    return this.#read().toString();
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
    const body = { bytes: compressOnce(this.#read(), encoding), etag, isFinal };
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
