import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated, or the script of a page has run that is only read or waits for a touch. From then on its page view is counted (B7).
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (globalThis as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'virtual_page_view'),
  );
}

/** Waits until the page is hydrated where it ever is; one that waits for a touch is touched at its first field. */
export async function untilMainHydrated(page: Page): Promise<void> {
  await untilHydrated(page);
  const hydration = await page.locator('body').getAttribute('data-hydration');
  if (hydration === 'none') return;
  if (hydration === 'touch') await page.locator('main :is(input, select, button)').first().focus();
  await page.locator('body[data-hydration="done"]').waitFor({ state: 'attached' });
}
