import { type Page, type Request, expect } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated, untilMainHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

test.use({ locale: localeOf.sk, siteName: 'with errors', reducedMotion: 'reduce' });
test.beforeEach(({ expectedProblems }) => {
  // What these tests break on purpose, as React and the browser note it.
  expectedProblems.push(/is broken|Failed to load resource|boundary|dynamically imported module/);
});

const t = textsOf('sk');
const failure = 'Stránka sa nenačítala';
const pageFailed = (page: Page) => page.getByRole('heading', { level: 1, name: failure });
/** In place of the island of a page, below the heading of the page. */
const islandFailed = (page: Page) => page.getByRole('heading', { level: 2, name: failure });
const siteFailed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Niečo sa pokazilo' });
const errorId = /Číslo chyby: (ERR_[0-9A-Z_]+)/;

/** Makes the search of the questions break at the next key, with a message that tells of a person. */
const breakSearch = `{
  const normalize = String.prototype.normalize;
  window.mend = () => (String.prototype.normalize = normalize);
  String.prototype.normalize = () => { throw new Error('Row 12 of jana@strechy.example is broken'); };
}`;

async function breakFaq(page: Page, query = ''): Promise<void> {
  await page.goto(`/faq${query}`);
  await untilMainHydrated(page);
  await page.evaluate(breakSearch);
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().pressSequentially('x');
  await expect(islandFailed(page)).toBeVisible();
}

/** Reports that the page sends from now on. */
function noteReports(page: Page): Request[] {
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors/report')) reports.push(request);
  });
  return reports;
}

