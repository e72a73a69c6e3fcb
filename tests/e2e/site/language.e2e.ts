import { createServer } from 'node:net';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, startSite, test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.da });

/** What can name a language beside the browser, which asks for Danish, from the strongest to the weakest. */
type Hints = { query?: string; cookie?: string; local?: string; session?: string };

/** Each source against all weaker ones, and each with a language that there is not. */
const choices: [name: string, hints: Hints, expected: Language][] = [
  ['the query lng beats all others', { query: 'lng=cs&lang=en', cookie: 'en', local: 'sk', session: 'sk' }, 'cs'],
  ['the query lang beats all but lng', { query: 'lang=cs', cookie: 'en', local: 'sk', session: 'sk' }, 'cs'],
  ['V20 an unknown lng is passed over for a known lang', { query: 'lng=xx&lang=cs', cookie: 'en', local: 'sk' }, 'cs'],
  ['an unknown lang is passed over', { query: 'lang=klingon', local: 'en' }, 'en'],
  ['the cookie beats local storage', { cookie: 'en', local: 'cs', session: 'sk' }, 'en'],
  ['an unknown language in the cookie is passed over', { cookie: 'xx', local: 'cs', session: 'en' }, 'cs'],
  ['local storage beats session storage', { local: 'cs', session: 'en' }, 'cs'],
  ['an unknown language in local storage is passed over', { local: 'klingon', session: 'en' }, 'en'],
  ['session storage beats the browser', { session: 'en' }, 'en'],
  ['an unknown language in session storage is passed over', { session: 'klingon' }, 'da'],
  ['the browser decides where nothing else does', {}, 'da'],
];

for (const [name, hints, expected] of choices) {
  test(`B2 ${name}`, async ({ page, context, site }) => {
    await prepare(context, site.origin, hints);
    await recordPaintedLanguages(page);
    await page.goto(hints.query ? `/?${hints.query}` : '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(expected)('home:hero.title'));
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', expected);
    expect(await paintedLanguages(page), 'languages that were ever shown').toEqual([expected]);
  });
}

test('B2 a language that the address names is remembered for pages that name none', async ({ page, context }) => {
  for (const [query, expected] of [
    ['lng=cs', 'cs'],
    ['lang=en', 'en'],
  ] as const) {
    await page.goto(`${pathOf('faq', 'sk')}?${query}`);
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18next');
    expect([cookie?.value, await page.evaluate(() => localStorage.getItem('i18nextLng'))]).toEqual([
      expected,
      expected,
    ]);
    await page.goto(pathOf('services', 'sk'));
    await expect(page.locator('html')).toHaveAttribute('lang', expected);
  }
});

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('B2 a visitor without a known language reads Slovak, and a stored choice holds all the same', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
    await prepare(context, site.origin, { session: 'da' });
    await page.goto(pathOf('configurator', 'sk'));
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  });
});

async function prepare(context: BrowserContext, origin: string, { cookie, local, session }: Hints): Promise<void> {
  if (cookie) await context.addCookies([{ name: 'i18next', value: cookie, url: origin }]);
  await context.addInitScript(
    (kept) => {
      if (kept.local && !localStorage.getItem('i18nextLng')) localStorage.setItem('i18nextLng', kept.local);
      if (kept.session) sessionStorage.setItem('i18nextLng', kept.session);
    },
    { local, session },
  );
}

/** Notes the language of each document that paints anything, across reloads. */
async function recordPaintedLanguages(page: Page): Promise<void> {
  await page.addInitScript(`new PerformanceObserver(() => {
    const known = JSON.parse(sessionStorage.getItem('painted') ?? '[]');
    if (!known.includes(document.documentElement.lang)) known.push(document.documentElement.lang);
    sessionStorage.setItem('painted', JSON.stringify(known));
  }).observe({ type: 'paint', buffered: true });`);
}

async function paintedLanguages(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).not.toBeNull();
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('painted'))) ?? '[]') as string[];
}

