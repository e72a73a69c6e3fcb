import { type BrowserContext, type Page, expect } from '@playwright/test';
import { countServiceRequests } from '#contract/service-requests/service-requests.ts';
import { livePath } from '#contract/live.ts';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { createQuote } from '#contract/quotes/quotes.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { type Screen, pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';
import { readScripts, untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

const t = textsOf('sk');

/** Opens a screen of the back office, signing in on the way. */
async function openOffice(page: Page, screen: Screen): Promise<void> {
  await officeScreen(page, 'sk').open(pathOf(screen, 'sk'));
  await expect(page).toHaveURL(pathOf(screen, 'sk'));
}

const rail = (page: Page) => page.getByRole('navigation', { name: t('backOffice:navigation.label') });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: t('backOffice:palette.title') });
const field = (page: Page) => page.getByRole('combobox', { name: t('backOffice:palette.field') });
const help = (page: Page) => page.getByRole('dialog', { name: t('backOffice:shortcuts.title') });

/** A visitor from elsewhere submits the configurator; answers the number of the request. */
async function submitFrom(context: BrowserContext, site: Site): Promise<number> {
  const visitors = [sampleVisitor('detailed')];
  const [submitted] = await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors });
  return submitted?.number ?? 0;
}

test('B13 G10 the rail is walked by keyboard, and marks where one is, also on a low window', async ({ page }) => {
  await openOffice(page, 'adminAudit');
  // So low that the whole rail scrolls, and so that its list of links does.
  for (const height of [500, 600]) {
    await page.setViewportSize({ width: 1280, height });
    await page.reload();
    await expect(rail(page).locator('[aria-current]')).toBeInViewport();
  }
  // What hydrates the page is named by its document.
  const { named, fetched } = await readScripts(page);
  expect(named).toEqual(expect.arrayContaining(fetched));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('common:navigation.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const errors = rail(page).getByRole('link', { name: t('backOffice:screens.adminErrors') });
  await expect(rail(page).locator('[aria-current]')).toHaveText(t('backOffice:screens.adminAudit'));
  await errors.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, t('errorReports:list.title'))).toBeFocused();
  await expect(errors).toHaveAttribute('aria-current', 'page');
  await expect(rail(page).locator('[aria-current]')).toHaveCount(1);
});

test('G10 the palette leads to screens and requests, says when nothing is found or asked, and gives the focus back', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  await openOffice(page, 'adminAudit');
  const visitor = await browser.newContext();
  const number = await submitFrom(visitor, site);
  const opener = page.getByRole('button', { name: t('backOffice:palette.find') }).filter({ visible: true });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('chyb');
  await page.keyboard.press('Enter');
  await expect(heading(page, t('errorReports:list.title'))).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(String(number));
  await page.getByRole('option', { name: String(number) }).click();
  await expect(page).toHaveURL(/\/admin\/requests\/[0-9A-Z]{26}$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('xyzzy');
  await expect(palette(page).getByRole('status')).toHaveText(t('backOffice:palette.empty'));
  await page.route(`**${listServiceRequests.path}?**`, (route) => route.abort());
  await field(page).fill('strecha');
  await expect(palette(page).getByRole('alert')).toContainText(t('backOffice:palette.failure'));
  await page.unroute(`**${listServiceRequests.path}?**`);
  // The search tries again by itself, too, and may be quicker than the press.
  const retry = palette(page).getByRole('button');
  await Promise.race([retry.click(), retry.waitFor({ state: 'hidden' })]);
  await expect(palette(page).getByRole('alert')).toBeHidden();

  await field(page).fill('tmavy');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await visitor.close();
});

test('G10 B13 single keys lead about, stay out of typing, and can be switched off', async ({ page, browser, site }) => {
  const visitor = await browser.newContext();
  await submitFrom(visitor, site);
  await visitor.close();
  await openOffice(page, 'adminErrors');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(heading(page, t('serviceRequests:list.title'))).toBeFocused();
  const row = page.getByRole('main').locator('[data-shortcut="row"]').first();
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('main').locator('[data-shortcut="search"] input')).toBeFocused();
  await page.keyboard.type('gz?');
  await expect(page).toHaveURL(/\/admin\/requests\?search=gz/);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/requests\/[0-9A-Z]{26}$/);
  for (const key of ['s', 'a']) {
    await expect(page.locator('[data-shortcut="status"]')).toBeEnabled();
    await page.keyboard.press(key);
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await page.keyboard.press('n');
  await expect(page).toHaveURL(pathOf('adminNewRequest', 'sk'));
  await expect(heading(page, t('serviceRequests:entry.title'))).toBeFocused();
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await help(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL(pathOf('adminNewRequest', 'sk'));
});

/** Notes what streams say first, that nothing was missed or that everything may have changed. */
const noteStarts = `
  window.starts = [];
  window.EventSource = class extends EventSource {
    constructor(address) {
      super(address);
      this.addEventListener('start', ({ data }) => starts.push(data));
    }
  };
`;

