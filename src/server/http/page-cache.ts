import { type CompressedBody, compressHard } from '#server/http/compressed-body.ts';

const capacity = 400;

/** Keeps rendered shared pages, compressed, the least recently stored dropped first. */
export type PageCache = {
  /** A kept page, synchronously, or undefined. */
  find: (key: string) => CompressedBody | undefined;
  /** Renders and keeps a page; calls for the same key at the same time share one rendering. */
  fill: (key: string, render: () => Promise<string>) => Promise<CompressedBody>;
};

/** Makes an empty cache for one process; a page is the same whichever instance renders it (K2). */
export function createPageCache(): PageCache {
  const kept = new Map<string, CompressedBody>();
  const pending = new Map<string, Promise<CompressedBody>>();

  async function renderAndKeep(key: string, render: () => Promise<string>): Promise<CompressedBody> {
    try {
      const body = await compressHard(await render());
      const [oldest] = kept.keys();
      if (kept.size >= capacity && oldest !== undefined) kept.delete(oldest);
      kept.set(key, body);
      return body;
    } finally {
      pending.delete(key);
    }
  }

  return {
    find: (key) => kept.get(key),
    fill(key, render) {
      const known = pending.get(key) ?? renderAndKeep(key, render);
      pending.set(key, known);
      return known;
    },
  };
}
