import { type BrowserContext, type Page, type Request, expect } from '@playwright/test';
import { consentVersion } from '#domain/consent/consent.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { test as base } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

const ids = { TAG_MANAGER_ID: 'GTM-TEST123', CHAT_KEY: '0123456789abcdef', PREVIEW_HOST: 'preview.localhost' };
const foreignHosts = /google|smartsupp/;

/** Collects what the pages ask other sites for, and answers it with an empty script. */
const test = base.extend<{ asked: string[] }>({
  asked: [
    async ({ context }, provide) => {
      const asked: string[] = [];
      await context.route(foreignHosts, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await provide(asked);
    },
    { auto: true },
  ],
});

test.use({ hasChosenCookies: false, siteName: 'consent', environment: ids, locale: localeOf.sk });

const t = textsOf('sk');
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const chatLoader = 'https://www.smartsuppchat.com/loader.js';

const banner = (page: Page) => page.getByRole('region', { name: t('consent:banner.title') });
const button = (page: Page, name: 'accept' | 'reject') =>
  banner(page).getByRole('button', { name: t(`consent:banner.${name}`) });
const category = (page: Page, name: 'necessary' | 'preferences' | 'analytics' | 'chat') =>
  page.getByRole('checkbox', { name: t(`consent:categories.${name}.name`) });

/** The menu in the head that holds the theme. */
const themeMenu = (page: Page) => page.locator('header summary').filter({ hasText: t('common:language.label') });

async function cookieOf(context: BrowserContext, name = 'consent') {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

/** Waits until the server has recorded the choice, whose letters are given. */
async function expectRecorded(context: BrowserContext, letters: string): Promise<void> {
  const pattern = new RegExp(`^${consentVersion}\\.${letters}\\.[0-9a-z]+\\.[0-9A-Z]{26}$`);
  await expect.poll(async () => (await cookieOf(context))?.value).toMatch(pattern);
}

test('B12 before a choice nothing is stored and nobody else is asked for anything', async ({
  page,
  context,
  site,
  asked,
}) => {
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(asked).toEqual([]);
  expect(own.filter((url) => !url.startsWith(site.origin) && !url.startsWith('data:'))).toEqual([]);
});

test('B12 saying no takes as much as saying yes: buttons alike, side by side, and the page stays usable', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/');
    const [no, yes] = [button(page, 'reject'), button(page, 'accept')];
    await expect(yes).toBeVisible();
    const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
    expect(noBox?.y).toBe(yesBox?.y);
    expect(noBox?.height).toBe(yesBox?.height);
    expect(Math.abs((noBox?.width ?? 0) - (yesBox?.width ?? 0))).toBeLessThan(1);
    expect(await no.getAttribute('class')).toBe(await yes.getAttribute('class'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await themeMenu(page).click();
    await expect(page.getByLabel(t('common:theme.label'))).toBeVisible();
  }
  await expectToFit(page, 'banner');
});

test('B12 the banner shifts nothing and leaves the end of the page free', async ({ page }) => {
  await page.addInitScript(`window.shifts = 0;
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifts += value; })
      .observe({ type: 'layout-shift', buffered: true });`);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(`scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const box = await banner(page).boundingBox();
  // The end of a page may lie at a fraction of a pixel.
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan((box?.y ?? 0) + 1);
  expect(await page.evaluate<number>('shifts')).toBeLessThan(0.001);

  // Paper has no banner, and no room for one: it would be an empty sheet.
  const room = () => page.evaluate<string>(`getComputedStyle(document.body).paddingBlockEnd`);
  expect(await room()).not.toBe('0px');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(room).toBe('0px');
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });
    test(`B12 B13 banner and form ${language === 'sk' ? 'pass axe and ' : ''}fit every width (${language})`, async ({
      page,
    }) => {
      const own = textsOf(language);
      const expectSound = async (name: string) => {
        if (language === 'sk') await expectAccessible(page, name);
        await expectToFit(page, name);
      };
      await page.goto('/');
      await expect(page.getByRole('region', { name: own('consent:banner.title') })).toBeVisible();
      await expectSound('banner');
      await page.getByRole('link', { name: own('consent:banner.choose') }).click();
      await expect(page).toHaveURL('/cookies');
      await expect(page.getByRole('group', { name: own('consent:form.legend') })).toBeVisible();
      await expect(page.getByRole('region', { name: own('consent:banner.title') })).toHaveCount(0);
      await expectSound('form');
    });
  });
}

test('B12 rejecting is kept for 12 months and recorded, and loads nothing on any later page', async ({
  page,
  context,
  asked,
}) => {
  await page.clock.install();
  await page.goto('/');
  await button(page, 'reject').click();
  await expect(banner(page)).toHaveCount(0);
  await expectRecorded(context, 'n');
  const days = ((await cookieOf(context))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await page.goto('/ponuka');
  await untilHydrated(page);
  await page.clock.runFor(10_000);
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['consent', 'csrf-token']);
});

test('B7 B12 the tag manager loads once after consent, and on later pages by itself', async ({
  page,
  context,
  asked,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
  await button(page, 'accept').click();
  await expect.poll(() => asked).toContain(tagManager);
  await expectRecorded(context, 'npac');
  await page.goto('/ponuka');
  await untilHydrated(page);
  await expect.poll(() => asked.filter((url) => url === tagManager)).toHaveLength(2);
  const events = await page.evaluate(() =>
    ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event),
  );
  expect(events).toHaveLength(2);
  expect(new Set(events)).toEqual(new Set(['gtm.js', 'virtual_page_view']));
});

test('B7 pages that are nobody else’s business load no third party', async ({ page, context, site, asked }) => {
  await agree(context, site.origin);
  await page.clock.install();
  await page.goto('/prihlasenie');
  await untilHydrated(page);
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
});

/** A visitor who has agreed to everything before. */
async function agree(context: BrowserContext, origin: string, letters = 'npac'): Promise<void> {
  const value = `${consentVersion}.${letters}.${Date.now().toString(36)}.01KAJ5Z8Q0ABCDEFGHJKMNPQRS`;
  await context.addCookies([{ name: 'consent', value, url: origin }]);
}

test('B12 consent is withdrawn on the page about cookies: cookies go, the page starts anew, nothing loads', async ({
  page,
  context,
  site,
  asked,
}) => {
  await agree(context, site.origin);
  await context.addCookies(['_ga', '_ga_AB12CD', 'ssupp.vid'].map((name) => ({ name, value: 'x', url: site.origin })));
  await page.goto('/cookies');
  await expect(category(page, 'analytics')).toBeChecked();
  await expect.poll(() => asked).toContain(tagManager);
  asked.length = 0;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: t('consent:form.withdraw') }).click();
  await reloaded;
  await untilHydrated(page);
  await expectRecorded(context, 'n');
  await expect(page.getByText(t('consent:form.saved'))).toBeVisible();
  for (const name of ['preferences', 'analytics', 'chat'] as const)
    await expect(category(page, name)).not.toBeChecked();
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['consent', 'csrf-token']);
  expect(asked).toEqual([]);
});

test('B12 categories are chosen one by one, and what is necessary stays on', async ({ page, context, asked }) => {
  await page.goto('/cookies');
  await untilHydrated(page);
  await expect(category(page, 'necessary')).toBeChecked();
  await expect(category(page, 'necessary')).toBeDisabled();
  await expect(category(page, 'preferences')).not.toBeChecked();
  await category(page, 'preferences').check();
  await page.getByRole('button', { name: t('consent:form.save') }).click();
  await expect(page.getByText(t('consent:form.saved'))).toBeVisible();
  await expectRecorded(context, 'np');
  await page.reload();
  await expect(category(page, 'preferences')).toBeChecked();
  await expect(category(page, 'chat')).not.toBeChecked();
  expect(asked).toEqual([]);
});

test('B12 a choice that is withdrawn before the server has answered stays withdrawn', async ({ page, context }) => {
  const held = Promise.withResolvers<Request>();
  const release = Promise.withResolvers<void>();
  await page.route(
    '**/api/consents',
    async (route) => {
      held.resolve(route.request());
      await release.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/cookies');
  await untilHydrated(page);
  await category(page, 'preferences').check();
  await page.getByRole('button', { name: t('consent:form.save') }).click();
  const first = await held.promise;
  await page.getByRole('button', { name: t('consent:form.withdraw') }).click();
  await expectRecorded(context, 'n');
  release.resolve();
  expect(first.postData()).toContain('preferences');
  expect((await first.response())?.status()).toBe(200);
  await expect.poll(async () => (await cookieOf(context))?.value).toMatch(/\.n\./);
  await expect(category(page, 'preferences')).not.toBeChecked();
});

test('B12 a choice about an older text counts as none: the banner asks again', async ({
  page,
  context,
  site,
  asked,
}) => {
  const value = `2025-01-01.npac.${Date.now().toString(36)}.01KAJ5Z8Q0ABCDEFGHJKMNPQRS`;
  await context.addCookies([{ name: 'consent', value, url: site.origin }]);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('B12 a choice made while the server is out of reach holds, and is recorded by the next page', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await button(page, 'reject').click();
  await expect(banner(page)).toHaveCount(0);
  expect((await cookieOf(context))?.value).toMatch(/\.n\.[0-9a-z]+\.$/);
  await page.unroute('**/api/**');
  await page.reload();
  await expectRecorded(context, 'n');
  await expect(banner(page)).toHaveCount(0);
});

test('V9 B2 B6 B12 without consent to preferences theme and language last for the session', async ({
  page,
  context,
}) => {
  await page.goto('/?lng=sk');
  await themeMenu(page).click();
  await page.getByLabel(t('common:theme.label')).selectOption('dark');
  const kept = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].map((each) => `${each.getItem('theme')} ${each.getItem('i18nextLng')}`),
    );
  expect(await kept()).toEqual(['null null', 'dark sk']);
  expect((await cookieOf(context, 'i18next'))?.expires, 'before any choice').toBe(-1);
  await page.keyboard.press('Escape');
  await button(page, 'reject').click();
  await expectRecorded(context, 'n');
  expect(await kept()).toEqual(['null null', 'dark sk']);
  expect((await cookieOf(context, 'i18next'))?.expires, 'a cookie of the session').toBe(-1);
  await page.goto('/?lng=sk');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await cookieOf(context, 'i18next'))?.expires).toBe(-1);
  await themeMenu(page).click();
  await page.getByLabel(t('common:theme.label')).selectOption('system');
  expect(await kept()).toEqual(['null null', 'system sk']);
  await page.goto('/cookies');
  await untilHydrated(page);
  await category(page, 'preferences').check();
  await page.getByRole('button', { name: t('consent:form.save') }).click();
  await expectRecorded(context, 'np');
  expect(await kept()).toEqual(['system sk', 'null null']);
  expect((await cookieOf(context, 'i18next'))?.expires).toBeGreaterThan(Date.now() / 1000);
});

test('B9 the chat loads 2000 ms after consent and is told the language 1500 ms later', async ({ page, asked }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const isLoaded = () => asked.includes(chatLoader);
  const calls = () =>
    page.evaluate(() => (globalThis as { smartsupp?: { _: unknown[][] } }).smartsupp?._.map((call) => call.join(' ')));
  await button(page, 'accept').click();
  await expect.poll(() => asked).toContain(tagManager);
  await page.clock.runFor(1999);
  expect(await calls()).toBeUndefined();
  expect(isLoaded()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isLoaded).toBe(true);
  expect(await calls()).toEqual(['recording:disable true']);
  await page.clock.runFor(1499);
  expect(await calls()).toEqual(['recording:disable true']);
  await page.clock.runFor(1);
  expect(await calls()).toEqual(['recording:disable true', 'language sk']);
});

test('B9 without consent to the chat it never loads, with it alone nothing else does', async ({
  page,
  context,
  site,
  asked,
}) => {
  await page.clock.install();
  await agree(context, site.origin, 'npa');
  await page.goto('/');
  await untilHydrated(page);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked).toEqual([tagManager]);
  asked.length = 0;
  await agree(context, site.origin, 'nc');
  await page.goto('/');
  await untilHydrated(page);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked).toEqual([chatLoader]);
});

test('B9 the preview host loads no third party whatever the visitor has agreed to', async ({
  page,
  context,
  site,
  asked,
}) => {
  const origin = site.origin.replace('127.0.0.1', 'preview.localhost');
  await agree(context, origin);
  await page.clock.install();
  await page.goto(origin);
  await untilHydrated(page);
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'smartsupp' in globalThis)).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A2 B12 a plain form keeps the choice and says so', async ({ page, context }) => {
    await page.goto('/cookies');
    await category(page, 'preferences').check();
    await expect(page.getByText(t('consent:form.saved'))).toBeHidden();
    await page.getByRole('button', { name: t('consent:form.save') }).click();
    await expect(page).toHaveURL('/cookies?saved#consent-saved');
    await expect(page.getByText(t('consent:form.saved'))).toBeVisible();
    await expectRecorded(context, 'np');
    await page.getByRole('button', { name: t('consent:form.withdraw') }).click();
    await expectRecorded(context, 'n');
  });
});
