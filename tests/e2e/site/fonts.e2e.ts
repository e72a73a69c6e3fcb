import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({ locale: localeOf.sk });

const brandFonts = ['Barlow 400', 'Barlow 600', 'Barlow Semi Condensed 600'];

/** The brand's fonts that the page has loaded, by name and weight. */
const loadedFonts = (page: Page) =>
  page.evaluate<string[]>(`document.fonts.ready.then((fonts) => [...fonts]
    .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family, weight }) => family.replaceAll('"', '') + ' ' + weight).sort())`);

test('A1 at the first page the fonts come after the first paint, at the next one they are there and not fetched again', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => loadedFonts(page)).toEqual(brandFonts);
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? startTime : [])),
  ]);
  expect(fetched).toHaveLength(brandFonts.length);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);

  const again: string[] = [];
  page.on('requestfinished', async (request) => {
    if (request.url().endsWith('.woff2') && (await request.sizes()).responseBodySize > 0) again.push(request.url());
  });
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathOf('services', 'sk')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(pathOf('services', 'sk')));
  await expect.poll(() => loadedFonts(page)).toEqual(brandFonts);
  expect(again).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A1 A2 the sheet itself brings the fonts', async ({ page }) => {
    const fonts = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url());
    });
    await page.goto('/');
    await expect.poll(() => fonts.size).toBe(brandFonts.length);
  });
});
