import { type Page, chromium as playwright, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { chromium } from '#tests/support/browser/chromium.ts';
import { pathOf } from '#domain/routes.ts';
import type { SiteVisit } from './site-visit.ts';

/** How many pages a browser has shown again as they were left, of how many, and what it says of the others. */
export type Restores = { restored: number; of: number; reasons: string[] };

type Unused = { notRestoredExplanations: { reason: string }[] };

const read = (['home', 'services', 'about', 'projects', 'faq', 'contact', 'privacy'] as const).map((screen) =>
  pathOf(screen, 'sk'),
);

/** The page is left and come back to within this time. */
const withinMs = 15_000;

/**
 * Leaves each page to read by a link and goes back, in a browser that keeps pages (back/forward cache). The small browser of the
 * tests keeps none, whatever a page does; a whole one (CHROMIUM_PATH) does.
 */
export async function measureRestores({ site }: SiteVisit): Promise<Restores> {
  const browser = await playwright.launch({ ...chromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const context = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  const reasons = new Set<string>();
  let restored = 0;
  for (const address of read) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: Unused) => {
      for (const { reason } of notRestoredExplanations) reasons.add(reason);
    });
    if (await isRestored(page, address)) restored += 1;
    await page.close();
  }
  await browser.close();
  return { restored, of: read.length, reasons: [...reasons] };
}

/** A value of the window outlives the way there and back only where the page itself does. */
async function isRestored(page: Page, address: string): Promise<boolean> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate('window.isAsItWasLeft = true');
  await page.evaluate(`location.href = '/nikde'`);
  await page.waitForURL('**/nikde', { timeout: withinMs });
  await page.waitForLoadState('load');
  await page.evaluate('history.back()');
  // A question during the change of documents has no answer.
  const path = () => page.evaluate<string>('location.pathname').catch(() => '/nikde');
  await expect.poll(path, { timeout: withinMs }).not.toBe('/nikde');
  return page.evaluate<boolean>('window.isAsItWasLeft === true');
}