test('J5 a page that breaks offers to try again, to load anew, home, back, contact and the other pages', async ({
  page,
}) => {
  await page.goto('/');
  await breakFaq(page);
  await expect(islandFailed(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(errorId);
  const main = page.getByRole('main');
  for (const name of ['retry', 'reload', 'back'] as const) {
    await expect(main.getByRole('button', { name: t(`common:actions.${name}`), exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: t('common:actions.goHome') })).toHaveAttribute('href', '/');
  for (const screen of ['home', 'services', 'about', 'projects', 'contact'] as const) {
    const link = main.getByRole('link', { name: t(`common:navigation.${screen}`), exact: true });
    await expect(link.last()).toHaveAttribute('href', pathOf(screen, 'sk'));
  }
  await expectAccessible(page, 'a page that broke');
  await expectToFit(page, 'a page that broke');
  await page.evaluate('window.mend()');
  await main.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.locator('details.question').first()).toBeVisible();
  await breakFaq(page);
  await main.getByRole('button', { name: t('common:actions.back') }).click();
  await expect(islandFailed(page)).toBeHidden();
});

test('J5 the links to other pages leave out the page that broke', async ({ page }) => {
  await page.goto(pathOf('projects', 'sk'));
  await untilMainHydrated(page);
  await page.evaluate(`URLSearchParams.prototype.get = () => { throw new Error('The address is broken'); }`);
  await page.getByLabel(t('projects:filter.trade')).selectOption('roofer');
  await expect(pageFailed(page)).toBeVisible();
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveText(
    (['home', 'services', 'about', 'contact'] as const).map((screen) => t(`common:navigation.${screen}`)),
  );
});

test('B11 J5 a page whose code does not come is reloaded once, and then answers as it does without it', async ({
  page,
}) => {
  await page.route(/\/assets\/(?:faq-island|login-page)-/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  const givenUp = page.waitForEvent('pageerror');
  await page.goto(pathOf('login', 'sk'), { waitUntil: 'commit' });
  await givenUp;
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Not a page that is hydrated as somebody types into it.
  const leftAlone = page.waitForEvent('pageerror');
  await page.goto('/faq');
  await page.getByRole('searchbox').fill('cena');
  await leftAlone;
  expect(loads).toBe(3);
  await expect(page.getByRole('searchbox')).toHaveValue('cena');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=cena/);
  await expect(page.getByRole('heading', { level: 1, name: t('faq:title') })).toBeVisible();
});

test('B11 J4 a sheet, dialog or menu of the back office that does not load leaves the screen as it is, and an office that does not load says so', async ({
  page,
}) => {
  await officeScreen(page, 'sk').signIn();
  let missing = /\/assets\/(?:palette|menu|new-user-dialog)-/;
  await page.route(/\/assets\//, (route) => (missing.test(route.request().url()) ? route.abort() : route.continue()));
  const told = page.locator('.toast').filter({ hasText: t('common:failure.partTitle') });
  await page.goto(pathOf('adminNewRequest', 'sk'));
  await untilHydrated(page);
  const name = page.getByRole('textbox', { name: t('serviceRequests:edit.fields.name') });
  await name.fill('Ján Kováč');
  for (const time of ['the first time', 'and again']) {
    await page.keyboard.press('Control+k');
    await expect(told, time).toBeVisible();
    await told.getByRole('button', { name: t('common:actions.close') }).click();
    await expect(told).toBeHidden();
  }
  await expect(name).toHaveValue('Ján Kováč');
  await page.goto(pathOf('adminUsers', 'sk'));
  await untilHydrated(page);
  await page.getByRole('button', { name: t('users:list.add') }).click();
  await expect(told).toBeVisible();
  await page.goto(pathOf('adminRequests', 'sk'));
  await untilHydrated(page);
  await page.getByRole('button', { name: t('serviceRequests:filters.status'), exact: true }).click();
  await expect(told).toBeVisible();

  missing = /\/assets\/office-chunk-/;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload({ waitUntil: 'commit' });
  await expect(siteFailed(page)).toBeVisible();
  expect(loads).toBe(2);
  missing = /nothing/;
  await page.getByRole('button', { name: t('common:actions.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('serviceRequests:list.title') })).toBeVisible();
});

test('J5 when even the frame of the back office breaks, the app’s own screen says so, with its severity and a way to report it', async ({
  page,
}) => {
  await officeScreen(page, 'sk').signIn();
  // The head makes this address of its pattern.
  await page.evaluate(`{
    const { replace } = String.prototype;
    String.prototype.replace = function (...given) {
      if (String(this) === '${pathOf('adminErrors', 'sk')}') throw new Error('The clock is broken');
      return replace.apply(this, given);
    };
  }`);
  const reported = page.waitForRequest('**/api/errors/report');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('backOffice:screens.adminErrors') })
    .click();
  await expect(siteFailed(page)).toBeFocused();
  const screen = page.getByRole('main');
  await expect(screen).toContainText('Kritická chyba');
  const [, id] = errorId.exec(await screen.innerText()) ?? [];
  await expect(screen.getByRole('link', { name: t('common:failure.report') })).toHaveAttribute(
    'href',
    `mailto:${brand.supportMailbox}?subject=${encodeURIComponent(`Číslo chyby: ${id}`)}`,
  );
  for (const name of ['retry', 'reload'] as const) {
    await expect(screen.getByRole('button', { name: t(`common:actions.${name}`) })).toBeVisible();
  }
  await expect(screen).not.toContainText('The clock is broken');
  expect((await reported).postDataJSON()).toMatchObject({ errorId: id, category: 'component', severity: 'critical' });
  await expectAccessible(page, 'the app’s error screen');
  await expectToFit(page, 'the app’s error screen');
  await screen.getByRole('link', { name: t('common:actions.goHome') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(siteFailed(page)).toBeHidden();
});

test('J4 what nobody caught in a script of ours is reported once, and what an extension does is not', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/went wrong/);
  const reports = noteReports(page);
  await page.goto('/');
  await untilHydrated(page);
  const fail = (how: string, file: string) => `{
    const error = new TypeError('${how} went wrong');
    error.stack = 'TypeError\\n    at a (' + '${file}' + ':1:2)';
    setTimeout(() => { ${how === 'rejection' ? 'void Promise.reject(error)' : 'throw error'}; });
  }`;
  const own = new URL('/assets/entry-client-D3adBeef.js', page.url()).href;
  await page.evaluate(fail('extension', 'chrome-extension://abc/content.js'));
  for (const how of ['timer', 'rejection', 'timer']) await page.evaluate(fail(how, own));
  await expect.poll(() => reports.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(reports.map((report) => (report.postDataJSON() as { message: string }).message).toSorted()).toEqual([
    'rejection went wrong',
    'timer went wrong',
  ]);
});

test('J4 a report that is refused is given up: no second one, no toast, no error', async ({ page }) => {
  const reports = noteReports(page);
  await page.route('**/api/errors/report', (route) => route.fulfill({ status: 500, body: 'down' }));
  await breakFaq(page);
  await expect.poll(() => reports.length).toBe(1);
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(islandFailed(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reports.length).toBe(1);
  await expect(page.getByRole('listitem').filter({ hasText: t('errors:generic.title') })).toHaveCount(0);
});

test('J4 G5 a report reaches the back office without personal data, and is resolved, muted and opened again there', async ({
  page,
  context,
}) => {
  const reported = page.waitForResponse('**/api/errors/report');
  await breakFaq(page, '?q=Jana+Nov%C3%A1kov%C3%A1');
  const [, id = ''] = errorId.exec(await page.getByRole('main').innerText()) ?? [];
  expect((await reported).status()).toBe(200);

  await officeScreen(page, 'sk').signIn();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('backOffice:screens.adminErrors') })
    .click();
  await expect(page).toHaveURL(pathOf('adminErrors', 'sk'));
  const row = page.getByRole('row').filter({ hasText: 'Row 12 of … is broken' });
  await expect(row).toContainText(t('errorReports:titles.component'));
  await expectAccessible(page, 'the list of errors');
  await expectToFit(page, 'the list of errors');
  await row.getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main).toContainText(id);
  await expect(main).toContainText('/faq');
  await expect(main).not.toContainText(/jana/i);
  await expectAccessible(page, 'an error');
  await expectToFit(page, 'an error');

  const act = (state: 'open' | 'resolved' | 'muted') =>
    main.getByRole('button', { name: t(`errorReports:actions.${state}`), exact: true });
  const other = await context.newPage();
  await other.goto(page.url());
  const second = other.getByRole('main');
  await expect(second.getByRole('button', { name: t('errorReports:actions.resolved') })).toBeVisible();
  await act('muted').click();
  await expect(page.getByRole('listitem').filter({ hasText: t('errorReports:done.muted') })).toBeVisible();
  await expect(act('muted')).toBeHidden();

  // The other window still shows the version from before.
  await second.getByRole('button', { name: t('errorReports:actions.resolved') }).click();
  await expect(second.getByRole('alert')).toContainText(t('errorCodes:changed-meanwhile'));
  await second.getByRole('button', { name: t('errorReports:actions.resolved') }).click();
  await expect(second.getByRole('alert')).toBeHidden();
  await expect(second.getByRole('button', { name: t('errorReports:actions.open') })).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: t('errorReports:detail.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('errorReports:list.title') })).toBeVisible();
  await expect(row).toHaveCount(0);
  const filter = page.getByRole('navigation', { name: t('errorReports:list.filter') });
  await filter.getByRole('link', { name: t('errorReports:list.states.resolved') }).click();
  await expect(page).toHaveURL(/state=resolved/);
  await row.getByRole('link').click();
  // What this window knew of the error is shown until the change of the other one has been read.
  await expect(act('muted')).toBeVisible();
  await act('open').click();
  await expect(act('resolved')).toBeVisible();
  await page.goto(`${pathOf('adminErrors', 'sk')}?state=muted`);
  await expect(page.getByRole('heading', { name: t('errorReports:list.empty.title') })).toBeVisible();
  await page.goto(pathOf('adminError', 'sk', { id: 'nothing' }));
  await expect(page.getByRole('heading', { name: t('errorReports:detail.missing.title') })).toBeVisible();
});

test('B1 the screen of errors speaks each language', async ({ page }) => {
  await officeScreen(page, 'sk').signIn();
  for (const language of languages) {
    await page.goto(`${pathOf('adminErrors', language)}?lng=${language}`);
    const own = textsOf(language);
    await expect(page.getByRole('heading', { level: 1, name: own('errorReports:list.title') })).toBeVisible();
    await expect(page).toHaveTitle(own('errorReports:meta.title'));
  }
});