test('G2 a request from elsewhere shows in title, rail and list of every tab, by one stream, and nothing is fetched twice before it', async ({
  page,
  context,
  browser,
  site,
}) => {
  // Open ones: what arrives before is in the lists, without a word.
  const streams: string[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === livePath) streams.push(response.url());
  });
  await context.addInitScript(noteStarts);
  await openOffice(page, 'adminAudit');
  const other = await context.newPage();
  await other.goto(pathOf('adminRequests', 'sk'));
  await untilHydrated(other);
  await expect(heading(other, t('serviceRequests:list.title'))).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  await expect.poll(() => page.evaluate('starts')).toEqual(['current']);
  const counted = await context.request.get(`${site.origin}${countServiceRequests.path}`);
  const before = countServiceRequests.output.parse(await counted.json()).views.unread.count;

  const visitor = await browser.newContext();
  const number = await submitFrom(visitor, site);
  const toast = other.getByRole('listitem').filter({ hasText: t('backOffice:live.arrived', { number }) });
  await expect(toast).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle(new RegExp(String.raw`^\(${before + 1}\) `));
    await expect(rail(tab).getByRole('link', { name: t('backOffice:screens.adminRequests') })).toContainText(
      t('backOffice:unread', { count: before + 1 }),
    );
  }
  await expect(other.getByRole('main')).toContainText(String(number));
  await toast.getByRole('button', { name: t('backOffice:live.open') }).click();
  await expect(other).toHaveURL(/\/admin\/requests\/[0-9A-Z]{26}$/);
  expect(streams).toHaveLength(1);

  // The tab that holds the stream closes; the other takes over.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  const next = await submitFrom(visitor, site);
  await expect(
    other.getByRole('listitem').filter({ hasText: t('backOffice:live.arrived', { number: next }) }),
  ).toBeVisible();
  await visitor.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('B13 the menu is a sheet that a link or Escape closes', async ({ page }) => {
    await openOffice(page, 'adminAudit');
    const menu = page.getByRole('button', { name: t('backOffice:navigation.menu') });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(rail(page)).toBeInViewport();
    await expect(rail(page).locator('[aria-current]')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rail(page)).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.tap();
    await rail(page)
      .getByRole('link', { name: t('backOffice:screens.adminErrors') })
      .tap();
    await expect(heading(page, t('errorReports:list.title'))).toBeFocused();
    await expect(rail(page)).toBeHidden();
    await page
      .getByRole('button', { name: t('backOffice:palette.find') })
      .filter({ visible: true })
      .tap();
    await expect(field(page)).toBeFocused();
  });
});

test('B13 axe finds nothing on the frame, the palette, the help and the audit log', async ({ page, site }) => {
  await openOffice(page, 'adminAudit');
  const source = { kind: 'empty', language: 'sk', customerId: null };
  await callsTo(page.request, site.origin)('POST', createQuote.path, { source });
  await page.reload();
  await expect(page.getByRole('link', { name: t('audit:list.untitled') }).first()).toBeVisible();
  await expectAccessible(page, 'the audit log');
  await expectToFit(page, 'the audit log');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expectAccessible(page, 'the palette');
  await page.keyboard.type('xyzzy');
  await expect(palette(page).getByRole('status')).toHaveText(t('backOffice:palette.empty'));
  await expectAccessible(page, 'the empty palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await expectAccessible(page, 'the help');
  await expectToFit(page, 'the help');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: t('backOffice:navigation.menu') }).click();
  await expectAccessible(page, 'the menu');
});

test('G11 B1 the audit log is sifted in the address, and speaks each language', async ({ page }) => {
  await openOffice(page, 'adminAudit');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.filter({ hasText: t('audit:actions.account.signed-in') })).not.toHaveCount(0);
  await page.getByLabel(t('audit:filters.action')).selectOption({ label: t('audit:actions.account.signed-out') });
  await expect(page).toHaveURL(/action=account\.signed-out/);
  await expect(rows.filter({ hasText: t('audit:actions.account.signed-in') })).toHaveCount(0);
  // Others may have signed out meanwhile, but not before there was anybody.
  await page.getByLabel(t('audit:filters.to')).fill('2001-01-01');
  await expect(page.getByRole('heading', { name: t('audit:list.nothing.title') })).toBeVisible();
  await page.getByRole('link', { name: t('audit:filters.reset') }).click();
  await rows.nth(1).getByRole('link').last().click();
  await expect(page).toHaveURL(/actorId=/);
  for (const language of languages) {
    await page.goto(`${pathOf('adminAudit', language)}?lng=${language}`);
    const own = textsOf(language);
    await expect(heading(page, own('audit:list.title'))).toBeVisible();
    await expect(rows.nth(1)).toContainText(own('audit:actions.account.signed-in'));
    await expectToFit(page, `the audit log in ${language}`);
  }
});
