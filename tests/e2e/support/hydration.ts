import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, or the script of a page has run that is only read or hydrated later. From then on its page view is counted (B7).
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (globalThis as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'virtual_page_view'),
  );
}

/** Waits until the page or its island is hydrated where it ever is; one that waits for a touch is touched at its first field. */
export async function untilMainHydrated(page: Page): Promise<void> {
  await untilHydrated(page);
  const hydration = await page.locator('body').getAttribute('data-hydration');
  if (hydration === 'none') return;
  if (hydration === 'touch') await page.locator('main :is(input, select, button)').first().focus();
  await page.locator('body[data-hydration="done"]').waitFor({ state: 'attached' });
}

/** Holds back what hydrates a page until it may come, and counts how often that was asked for. */
export async function holdHydration(page: Page) {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/entry-page-*.js', async (route) => {
    asked += 1;
    await mayCome;
    await route.continue();
  });
  return { asked: () => asked, letCome };
}

/** The scripts that a document names, to be fetched together, and those that its browser has fetched until now. */
export async function readScripts(page: Page): Promise<{ named: string[]; fetched: string[] }> {
  return page.evaluate(`(() => {
    const { site, entry, modules } = document.body.dataset;
    const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return {
      named: [site, entry, ...modules.split(' ')].sort(),
      fetched: scripts.filter((path) => path.endsWith('.js')).sort(),
    };
  })()`);
}
