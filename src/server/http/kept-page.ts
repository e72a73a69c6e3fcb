import { createHash } from 'node:crypto';
import { type Encoding, compressHard, compressOnce } from '#server/http/compressed-body.ts';

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
  readonly #bodies = new Map<Encoding, Promise<PageBody>>();

  constructor(text: string) {
    this.#plain = Buffer.from(text);
    this.#tag = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 20);
  }

  /** The page in an encoding, at the moment's best compression; an ETag stands for the bytes. */
  async bodyIn(encoding: Encoding): Promise<PageBody> {
    const known = this.#bodies.get(encoding);
    if (!known) {
      const first = this.#compressFirst(encoding);
      this.#bodies.set(encoding, first);
      first.catch(() => this.#bodies.delete(encoding));
      return first;
    }
    const body = await known;
    // Should it fail, the page stays as it is.
    if (!body.isFinal && !isCompressingHard) this.#compressAgain(encoding).catch(() => undefined);
    return body;
  }

  async #compressFirst(encoding: Encoding): Promise<PageBody> {
    if (encoding === 'identity') return { bytes: this.#plain, etag: `"${this.#tag}"`, isFinal: true };
    return { bytes: await compressOnce(this.#plain, encoding), etag: `"${this.#tag}-${encoding}-1"`, isFinal: false };
  }

  async #compressAgain(encoding: Encoding): Promise<void> {
    isCompressingHard = true;
    try {
      const bytes = await compressHard(this.#plain, encoding);
      this.#bodies.set(encoding, Promise.resolve({ bytes, etag: `"${this.#tag}-${encoding}"`, isFinal: true }));
    } finally {
      isCompressingHard = false;
    }
  }
}
