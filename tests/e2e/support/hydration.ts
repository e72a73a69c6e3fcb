import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page: from then on its first page view is counted (B7). */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => ((globalThis as { dataLayer?: object[] }).dataLayer ?? []).length > 0);
}
