import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Bytes of scripts that a page to read may send at most until it is touched, inline ones included (A1). */
export const readLimit = 8_000;

/** Bytes of scripts that a page may send at most which is hydrated; the configurator has a limit of its own. */
export const hydratedLimit = 110_000;

/** Bytes of the scripts in a document, compressed by themselves. */
export async function weighInlineScripts(page: Page): Promise<number> {
  const scripts = await page
    .locator('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])')
    .allTextContents();
  return brotliCompressSync(scripts.join('\n')).length;
}

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