test('B2 B3 a choice in the menu keeps the screen, goes to its own path and is remembered', async ({
  page,
  context,
  site,
}) => {
  const screens: [Screen, string][] = [
    ['home', 'home:hero.title'],
    ['configurator', 'configurator:title'],
    ['login', 'accounts:login.title'],
  ];
  for (const [screen] of screens) {
    await context.clearCookies();
    await page.goto(`${pathOf(screen, 'da')}?lng=da`);
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expect(page).toHaveURL(new RegExp(`^${site.origin}${pathOf(screen, language)}\\?lng=${language}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18next');
    expect(cookie?.value).toBe('en');
    expect(await page.evaluate(() => sessionStorage.getItem('i18nextLng'))).toBe('en');
    await page.goto(pathOf(screen, 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('#language-menu > summary').click();
  await page
    .locator('header')
    .getByRole('link', { name: textsOf(language)(`common:language.names.${language}`) })
    .click();
}

test('B3 C2 a choice in the menu keeps the step of the configurator and its answers', async ({ page }) => {
  const answers = sampleVisitor('quick');
  await configuratorScreen(page, 'da').resumeAt('project-size', answers);
  await chooseLanguage(page, 'en');
  const screen = configuratorScreen(page, 'en');
  await screen.expectStep('project-size');
  await screen.back.click();
  await expect(screen.radio(screen.t(`configurator:trades.${answers.trade ?? 'custom'}`))).toBeChecked();
});

test('B3 C9 a choice in the menu keeps the number on the confirmation page', async ({ page }) => {
  const screen = configuratorScreen(page, 'da');
  await screen.resumeAt('summary', sampleVisitor('quick'));
  await screen.button(screen.t('configurator:summary.actions.submit')).click();
  const number = await page.getByRole('strong').innerText();
  await chooseLanguage(page, 'cs');
  await expect(page.getByRole('heading', { level: 1, name: textsOf('cs')('confirmation:title') })).toBeVisible();
  await expect(page.getByRole('strong')).toHaveText(number);
});

test('B3 the languages work as plain links, before and without scripts', async ({ page, expectedProblems }) => {
  expectedProblems.push(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await chooseLanguage(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('A9 the not-found page speaks the visitor’s language and leads on', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 404/);
  const t = textsOf('da');
  const answer = await page.goto('/findes-ikke');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('common:notFound.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:navigation.quote') })
    .click();
  await configuratorScreen(page, 'da').expectStep('quote-type');
});

test.describe('with a host for each language', () => {
  let own: Site;
  let port = 0;

  test.beforeAll(async () => {
    port = await freePort();
    const hosts = ['sk', 'cs', 'da'].map((code) => `${code}=${code}.localhost:${port}`).join(',');
    own = await startSite({ SITE_HOSTS: hosts, PORT: String(port) });
  });
  test.afterAll(() => own.stop());

  test('B2 B3 the host beats storage and the browser, a cookie beats the host, the query both', async ({
    page,
    context,
  }) => {
    const czech = `http://cs.localhost:${port}`;
    await prepare(context, czech, { local: 'en', session: 'en' });
    await page.goto(czech);
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await context.addCookies([{ name: 'i18next', value: 'en', url: czech }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`${czech}/?lang=da`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  });

  test('V2 C7 a change of language takes the answers and the step along, there and back', async ({ page }) => {
    const answers = sampleVisitor('quick');
    const czech = configuratorScreen(page, 'cs');
    await page.goto(`http://cs.localhost:${port}${pathOf('configurator', 'cs')}`);
    await untilHydrated(page);
    await czech.walkTo('project-size', answers);
    await chooseLanguage(page, 'da');
    const danish = configuratorScreen(page, 'da');
    await danish.expectStep('project-size');
    await expect(page).toHaveURL(new RegExp(`^http://da.localhost:${port}[^?]*\\?(?!.*token)`));
    await danish.give('project-size', answers);
    await danish.next.click();
    await danish.expectStep('contact');
    await chooseLanguage(page, 'cs');
    await czech.expectStep('contact');
    await expect(page.getByRole('button', { name: czech.t('drafts:other.swap') }), 'nothing to stash').toHaveCount(0);
    await czech.back.click();
    await expect(czech.radio(czech.t(`configurator:sizes.${answers.size ?? 'small'}.name`))).toBeChecked();
  });

  test('B3 the menu leads to the host and the path of the language', async ({ page }) => {
    await page.goto(`http://cs.localhost:${port}${pathOf('configurator', 'cs')}`);
    await chooseLanguage(page, 'da');
    await expect(page).toHaveURL(new RegExp(`^http://da.localhost:${port}${pathOf('configurator', 'da')}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
