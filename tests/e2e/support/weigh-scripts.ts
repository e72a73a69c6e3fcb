import type { Page, Request } from '@playwright/test';

/** Bytes of scripts that the home page may send at most (A1, C1). */
export const homeLimit = 100_000;

/** Starts to add up the scripts' sizes as they are sent. Returns a function that gives the sum (bytes) so far. */
export function weighScripts(page: Page): () => Promise<number> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return async () => {
    const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}
