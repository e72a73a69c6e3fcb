import { expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectAccessibleInEachTheme, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with an empty list' });

test('B13 axe finds nothing on the list of requests, empty and filled, nor on a request', async ({
  page,
  context,
  site,
}) => {
  const t = textsOf('sk');
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await expect(page.getByRole('heading', { name: t('serviceRequests:list.empty.title') })).toBeVisible();
  await expectAccessible(page, 'the empty list');
  const visitors = [sampleVisitor('detailed'), sampleVisitor('quick')];
  for (const language of languages) await submitRequests(context.request, { origin: site.origin, language, visitors });
  await page.reload();
  await expect(office.rows).toHaveCount(visitors.length * languages.length);
  await expectAccessible(page, 'the list');
  await expectToFit(page, 'the list');
  await office.rows.last().getByRole('link').click();
  await expect(office.mails()).toHaveCount(2);
  for (const mail of await office.mails().all()) await mail.locator('summary').click();
  await expectAccessible(page, 'a request');
  await expectToFit(page, 'a request');
});

const screens = {
  figures: [
    'admin',
    'adminAnalytics',
    'adminAudit',
    'adminErrors',
    'adminHealth',
    'adminInbox',
    'adminOutbox',
    'adminTemplates',
  ],
  forms: [
    'adminNewRequest',
    'adminCustomers',
    'adminUsers',
    'adminPrices',
    'adminSettings',
    'adminContent',
    'adminGoLive',
    'adminAgency',
    'adminRetention',
    'adminPersons',
    'adminQuoteSettings',
    'adminLook',
    'adminMail',
  ],
} as const;

for (const [kind, ids] of Object.entries(screens)) {
  test(`B13 axe finds nothing on any screen of the back office with ${kind}, and each fits a phone`, async ({
    page,
    context,
    site,
  }) => {
    const t = textsOf('sk');
    const visitors = [sampleVisitor('detailed')];
    await submitRequests(context.request, { origin: site.origin, language: 'cs', visitors });
    await officeScreen(page, 'sk').signIn();
    for (const id of ids) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(pathOf(id, 'sk'));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(t('common:loading'))).toHaveCount(0);
      await expectAccessibleInEachTheme(page, id);
      await expectToFit(page, id);
    }
  });
}
