import { expect } from '@playwright/test';
import { getAccuracy } from '#contract/analytics/accuracy.ts';
import { getDashboard } from '#contract/analytics/analytics.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'figures' });

const t = textsOf('sk');
const dashboard = pathOf('admin', 'sk');
const analytics = pathOf('adminAnalytics', 'sk');

test('G1 G8 H8 B13 figures begin with a first step, lead to the rows they count, and stand in a table behind each chart', async ({
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
  await expect(page.getByText(t('analytics:accuracy.nothing.quoted'))).toBeVisible();
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

  // H8: the claim about roofers leads to their projects, and a quarter more on the base prices takes it to nothing.
  const projects = estimatedProjects([700, 840, 875, 1000, 1400]);
  await page.route(`**${getAccuracy.path}`, (route) =>
    route.fulfill({ json: { projects, isMore: false, priceBook: firstVersion } }),
  );
  await page.reload();
  const name = t('configurator:trades.roofer');
  await page.getByRole('link', { name: t('analytics:accuracy.claims.low', { name, percent: '20\u00A0%' }) }).click();
  const rows = page.getByRole('table', { name: t('analytics:accuracy.rows', { name }) });
  await expect(rows.getByRole('row')).toHaveCount(6);
  await expect(rows.getByRole('link', { name: '2026-0001' })).toHaveAttribute(
    'href',
    pathOf('adminQuote', 'sk', { id: idOf(0) }),
  );
  const factor = page.getByRole('textbox', { name: t('analytics:accuracy.trial.factor') });
  await expect(factor).toHaveValue('125');
  const tried = page.getByRole('table', { name: t('analytics:accuracy.trial.caption') }).getByRole('row');
  await expect(tried.last()).toContainText(/−20.% .*0.% \(−13/);
  await factor.fill('100');
  await expect(tried.last()).toContainText(/−20.% .*−20.% /);
  await expectAccessible(page, 'accuracy of estimates');
  await expectToFit(page, 'accuracy of estimates');
  await page.getByRole('link', { name: t('analytics:accuracy.against.noted') }).click();
  await expect(rows.getByRole('row').last()).toContainText(/100:00.*125:00.*−20.%/);
  await expect(factor, 'hours say nothing about prices').toHaveCount(0);
});

const idOf = (index: number) => `01J0000000000000000000000${index}`;

/** Small websites for roofers that were estimated at 700 € and quoted at so many euro each, as the server tells of them. */
function estimatedProjects(quoted: readonly number[]) {
  return quoted.map((sum, index) => ({
    request: { id: idOf(index), number: 1001 + index },
    quotes: [{ id: idOf(index), number: `2026-${String(index + 1).padStart(4, '0')}` }],
    changes: [],
    trade: 'roofer',
    work: { serviceType: 'website', size: 'small', features: [], timeline: null },
    priceBookVersion: 1,
    currency: 'EUR',
    euroRate: 1_000_000,
    estimated: 700_00,
    quoted: sum * 100,
    invoiced: null,
    // 100 hours against 125.
    time: { estimated: 100 * 60, noted: 125 * 60, isFinal: true },
  }));
}

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
