import { KeptPage } from '#server/http/kept-page.ts';

const capacity = 200;

/** Keeps rendered shared pages, compressed, the least recently stored dropped first. */
export type PageCache = {
  /** A kept page, or a new one; calls for the same key at the same time share one rendering. */
  page: (key: string, render: () => Promise<string>) => Promise<KeptPage>;
};

/** Makes an empty cache for one process; a page is the same whichever instance renders it (K2). */
export function createPageCache(): PageCache {
  const kept = new Map<string, KeptPage>();
  const pending = new Map<string, Promise<KeptPage>>();

  async function renderAndKeep(key: string, render: () => Promise<string>): Promise<KeptPage> {
    try {
      const page = new KeptPage(await render());
      const [oldest] = kept.keys();
      if (kept.size >= capacity && oldest !== undefined) kept.delete(oldest);
      kept.set(key, page);
      return page;
    } finally {
      pending.delete(key);
    }
  }

  return {
    async page(key, render) {
      const known = kept.get(key) ?? pending.get(key);
      if (known) return known;
      const made = renderAndKeep(key, render);
      pending.set(key, made);
      return made;
    },
  };
}
