import { expect } from '@playwright/test';
import { getDashboard } from '#contract/analytics.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'figures' });

const t = textsOf('sk');
const dashboard = pathOf('admin', 'sk');
const analytics = pathOf('adminAnalytics', 'sk');

test('G1 G8 B13 figures begin with a first step, lead to the rows they count, and stand in a table behind each chart', async ({
  page,
  context,
  browser,
  site,
}) => {
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { name: t('analytics:overview.empty.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('analytics:overview.empty.enter') })).toBeVisible();
  await expectAccessible(page, 'the empty dashboard');
  await expectToFit(page, 'the empty dashboard');
  await page.goto(analytics);
  await expect(page.getByRole('heading', { name: t('analytics:analytics.empty.title') })).toBeVisible();
  await expectAccessible(page, 'empty analytics');

  const visitor = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  const steps = configuratorScreen(await visitor.newPage(), 'sk');
  await steps.open();
  await steps.walkTo('trade', sampleVisitor('quick'));
  await visitor.close();
  for (const [language, visitors] of [
    ['sk', [sampleVisitor('quick'), sampleVisitor('detailed')]],
    ['cs', [sampleVisitor('quick')]],
  ] as const) {
    await submitRequests(context.request, { origin: site.origin, language, visitors });
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { name: t('analytics:overview.urgent.title') })).toBeVisible();
  // Accessible names have plain blanks only.
  const named = t('analytics:figures.list', { label: '.+', count: '\\d+' }).replaceAll('\u00A0', ' ');
  const figures = page.getByRole('main').getByRole('link', { name: new RegExp(named) });
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await expectToFit(page, 'the dashboard');
  await page.setViewportSize({ width: 1280, height: 900 });
  const links: { address: string; count: number }[] = [];
  for (const link of await figures.all()) {
    const count = Number(/\d+/.exec(await link.innerText())?.[0]);
    links.push({ address: (await link.getAttribute('href')) ?? '', count });
  }
  const counted = links.filter(({ count }) => count > 0);
  expect(counted.length).toBeGreaterThanOrEqual(5);
  for (const { address, count } of counted) {
    await page.goto(address);
    await expect(office.rows, address).toHaveCount(count);
  }
  await page.goto(dashboard);
  await page.getByText(t('analytics:table')).first().click();
  const table = page.getByRole('table', { name: t('analytics:trend.title') });
  await expect(table.getByRole('row').last()).toContainText('3');

  await page.goto(analytics);
  const heading = page.getByRole('heading', { name: t('analytics:funnel.title') });
  const funnel = page.locator('section').filter({ has: heading });
  await expect(funnel.locator('.recharts-surface')).toBeVisible();
  await funnel.getByText(t('analytics:table')).click();
  const row = (step: string) => funnel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: step }) });
  await expect(row(t('configurator:steps.quote-type.name'))).toContainText('1');
  await expect(row(t('configurator:steps.trade.name'))).toContainText('100 %');
  await expect(row(t('configurator:steps.contact.name'))).toContainText('0 %');
  await expect(row(t('analytics:funnel.sent'))).toContainText('3');
  const download = page.waitForEvent('download');
  await funnel.getByRole('button').click();
  expect((await download).suggestedFilename()).toBe('kalkulacka-krok-po-kroku.csv');
  await expectAccessible(page, 'analytics');
  await expectToFit(page, 'analytics');
});

test('G1 a dashboard that cannot be loaded says so and offers to try again', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 500/, /internal \(critical\)/);
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await page.route(`**${getDashboard.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(dashboard);
  // It is tried three times more, for seven seconds in all.
  const toast = office.toast(t('analytics:overview.failed.toast'));
  await expect(toast).toContainText(t('analytics:overview.failed.text'), { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Nie je možné načítať dáta dashboardu.' })).toBeVisible();
  await page.unroute(`**${getDashboard.path}`);
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(page.getByRole('heading', { name: t('analytics:overview.failed.text') })).toBeHidden();
});
