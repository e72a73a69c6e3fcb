import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { accountScreen, linkTo, somebody } from '#tests/e2e/support/account-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');

test('I5 a colleague is invited, joins without scripts, reads quotes and cannot sign, is removed and sees nothing', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4/);
  const [owner, colleague] = [somebody(), somebody()];
  const screen = accountScreen(page, 'sk');
  await screen.register(owner);
  await page.goto(await linkTo(site.mails, owner, pathOf('emailVerification', 'sk')));
  await untilHydrated(page);
  await screen.button(t('accounts:verification.submit')).click();
  await expect(screen.status).toContainText(t('accounts:verification.done.title'));
  const agency = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  const office = await officeCalls(agency.request, site.origin);
  await prepareAgency(agency.request, site.origin);
  const customer = await office.addCustomer(owner.email, 'Strechy Kováč');
  const quotes = quoteCalls(agency.request, site);
  const quote = await quotes.send(await quotes.make(contentIn('sk', owner.email), customer.id));

  await page.goto(pathOf('settings', 'sk'));
  await page.getByRole('link', { name: t('firms:section.open') }).click();
  const email = page.getByLabel(t('firms:invite.email'));
  await email.fill(colleague.email);
  await page.getByRole('radio', { name: t('firms:rights.documents.title') }).check();
  await screen.button(t('firms:invite.submit')).click();
  await expect(page.getByText(t('firms:news.invited'))).toBeVisible();
  await expect(page.getByText(colleague.email)).toBeVisible();

  const guest = await (
    await browser.newContext({ baseURL: site.origin, locale: localeOf.sk, javaScriptEnabled: false })
  ).newPage();
  await guest.setViewportSize({ width: 360, height: 780 });
  const invitation = await linkTo(site.mails, colleague, '/pozvanka');
  await guest.goto(invitation);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    t('firms:invitation.title', { firm: 'Strechy Kováč' }),
  );
  const visitor = await (await browser.newContext({ baseURL: site.origin, locale: localeOf.sk })).newPage();
  await visitor.goto(invitation);
  await expectToFit(visitor, 'an invitation');
  await expectAccessible(visitor, 'an invitation');
  await guest.getByLabel(t('firms:invitation.register.username')).fill(colleague.username);
  await guest.getByLabel(t('firms:invitation.register.password'), { exact: true }).fill(colleague.password);
  await guest.getByRole('button', { name: t('firms:invitation.register.submit') }).click();
  await expect(guest.getByText(t('firms:news.joined'))).toBeVisible();
  await guest.goto(pathOf('portalQuote', 'sk', { id: quote.id }));
  await expect(guest.getByText(t('quoteSigning:colleague.title'))).toBeVisible();
  await expect(guest.getByText(t('quoteSigning:colleague.text'))).toBeVisible();

  await guest.goto(pathOf('settings', 'sk'));
  await guest.getByRole('checkbox', { name: t('topics:topics.messages.title') }).uncheck();
  await guest.getByRole('button', { name: t('topics:save') }).click();
  await expect(guest.getByText(t('topics:news.saved'))).toBeVisible();

  await expectInAllLanguages(page);
  await page.getByText(t('firms:change.action'), { exact: true }).click();
  await expectAccessible(page, 'the people of a firm');
  await page.setViewportSize({ width: 360, height: 780 });
  const inOffice = await agency.newPage();
  await inOffice.goto(pathOf('adminCustomer', 'sk', { id: customer.id }));
  const people = inOffice.getByRole('region', { name: t('customers:people.title') });
  await expect(people.getByText(colleague.username, { exact: true })).toBeVisible();
  const off = inOffice.getByRole('region', { name: t('topics:office.title') });
  await expect(off).toContainText(colleague.email);
  await people.getByRole('combobox').selectOption('messages');
  await expect(inOffice.locator('.toast').filter({ hasText: t('customers:people.changed') })).toBeVisible();
  await guest.goto(pathOf('portalQuote', 'sk', { id: quote.id }));
  await expect(guest.getByText(t('quoteSigning:colleague.title'))).toHaveCount(0);

  await page.goto(`${pathOf('portalPeople', 'sk')}?lng=sk`);
  await page.getByText(t('firms:change.action'), { exact: true }).click();
  await screen.button(t('firms:remove.action')).click();
  await expect(page.getByText(t('firms:news.removed'))).toBeVisible();
  await guest.goto(`${pathOf('portalPeople', 'sk')}?lng=sk`);
  await expect(guest.getByText(t('firms:empty.title'))).toBeVisible();
  await guest.goto(invitation);
  await expect(guest.getByText(t('firms:invitation.gone.title'))).toBeVisible();
});

/** The page of the people in every language, on its own path. */
async function expectInAllLanguages(page: Page): Promise<void> {
  for (const language of [...languages].toReversed()) {
    await page.goto(`${pathOf('portalPeople', language)}?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: textsOf(language)('firms:title') })).toBeVisible();
    await expectToFit(page, `the people of a firm in ${language}`);
  }
  await page.goto(`${pathOf('portalPeople', 'sk')}?lng=sk`);
}
