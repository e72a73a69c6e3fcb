import { devices, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { readScripts, untilHydrated } from '#tests/e2e/support/hydration.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { readLimit, weighInlineScripts, weighScripts } from '#tests/e2e/support/weigh-scripts.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
test.use({ locale: localeOf.sk, reducedMotion: 'no-preference' });

const t = textsOf('sk');
test('A1 C1 the home page sends at most 8 kB of scripts in all, the configurator at most 120 kB at first and 160 kB to its end', async ({
  page,
}) => {
  const weigh = weighScripts(page);
  await page.goto('/');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const home = (await weigh()) + (await weighInlineScripts(page));
  expect(home).toBeLessThanOrEqual(readLimit);

  const screen = configuratorScreen(page, 'sk');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home:hero.action') })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf('configurator', 'sk'));
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const first = await weigh();
  expect(first).toBeLessThanOrEqual(120_000);
  await screen.walkTo('summary', sampleVisitor('detailed'));
  await screen.button(t('configurator:summary.actions.generate')).click();
  await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
  await screen.button(t('configurator:summary.actions.reset')).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const whole = await weigh();
  expect(whole).toBeLessThanOrEqual(160_000);
  test
    .info()
    .annotations.push({ type: 'bytes', description: `home ${home}, first step ${first}, to the end ${whole}` });
});

test.describe('before a choice about cookies', () => {
  test.use({ hasChosenCookies: false });

  test('A1 B12 the home page sends at most 8 kB of scripts with the banner', async ({ page }) => {
    const weigh = weighScripts(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('consent:banner.reject') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = (await weigh()) + (await weighInlineScripts(page));
    expect(bytes).toBeLessThanOrEqual(readLimit);
    test.info().annotations.push({ type: 'bytes', description: `home ${bytes}` });
  });
});

for (const path of ['/', pathOf('configurator', 'sk')]) {
  test(`A1 C1 before the first paint of ${path} no script is asked for, then what hydrates it all at once`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilHydrated(page);
    const early = await page.evaluate<string[]>(`(() => {
      const painted = performance.getEntriesByName('first-paint')[0].startTime;
      return performance.getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js') && entry.startTime < painted)
        .map((entry) => entry.name);
    })()`);
    expect(early).toEqual([]);
    if (path === '/') return;
    const { named, fetched } = await readScripts(page);
    expect(fetched).toEqual(named);
  });
}

for (const path of ['/', pathOf('configurator', 'sk'), pathOf('login', 'sk')]) {
  test(`A1 C1 the first paint of ${path} waits for no script`, async ({ page }) => {
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto(path, { waitUntil: 'commit' });
    const painted = `performance.getEntriesByName('first-contentful-paint').length`;
    await expect.poll(() => page.evaluate<number>(painted)).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** How many parts of the page are still held back. */
const heldBack = `[...document.querySelectorAll('main *, footer')]
  .filter((part) => getComputedStyle(part).contentVisibility === 'auto').length`;

/** Notes whether any ever was. */
const noteHeldBack = `
  window.wasHeldBack = false;
  new MutationObserver(() => (wasHeldBack ||= document.documentElement.dataset.deferred === ''))
    .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-deferred'] });
`;

test('A1 what is below the first screen is laid out after the first paint, and an address that names a place leads there', async ({
  page,
}) => {
  await page.addInitScript(noteHeldBack);
  // Fonts that never come hold nothing up.
  await page.route('**/*.woff2', () => new Promise(() => undefined));
  // A page to read, and one that is hydrated at once, of which the footer waits.
  for (const path of ['/', pathOf('configurator', 'sk')]) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-deferred');
    await expect(page.locator('[data-laid-out]')).toHaveCount(0);
    expect(await page.evaluate<number>(heldBack)).toBe(0);
    expect(await page.evaluate<boolean>('wasHeldBack')).toBe(true);
  }

  await page.goto(pathOf('privacy', 'sk'));
  const last = page.getByRole('main').getByRole('navigation').getByRole('link').last();
  const place = (await last.getAttribute('href')) ?? '';
  await page.goto('/');
  await page.goto(`${pathOf('privacy', 'sk')}${place}`);
  expect(await page.evaluate<number>(heldBack)).toBe(0);
  await expect(page.locator(place)).toBeInViewport();
});

/** Notes all layout shifts that no press has caused, from the start of each document. */
const noteShifts = `
  window.shifts = [];
  window.shiftObserver = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  shiftObserver.observe({ type: 'layout-shift', buffered: true });
`;

/** Their sum once what has just been drawn is on the screen. */
const sumOfShifts = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() =>
  [...shifts, ...shiftObserver.takeRecords()].reduce((sum, { hadRecentInput, value }) => sum + (hadRecentInput ? 0 : value), 0))`;

for (const [name, device] of Object.entries({ desktop: {}, phone })) {
  test.describe(name, () => {
    test.use(device);

    test(`A1 C7 nothing moves by itself while pages load, a restored draft included (${name})`, async ({ page }) => {
      await page.addInitScript(noteShifts);
      const screen = configuratorScreen(page, 'sk');
      await page.goto('/');
      await untilHydrated(page);
      expect(await page.evaluate<number>(sumOfShifts), 'home').toBeLessThan(0.02);
      await screen.open();
      expect(await page.evaluate<number>(sumOfShifts), 'first step').toBeLessThan(0.02);
      for (const step of ['objectives', 'project-size', 'summary'] as const) {
        await screen.resumeAt(step, sampleVisitor('quick'));
        expect(await page.evaluate<number>(sumOfShifts), `restored at ${step}`).toBeLessThan(0.02);
      }
    });
  });
}

test('A2 no document carries a style attribute, which the content security policy would refuse', async ({ page }) => {
  for (const path of [
    '/',
    pathOf('configurator', 'sk'),
    `${pathOf('configurator', 'sk')}?step=contact`,
    pathOf('login', 'sk'),
    '/nikde',
  ]) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
  }
});
