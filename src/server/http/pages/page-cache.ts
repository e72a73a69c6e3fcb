import { KeptPage } from './cached-page.ts';

const capacity = 200;
const rememberedKeys = 2000;
const longestKey = 300;

/**
 * Keeps rendered shared pages, the least recently stored dropped first. A page is kept from the second time it is asked
 * for: a flood of addresses and host names that come once neither takes memory nor pushes out what people read.
 */
export type PageCache = {
  /** A kept page, or a new one; calls for the same key at the same time share one rendering. */
  page: (key: string, render: () => Promise<string>) => Promise<KeptPage>;
};

/** Makes an empty cache for one process; a page is the same whichever instance renders it (K2). */
export function createPageCache(): PageCache {
  const kept = new Map<string, KeptPage>();
  const pending = new Map<string, Promise<KeptPage>>();
  const askedOnce = new Set<string>();

  function isAskedAgain(key: string): boolean {
    if (key.length > longestKey) return false;
    if (askedOnce.delete(key)) return true;
    if (askedOnce.size >= rememberedKeys) askedOnce.clear();
    askedOnce.add(key);
    return false;
  }

  function keep(key: string, page: KeptPage): void {
    const [oldest] = kept.keys();
    if (kept.size >= capacity && oldest !== undefined) kept.delete(oldest);
    kept.set(key, page);
  }

  async function renderNew(key: string, render: () => Promise<string>): Promise<KeptPage> {
    try {
      const page = new KeptPage(await render());
      if (isAskedAgain(key)) keep(key, page);
      return page;
    } finally {
      pending.delete(key);
    }
  }

  return {
    async page(key, render) {
      const known = kept.get(key) ?? pending.get(key);
      if (known) return known;
      const made = renderNew(key, render);
      pending.set(key, made);
      return made;
    },
  };
}
