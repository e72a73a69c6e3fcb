import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { openPages, unknownAddress } from '#tests/e2e/support/open-pages.ts';
import { expectAccessible, expectAccessibleInEachTheme, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { readLimit, hydratedLimit, weighInlineScripts, weighScripts } from '#tests/e2e/support/weigh-scripts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { firstScreenId } from '#web/ui/first-screen-id.ts';

/** Opens a page and checks that it is hydrated in Slovak and fits every width with all its details open. */
async function expectSoundPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await page.evaluate(`for (const each of document.querySelectorAll('main details')) each.open = true`);
  await expectToFit(page, path);
}

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

const configurator = pathOf('configurator', 'sk');
const paths = [...openPages('sk'), `${pathOf('setup', 'sk')}?token=abc`];
const parts = 3;

for (let part = 1; part <= parts; part += 1) {
  test(`A1 A2 B13 every page answers without a problem, fits 320 px and a zoom of 200 %, passes axe, and sends at most 8 kB of scripts, or 110 kB where it is hydrated (${part} of ${parts})`, async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.push(/status of 404/);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    let read = 0;
    for (const path of paths.filter((_, index) => index % parts === part - 1)) {
      const weigh = weighScripts(page);
      await expectSoundPage(page, path);
      await expectAccessibleInEachTheme(page, path);
      // The configurator has a limit of its own.
      if (path === configurator) continue;
      const isToRead = /^(?:none|touch)$/.test((await page.locator('body').getAttribute('data-hydration')) ?? '');
      // What a page to read waits for before its first paint is there.
      const firstScreens = await page.locator(`head:has(link[rel=expect]) + body #${firstScreenId}`).count();
      expect(firstScreens, `first screens of ${path}`).toBe(isToRead && path !== unknownAddress ? 1 : 0);
      const bytes = (await weigh()) + (await weighInlineScripts(page));
      expect(bytes, `scripts of ${path}`).toBeLessThanOrEqual(isToRead ? readLimit : hydratedLimit);
      read += isToRead ? 1 : 0;
    }
    expect(read).toBeGreaterThan(3);
  });
}

test('B13 axe finds nothing on a page with its menu open', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.locator('#language-menu > summary').click();
  await expectAccessible(page, 'the home page with its menu open');
});
