import { createHash } from 'node:crypto';
import { type Encoding, compressHard, compressOnce } from './compressed-body.ts';

/** What is sent of a page in one encoding; `isFinal` until the end of the page's life. */
export type PageBody = { bytes: Buffer; etag: string; isFinal: boolean };

/** One page at a time is compressed hard, so that a flood of new addresses cannot take all threads. */
let isCompressingHard = false;

/**
 * A rendered page that is compressed when it is asked for: quickly for the first who asks, as hard as possible once it
 * is asked for again. Only what is asked for more than once is worth 70 ms of work.
 */
export class KeptPage {
  readonly #plain: Buffer;
  readonly #tag: string;
  readonly #bodies = new Map<Encoding, PageBody>();

  constructor(text: string) {
    this.#plain = Buffer.from(text);
    this.#tag = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 20);
  }

  /** The page in an encoding, at the moment's best compression; an ETag stands for the bytes. */
  bodyIn(encoding: Encoding): PageBody {
    const known = this.#bodies.get(encoding);
    if (!known) return this.#compressQuickly(encoding);
    // Should it fail, the page stays as it is.
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
