import { type Page, expect } from '@playwright/test';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with more requests than a page' });

const t = textsOf('sk');
const table = (page: Page) => page.getByRole('table', { name: t('serviceRequests:list.caption') });
const bar = (page: Page) => page.getByRole('region', { name: t('serviceRequests:bulk.label') });
const question = (page: Page) => page.getByRole('alertdialog');
const result = (page: Page) => page.getByRole('dialog', { name: t('serviceRequests:bulk.result.title') });

/** Opens a menu of the bar by keyboard and chooses in it. */
async function chooseForAll(page: Page, menu: string, entry: string): Promise<void> {
  const button = bar(page).getByRole('button', { name: menu, exact: true });
  // Until its chunk has loaded the button is disabled and takes no focus.
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: entry }).click();
}

test('G2 G9 many requests are deleted after a question, and one that is bound stays with its reason', async ({
  page,
  request,
  site,
}) => {
  const visitors = [sampleVisitor('quick'), sampleVisitor('quick'), sampleVisitor('quick')];
  const [first, bound, third] = visitors.map(({ contact }) => contact.name) as [string, string, string];
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors });
  const calls = await officeCalls(request, site.origin);
  await calls.move(await calls.requestOf(bound), 'quote_sent');
  const office = officeScreen(page, 'sk');
  await office.signIn();
  for (const name of [first, bound, third]) await office.rowOf(name).getByRole('checkbox').click();
  await chooseForAll(page, t('serviceRequests:bulk.more'), t('serviceRequests:bulk.delete'));
  await expect(question(page)).toContainText(t('serviceRequests:bulk.ask.deleteText'));
  await expectAccessible(page, 'the question before a deletion', '[role=alertdialog]');
  await expectToFit(page, 'the question before a deletion');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  for (const name of [first, bound, third]) await expect(office.rowOf(name)).toHaveCount(1);

  await chooseForAll(page, t('serviceRequests:bulk.more'), t('serviceRequests:bulk.delete'));
  await question(page)
    .getByRole('button', { name: /^Vymazať 3/ })
    .click();
  await expect(result(page).getByRole('definition')).toHaveText(['2', '0', '1']);
  await expect(result(page).getByRole('listitem')).toContainText(t('serviceRequests:bulk.rules.request-is-bound'));
  await expect(result(page).getByRole('button', { name: t('serviceRequests:toasts.undoAction') })).toHaveCount(0);
  await result(page)
    .getByRole('button', { name: t('common:actions.close') })
    .last()
    .click();
  for (const gone of [first, third]) await expect(office.rowOf(gone)).toHaveCount(0);
  await expect(office.rowOf(bound)).toContainText(t('serviceRequests:statuses.quote_sent'));
  await page.reload();
  await expect(office.rowOf(bound)).toHaveCount(1);
  await expect(office.rowOf(first)).toHaveCount(0);
});

test('G2 G4 all that match are changed, those on further pages too, and what did not move says why', async ({
  page,
  request,
  site,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const visitors = Array.from({ length: 54 }, () => {
    const visitor = sampleVisitor('quick');
    return { ...visitor, contact: { ...visitor.contact, company: `Strechy ${mark}` } };
  });
  await submitRequests(request, { origin: site.origin, language: 'sk', visitors });
  const [oldest = '', older = ''] = visitors.map(({ contact }) => contact.name);
  const calls = await officeCalls(request, site.origin);
  await calls.move(await calls.requestOf(oldest), 'cancelled');
  await calls.move(await calls.requestOf(older), 'quote_sent');
  const office = officeScreen(page, 'sk');
  await office.signIn();
  // Scrolling to what is pressed may load the next page, after which not all loaded rows are chosen any more.
  const { promise: mayLoadMore, resolve: loadMore } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname, searchParams }) => pathname === listServiceRequests.path && searchParams.has('after'),
    async (route) => {
      await mayLoadMore;
      await route.continue();
    },
  );
  await page.goto(`${pathOf('adminRequests', 'sk')}?search=${mark}`);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(1 + 54));
  await expect(page.getByRole('button', { name: t('serviceRequests:list.more') })).toBeAttached();
  await table(page).getByRole('checkbox').first().click();
  await expect(bar(page)).toContainText(t('serviceRequests:bulk.chosen', { number: 25 }));
  await bar(page)
    .getByRole('button', { name: t('serviceRequests:bulk.allMatching', { number: 54 }) })
    .click();
  await expect(bar(page)).toContainText(t('serviceRequests:bulk.chosen', { number: 54 }));
  loadMore();
  await chooseForAll(page, t('serviceRequests:bulk.status'), t('serviceRequests:statuses.quote_sent'));
  await question(page).getByLabel(t('serviceRequests:reason.label')).fill('Ponuky odišli poštou.');
  await question(page)
    .getByRole('button', { name: /^Zmeniť 54/ })
    .click();
  await expect(result(page).getByRole('definition')).toHaveText(['52', '1', '1']);
  await expect(result(page).getByRole('listitem')).toContainText(t('serviceRequests:bulk.rules.move-not-allowed'));
  await expectAccessible(page, 'what did not move', '[role=dialog]');
  await result(page)
    .getByRole('button', { name: t('common:actions.close') })
    .last()
    .click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto(`${pathOf('adminRequests', 'sk')}?search=${mark}&status=quote_sent`);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(1 + 53));
  await page.goto(`${pathOf('adminRequests', 'sk')}?search=${mark}&status=cancelled`);
  await expect(office.rows).toHaveCount(1);
  await expect(office.rowOf(oldest)).toHaveCount(1);
});
