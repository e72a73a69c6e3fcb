import { type Page, type Request, expect } from '@playwright/test';
import { changePassword } from '#contract/accounts/own-account.ts';
import { livePath } from '#contract/live.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { administrator, test } from '#tests/support/browser/running-site.ts';
import { callsTo } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'open in many tabs' });

const t = textsOf('sk');
/** One more than the connections that a browser opens to a host over HTTP/1.1. */
const tabCount = 7;

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('serviceRequests:list.title'), exact: true });

test('G2 seven open tabs share one stream, all hear of a request, also after a changed password, and leaving the back office ends the stream', async ({
  page,
  context,
  browser,
  site,
}) => {
  const opened: string[] = [];
  const ended: string[] = [];
  context.on('request', (request) => void (new URL(request.url()).pathname === livePath && opened.push(request.url())));
  // Either the browser leaves a stream, or the server ends it first.
  const noteEnd = (request: Request) =>
    void (new URL(request.url()).pathname === livePath && ended.push(request.url()));
  context.on('requestfailed', noteEnd);
  context.on('requestfinished', noteEnd);
  await officeScreen(page, 'sk').signIn();
  // The first tab leads: the others come once it holds the stream.
  await expect.poll(() => opened.length).toBe(1);
  const tabs = [page];
  while (tabs.length < tabCount) {
    const tab = await context.newPage();
    await tab.goto(pathOf('adminRequests', 'sk'));
    await expect(heading(tab)).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(() => opened.length).toBe(1);
  // The last one is not kept waiting for a connection.
  const last = tabs[tabCount - 1] ?? page;
  await last.reload();
  await expect(heading(last)).toBeVisible();

  const visitor = await browser.newContext();
  const visitors = [sampleVisitor('quick')];
  const [submitted] = await submitRequests(visitor.request, { origin: site.origin, language: 'sk', visitors });
  for (const tab of tabs) {
    await expect(tab).toHaveTitle(/^\(1\) /);
    await expect(tab.getByRole('main')).toContainText(String(submitted?.number));
  }
  expect(opened).toHaveLength(1);
  expect(ended).toEqual([]);

  // A changed password gives the browser another session; what happens next ends the stream of the former one.
  const post = callsTo(context.request, '');
  const { password } = administrator;
  const between = 'krov a väznica';
  await post('POST', changePassword.path, { currentPassword: password, newPassword: between });
  await post('POST', changePassword.path, { currentPassword: between, newPassword: password });
  for (const count of [2, 3]) {
    await submitRequests(visitor.request, { origin: site.origin, language: 'sk', visitors: [sampleVisitor('quick')] });
    for (const tab of tabs) await expect(tab).toHaveTitle(new RegExp(`^\\(${count}\\) `));
  }
  expect(opened).toHaveLength(2);
  await expect.poll(() => ended.length).toBe(1);

  for (const tab of tabs.slice(1)) await tab.close();
  expect(ended, 'tabs that only listen end nothing').toHaveLength(1);
  await page.goto(pathOf('home', 'sk'));
  await expect.poll(() => ended.length).toBe(2);
  expect(opened, 'and nobody opens another').toHaveLength(2);
  await visitor.close();
});

test.describe('in a browser without locks', () => {
  test('G2 each tab has a stream of its own while it is seen', async ({ page, context, browser, site }) => {
    await context.addInitScript('delete Navigator.prototype.locks');
    const ended: string[] = [];
    const opened: string[] = [];
    context.on(
      'request',
      (request) => void (new URL(request.url()).pathname === livePath && opened.push(request.url())),
    );
    context.on(
      'requestfailed',
      (request) => void (new URL(request.url()).pathname === livePath && ended.push(request.url())),
    );
    await officeScreen(page, 'sk').signIn();
    const other = await context.newPage();
    await other.goto(pathOf('adminRequests', 'sk'));
    await expect(heading(other)).toBeVisible();
    await expect.poll(() => opened.length).toBe(2);
    const visitor = await browser.newContext();
    const visitors = [sampleVisitor('quick')];
    const [submitted] = await submitRequests(visitor.request, { origin: site.origin, language: 'sk', visitors });
    for (const tab of [page, other]) await expect(tab.getByRole('main')).toContainText(String(submitted?.number));
    const show = (state: 'visible' | 'hidden') =>
      other.evaluate<unknown>(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));`);
    await show('hidden');
    await expect.poll(() => ended.length).toBe(1);
    await show('visible');
    await expect.poll(() => opened.length).toBe(3);
    await other.goto(pathOf('home', 'sk'));
    await expect.poll(() => ended.length).toBe(2);
    await visitor.close();
  });
});
