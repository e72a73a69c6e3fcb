import { type Page, type Response, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilMainHydrated } from '#tests/e2e/support/hydration.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');

/** Lets the first tries for the common texts fail, and counts them all. */
async function failTexts(page: Page, failures: number) {
  const seen = { tries: 0 };
  await page.route(/\/assets\/common-[^/]*\.js/, (route) => {
    seen.tries += 1;
    return seen.tries <= failures ? route.abort() : route.continue();
  });
  return seen;
}

test('B4 a page whose texts fail to load is hydrated at a later try, by texts of its language alone', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const seen = await failTexts(page, 2);
  await page.goto(pathOf('contact', 'sk'));
  await untilMainHydrated(page);
  expect(seen.tries).toBe(3);
  // Read only here: a body that arrives after the end of the test would fail it.
  const sent = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  for (const language of languages) {
    expect(sent.includes(textsOf(language)('common:navigation.skip')), language).toBe(language === 'sk');
  }
});

test('B4 a page whose texts never come stays as the server has sent it', async ({ page, expectedProblems }) => {
  expectedProblems.push(/ERR_FAILED/, /no texts of common/);
  await page.clock.install();
  const seen = await failTexts(page, Number.POSITIVE_INFINITY);
  const givenUp = page.waitForEvent('pageerror');
  await page.goto(pathOf('contact', 'sk'));
  await page.locator('#name').focus();
  for (const [tries, waitMs] of [350, 700, 1400, 2800, 5600].entries()) {
    // The clock runs by itself too, so on a slow machine a try may come early; their times have a test beside the code.
    await expect.poll(() => seen.tries).toBeGreaterThan(tries);
    await page.clock.runFor(waitMs);
  }
  await givenUp;
  expect(seen.tries).toBe(6);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact:title'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:navigation.services'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('services:title'));
});
