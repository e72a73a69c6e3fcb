import { chromium as playwright, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { chromium } from '#tests/support/browser/chromium.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';

type Unused = { notRestoredExplanations: { type: string; reason: string }[] };

// The browser of the tests keeps no page itself, whatever the page does; it names every reason all the same.
test('A2 B7 no page to read keeps a browser from its back/forward cache', async ({ site }) => {
  const browser = await playwright.launch({ ...chromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage({ baseURL: site.origin, locale: localeOf.sk });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const unused: Unused[] = [];
  session.on('Page.backForwardCacheNotUsed', (event) => unused.push(event));
  const read = (['home', 'services', 'about', 'projects', 'faq', 'contact', 'privacy'] as const).map((screen) =>
    pathOf(screen, 'sk'),
  );
  for (const address of read) {
    await page.goto(address);
    await untilHydrated(page);
    await page.goto('/nikde');
    await page.goBack();
  }
  await browser.close();
  const reasons = unused.flatMap(({ notRestoredExplanations }) => notRestoredExplanations);
  expect(unused.length, 'the browser has told why').toBe(read.length);
  expect(reasons.filter(({ type }) => type === 'PageSupportNeeded')).toEqual([]);
});
