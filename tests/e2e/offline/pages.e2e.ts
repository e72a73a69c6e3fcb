import { type BrowserContext, type Page, expect } from '@playwright/test';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { startChangingFront } from '#tests/e2e/support/changing-front.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated, untilMainHydrated } from '#tests/e2e/support/hydration.ts';
import { test } from '#tests/e2e/support/offline-visitor.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

const offlineScreens = ['home', 'services', 'faq', 'contact', 'configurator'] as const satisfies readonly Screen[];
const minute = 60_000;

/** Records the messages of the worker in the page. */
const noteKept = `
  window.keptLanguages = [];
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data.type === 'kept') keptLanguages.push(data.language);
  });`;

/** Waits until the worker reports that all pages of the language are cached. */
const untilKept = (page: Page, language: Language) =>
  page.waitForFunction(
    (wanted) => (globalThis as { keptLanguages?: string[] }).keptLanguages?.includes(wanted),
    language,
  );

/** Paths of everything that is cached, of all versions. */
const keptPaths = (page: Page) =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => {
    const caches = await Promise.all(names.map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })`);

/** Names of the caches; each version has one. */
const versions = (page: Page) => page.evaluate<string[]>('caches.keys()');

/** Marks the document, so that a later check can tell whether it was reloaded. */
const mark = (page: Page) => page.evaluate('void (window.isMarked = true)');
const isMarked = (page: Page) => page.evaluate<boolean>(`'isMarked' in window`);

test.beforeEach(({ context }) => context.addInitScript(noteKept));

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test(`B8 C11 after one visit the public pages open without a connection, and a request written there is sent once it is back (${language})`, async ({
      page,
      front,
      visitor,
    }) => {
      const { t, configurator } = visitor;
      const headings: string[] = [];
      for (const screen of offlineScreens) {
        const headers = { 'accept-language': localeOf[language] };
        const html = await (await page.request.get(pathOf(screen, language), { headers })).text();
        headings.push(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'none');
      }
      await page.goto(pathOf('about', language));
      await untilKept(page, language);
      front.set('cut');

      for (const [index, screen] of offlineScreens.entries()) {
        await page.goto(`${pathOf(screen, language)}?utm_source=mail`);
        await untilHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await page.getByRole('heading', { level: 1 }).innerHTML()).toBe(headings[index]);
      }
      const answers = sampleVisitor('quick');
      await configurator.walkTo('objectives', answers);
      await expect(page.locator('output:visible')).toContainText(/\d/);

      await page.goto(pathOf('about', language));
      await untilHydrated(page);
      const notKept = await page.goto(pathOf('privacy', language));
      expect(notKept?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1, name: t('common:offline.title') })).toBeVisible();
      await page.getByRole('link', { name: t('common:actions.goHome') }).click();
      await untilHydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).innerHTML()).toBe(headings[0]);

      await configurator.resumeAt('summary', answers);
      await visitor.submit.click();
      await visitor.expectKept('service-request');
      await visitor.getThroughBy(visitor.retry);
      expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
      expect(new Set(front.keys).size, 'all tries carry one key').toBe(1);
    });
  });
}

test.describe('in Slovak', () => {
  const t = textsOf('sk');

  test('B8 without the server links lead from page to page, and the configurator answers', async ({ page, front }) => {
    await page.goto(pathOf('faq', 'sk'));
    await untilKept(page, 'sk');
    front.set('cut');
    await page
      .locator(`a[href="${pathOf('configurator', 'sk')}"]:visible`)
      .first()
      .click();
    await expect(page).toHaveURL(pathOf('configurator', 'sk'));
    await untilMainHydrated(page);
    const screen = configuratorScreen(page, 'sk');
    await screen.give('quote-type', sampleVisitor('quick'));
    await screen.next.click();
    await expect(page).toHaveURL(/step=objectives/);
  });

  test('B8 a language chosen later is cached in place of the first', async ({ page, front }) => {
    await page.goto('/');
    await untilKept(page, 'sk');
    await page.goto('/?lng=da');
    await untilKept(page, 'da');
    front.set('cut');
    for (const screen of offlineScreens) {
      await page.goto(pathOf(screen, 'da'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'da');
      await untilHydrated(page);
    }
  });

  test('B8 personal pages are never cached, nor responses of the API but the price book', async ({ page, front }) => {
    await page.goto('/');
    await untilKept(page, 'sk');
    await page.goto(`${pathOf('login', 'sk')}?next=/admin`);
    await officeScreen(page, 'sk').giveCredentials();
    await page.waitForURL(pathOf('admin', 'sk'));
    await untilHydrated(page);
    await page.reload();
    await untilHydrated(page);
    await page.goto(`${pathOf('confirmation', 'sk')}?token=x`);
    await untilHydrated(page);
    const paths = await keptPaths(page);
    expect(paths).toContain('/');
    expect(
      paths.filter((path) => /^\/(?!assets\/).*(?:admin|api|auth|health|confirmation|potvrdenie)/.test(path)),
    ).toEqual(['/api/price-book']);
    front.set('cut');
    await page.goto(pathOf('admin', 'sk'));
    await expect(page.getByRole('heading', { level: 1, name: t('common:offline.title') })).toBeVisible();
  });

  test('B8 the browser looks for a new version every 60 000 ms', async ({ page }) => {
    await page.addInitScript(`
      window.updateTimes = [];
      ServiceWorkerRegistration.prototype.update = async () => void updateTimes.push(Date.now());`);
    await page.clock.install();
    await page.goto('/');
    await untilKept(page, 'sk');
    await page.clock.runFor(4 * minute);
    const times = await page.evaluate<number[]>('updateTimes');
    expect(times.length).toBeGreaterThanOrEqual(4);
    for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBe(minute);
  });

  test('B8 a new version is offered, waits for the press, and reloads no half-filled form', async ({
    context,
    page,
    site,
  }) => {
    const front = await startChangingFront(site.origin);
    const description = await halfFill(page, front.origin);
    await untilKept(page, 'sk');
    const before = await versions(page);
    front.release('next');
    await page.clock.runFor(minute);
    await expect(offerIn(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(offerIn(page)).toBeHidden();
    expect(await isMarked(page), 'the page did not reload').toBe(true);

    const second = await secondPage(context, front.origin);
    await expect(offerIn(second)).toBeVisible();
    await mark(second);
    expect(await versions(page)).toEqual([...before, 'plumbline-next']);
    const reloaded = second.waitForEvent('load');
    await second.getByRole('button', { name: t('common:update.action') }).click();
    await reloaded;
    expect(await isMarked(second)).toBe(false);
    await untilKept(second, 'sk');
    expect(await isMarked(page), 'only the page that asked reloads').toBe(true);
    await expect(page.locator('textarea')).toHaveValue(description);

    await page.close();
    await second.reload();
    await untilKept(second, 'sk');
    expect(await versions(second)).toEqual(['plumbline-next']);
    await expect(offerIn(second)).toBeHidden();
    await front.stop();
  });

  const offerIn = (page: Page) => page.getByText(t('common:update.title'), { exact: true });

  /** Opens the configurator with a clock that the test advances. Returns what was typed into it. */
  async function halfFill(page: Page, origin: string): Promise<string> {
    const answers = sampleVisitor('detailed');
    const screen = configuratorScreen(page, 'sk');
    await page.clock.install();
    await page.goto(`${origin}${pathOf('configurator', 'sk')}`);
    await untilHydrated(page);
    await screen.walkTo('features', answers);
    await screen.give('features', answers);
    await mark(page);
    return answers.description;
  }

  async function secondPage(context: BrowserContext, origin: string): Promise<Page> {
    const second = await context.newPage();
    await second.goto(`${origin}/`);
    return second;
  }
});
