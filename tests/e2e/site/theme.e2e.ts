import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'no-preference' });

const t = textsOf('sk');
const shown = (page: Page) => page.locator('html');

async function chooseTheme(page: Page, theme: 'light' | 'dark' | 'system'): Promise<void> {
  await page.getByLabel(t('common:theme.label')).selectOption(theme);
}

test('B6 the theme is light unless another is chosen, whatever the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(shown(page)).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(241, 243, 238)');
});

test('V9 B6 a choice holds on the next page, after a reload and in a new tab, before any consent', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await chooseTheme(page, 'dark');
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:hero.action') })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf('configurator', 'sk'));
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
  const second = await context.newPage();
  await second.goto('/');
  await expect(shown(second)).toHaveAttribute('data-theme', 'dark');
  await untilHydrated(second);
  await expect(second.getByLabel(t('common:theme.label'))).toHaveValue('dark');
});

test('B6 the choice "as the device" follows the device at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await chooseTheme(page, 'system');
  await expect(shown(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
});

test('B6 a chosen theme is there before anything is painted', async ({ page }) => {
  await page.addInitScript(`
    localStorage.setItem('theme', 'dark');
    window.themes = [];
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset.theme;
      if (theme && themes.at(-1)?.theme !== theme) themes.push({ theme, at: performance.now() });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  `);
  for (const path of ['/', pathOf('configurator', 'sk'), pathOf('login', 'sk')]) {
    await page.goto(path);
    await untilHydrated(page);
    const firstPaint = `performance.getEntriesByName('first-paint')[0]?.startTime ?? 0`;
    await expect.poll(() => page.evaluate<number>(firstPaint)).toBeGreaterThan(0);
    const themes = await page.evaluate<{ theme: string; at: number }[]>('themes');
    expect(themes.at(-1)?.theme).toBe('dark');
    expect(themes.at(-1)?.at).toBeLessThan(await page.evaluate<number>(firstPaint));
  }
});

test('B6 the choice answers before scripts have loaded, and stays when they have', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await chooseTheme(page, 'dark');
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
  load();
  await untilHydrated(page);
  await expect(shown(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel(t('common:theme.label'))).toHaveValue('dark');
});

test('B6 a theme that is stored in nonsense counts as light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/');
  await expect(shown(page)).toHaveAttribute('data-theme', 'light');
});
