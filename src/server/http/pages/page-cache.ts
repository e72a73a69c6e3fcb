import { CachedPage } from './cached-page.ts';

/** Room for every public page in every language, once for all hosts and once for the one that visitors use. */
const capacity = 300;
const rememberedKeys = 2000;
const longestKey = 300;

/**
 * Cache of rendered shared pages; the least recently stored is evicted first. A page is cached from its second request
 * on, so that many addresses requested once neither take memory nor evict others.
 */
export type PageCache = {
  /** A cached page, or a new one; simultaneous calls for the same key share one rendering. */
  page: (key: string, render: () => Promise<string | CachedPage>) => Promise<CachedPage>;
};

/** Creates an empty cache for one process; every instance renders the same page (K2). */
export function createPageCache(): PageCache {
  const cached = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();
  const askedOnce = new Set<string>();

  function isAskedAgain(key: string): boolean {
    if (key.length > longestKey) return false;
    if (askedOnce.delete(key)) return true;
    if (askedOnce.size >= rememberedKeys) askedOnce.clear();
    askedOnce.add(key);
    return false;
  }

  function store(key: string, page: CachedPage): void {
    const [oldest] = cached.keys();
    if (cached.size >= capacity && oldest !== undefined) cached.delete(oldest);
    cached.set(key, page);
  }

  async function renderNew(key: string, render: () => Promise<string | CachedPage>): Promise<CachedPage> {
    try {
      const made = await render();
      const page = typeof made === 'string' ? new CachedPage(made) : made;
      if (isAskedAgain(key)) store(key, page);
      return page;
    } finally {
      pending.delete(key);
    }
  }

  return {
    async page(key, render) {
      const known = cached.get(key) ?? pending.get(key);
      if (known) return known;
      const made = renderNew(key, render);
      pending.set(key, made);
      return made;
    },
  };
}
