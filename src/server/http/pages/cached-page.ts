import { createHash } from 'node:crypto';
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
  readonly #plain: Buffer;
  readonly #tag: string;
  readonly #bodies = new Map<Encoding, PageBody>();

  constructor(text: string) {
    this.#plain = Buffer.from(text);
    this.#tag = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 20);
  }

  /** The page as it was rendered. */
  get text(): string {
    return this.#plain.toString();
  }

  /** The page in an encoding, as well compressed as at present, with the ETag of these bytes. */
  bodyIn(encoding: Encoding): PageBody {
    const known = this.#bodies.get(encoding);
    if (!known) return this.#compressQuickly(encoding);
    // If it fails, the quickly compressed page stays.
    if (!known.isFinal && !isCompressingHard) this.#compressHard(encoding).catch(() => undefined);
    return known;
  }

  #compressQuickly(encoding: Encoding): PageBody {
    const isFinal = encoding === 'identity';
    const etag = isFinal ? `"${this.#tag}"` : `"${this.#tag}-${encoding}-1"`;
    const body = { bytes: compressOnce(this.#plain, encoding), etag, isFinal };
    this.#bodies.set(encoding, body);
    return body;
  }

  async #compressHard(encoding: Encoding): Promise<void> {
    isCompressingHard = true;
    try {
      const bytes = await compressHard(this.#plain, encoding);
      this.#bodies.set(encoding, { bytes, etag: `"${this.#tag}-${encoding}"`, isFinal: true });
    } finally {
      isCompressingHard = false;
    }
  }
}
