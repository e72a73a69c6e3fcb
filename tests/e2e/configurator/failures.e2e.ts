import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { nextTry } from '#tests/e2e/support/next-try.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });
test.beforeEach(({ expectedProblems }) => {
  // The browser notes each call that fails, and the site itself those that it has given up.
  expectedProblems.push(/Failed to load resource|\[ERR_/);
});

const t = textsOf('sk');
const submitCall = '**/api/service-requests';
const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: t('confirmation:title') });
const submitButton = (page: Page) => page.getByRole('button', { name: t('configurator:summary.actions.submit') });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: t('unsent:title.service-request') });

async function openSummary(page: Page, answers = sampleVisitor('quick')) {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', answers);
  await expect(submitButton(page)).toBeVisible();
  return { screen, answers };
}

async function expectOneRequest(page: Page, customer: string): Promise<void> {
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await expect(office.rowOf(customer)).toHaveCount(1);
}

test('C9 C11 a server that can’t be reached is named, everything typed stays, and the next try stores one request', async ({
  page,
}) => {
  const { answers, screen } = await openSummary(page);
  await page.route(submitCall, (route) => route.abort());
  await submitButton(page).click();
  await expect(kept(page)).toBeVisible();
  // spec §8
  await expect(kept(page)).toContainText('Problém s pripojením');
  await expect(kept(page)).toContainText('Skontrolujte internetové pripojenie a skúste to znovu.');
  await page.reload();
  await screen.expectStep('summary');
  await expect(page.getByRole('main')).toContainText(answers.contact.email);
  await expect(kept(page)).toBeVisible();
  await page.unroute(submitCall);
  await nextTry(submitButton(page), confirmed(page));
  await expect(confirmed(page)).toBeVisible();
  await expectOneRequest(page, answers.contact.name);
});

test('C9 an answer that is lost on its way does not make a second request, not even after a reload', async ({
  page,
}) => {
  const { answers } = await openSummary(page);
  let tries = 0;
  await page.route(submitCall, async (route) => {
    await route.fetch();
    tries += 1;
    await route.abort();
  });
  await submitButton(page).click();
  await expect(kept(page)).toBeVisible();
  await submitButton(page).click();
  await expect.poll(() => tries).toBe(2);
  await expect(kept(page)).toBeVisible();
  await page.unroute(submitCall);
  // What is kept sends itself.
  await page.reload();
  await expect(confirmed(page)).toBeVisible();
  await expectOneRequest(page, answers.contact.name);
});

test('C9 whoever comes back from the confirmation to a page kept as it was left finds a fresh form', async ({
  page,
}) => {
  const { screen } = await openSummary(page);
  const isKept = `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`;
  // A navigation that is broken off leaves the page as the browser would keep it.
  await page.route('**/potvrdenie-dopytu*', (route) => route.abort('aborted'));
  await submitButton(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('configurator-draft'))).toBeNull();
  await page.evaluate(isKept);
  await screen.expectStep('quote-type');
});

test('C9 C11 offline is said, and with the connection back the request sends itself', async ({ page, context }) => {
  await openSummary(page);
  await context.setOffline(true);
  await expect(page.getByText(t('unsent:offline'))).toBeVisible();
  await submitButton(page).click();
  await expect(kept(page)).toContainText(t('errors:network.title'));
  await context.setOffline(false);
  await expect(confirmed(page)).toBeVisible();
});

test('C9 J4 a failure of the server is said with its number, and the answers stay', async ({ page }) => {
  const { answers } = await openSummary(page);
  await page.route(submitCall, (route) =>
    route.fulfill({
      status: 500,
      json: {
        code: 'internal-error',
        message: t('errorCodes:internal-error'),
        category: 'internal',
        severity: 'critical',
        errorId: 'ERR_TEST_1',
        timestamp: new Date(0).toISOString(),
      },
    }),
  );
  await submitButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('errors:submit'));
  // spec §8
  await expect(alert).toContainText('Vyskytla sa chyba. Skúste to prosím znova.');
  await expect(alert).toContainText(t('common:errorId', { id: 'ERR_TEST_1' }));
  await expect(page.getByRole('main')).toContainText(answers.contact.email);
});

test('C9 J4 an answer that is none of ours, such as a gateway’s page, is said without its contents', async ({
  page,
}) => {
  await openSummary(page);
  await page.route(submitCall, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(t('errors:submit'));
  await expect(page.getByRole('alert')).not.toContainText('Gateway');
});

test('C8 H3 failures to generate and to load the PDF are said, and both work at the next try', async ({ page }) => {
  const { screen } = await openSummary(page);
  const generate = screen.button(t('configurator:summary.actions.generate'));
  await page.route('**/api/estimates', (route) => route.fulfill({ status: 503, body: '' }));
  await generate.click();
  await expect(page.getByRole('alert')).toContainText(t('errors:generate'));
  await page.unroute('**/api/estimates');
  await generate.click();
  const exportPdf = page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') });
  await expect(exportPdf).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/pdf', (route) => route.fulfill({ status: 500, body: '' }));
  await exportPdf.click();
  await expect(page.getByRole('alert')).toContainText(t('errors:pdf'));
  await page.unroute('**/pdf');
  const downloading = page.waitForEvent('download');
  await exportPdf.click();
  await downloading;
});

test('C9 J1 a token that has run out is fetched anew without a word', async ({ page, context }) => {
  await openSummary(page);
  await context.clearCookies({ name: 'csrf-token' });
  await submitButton(page).click();
  await expect(confirmed(page)).toBeVisible();
});

test.describe('files that do not load', () => {
  test('B11 a page’s file that does not load reloads the page once and never in a loop', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/dynamically imported module/);
    await page.goto('/');
    await untilHydrated(page);
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    const failed: string[] = [];
    await page.route('**/assets/configurator-page-*.js', (route) => {
      failed.push(route.request().url());
      return route.abort();
    });
    const toQuote = page
      .getByRole('main')
      .getByRole('link', { name: t('home:hero.action') })
      .first();
    await toQuote.click();
    const screen = configuratorScreen(page, 'sk');
    await screen.expectStep('quote-type');
    await expect(page).toHaveURL(pathOf('configurator', 'sk'));
    await expect.poll(() => failed.length).toBe(2);
    expect(documents).toBe(1);

    // What the server has rendered works without its file.
    await screen.give('quote-type', sampleVisitor('quick'));
    await screen.next.click();
    await screen.expectStep('objectives');

    await page.unroute('**/assets/configurator-page-*.js');
    await page.goto(pathOf('configurator', 'sk'));
    await untilHydrated(page);
  });

  test('B11 C9 with no script at all arriving, the quick mode still leads to a request', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const screen = configuratorScreen(page, 'sk');
    await page.goto(pathOf('configurator', 'sk'));
    await screen.walkTo('summary', sampleVisitor('quick'));
    await submitButton(page).click();
    await expect(confirmed(page)).toBeVisible();
  });
});
