import { type BrowserContext, devices } from '@playwright/test';

/** As wide as Lighthouse's phone, on which the layout shift of a page is judged. */
export const usualPhone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 } };

const observe = `
  window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value))).observe({ type: 'layout-shift' });
  window.fontsAreThere = new Promise((resolve) => document.fonts.addEventListener('loadingdone', resolve, { once: true }));
`;

/** What stands below the first screen is laid out after the fonts (ms). */
const watchedMs = 500;

/**
 * Opens a page in a new tab whose fonts come after its first paint, as on a slow line, and returns its cumulative layout shift: text
 * that takes more lines in one font than in the other moves what is below.
 */
export async function shiftOfLateFonts(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate('fontsAreThere');
  await page.waitForTimeout(watchedMs);
  const shift = await page.evaluate<number>('shift');
  await page.close();
  return shift;
}
