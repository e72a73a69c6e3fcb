import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { bookPayment, listPaymentRequests } from '#contract/payments/payments.ts';
import { createTaxDocument } from '#contract/tax-documents/tax-documents.ts';
import { dayOf } from '#domain/days.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { callsTo, officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { askForDeposit } from '#tests/e2e/support/signed-payments.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with a bookkeeper',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
const person = { username: 'Účtovník', password: 'olovnica na stene' };
const today = dayOf(Date.now(), 'sk');

/** A deposit that came today, the draft of its document, and a bookkeeper; the page is signed in as nobody then. */
async function prepare(page: Page, visitor: Page, site: Site): Promise<void> {
  await askForDeposit(page, visitor, { site, language: 'sk' });
  const send = callsTo(page.request, site.origin);
  const open = await page.request.get(`${site.origin}${listPaymentRequests.path}?tab=open`);
  const [row] = listPaymentRequests.output.parse(await open.json()).rows;
  if (!row?.quoteId) throw new Error('Nothing is asked for.');
  const { id, amount, currency, quoteId } = row;
  const payment = { receivedOn: today, amount, currency, payerName: 'Strechy', message: '' };
  const booked = bookPayment.output.parse(
    await send('POST', bookPayment.path, { ...payment, allocations: [{ paymentRequestId: id, amount }] }),
  );
  const source = { kind: 'advance', paymentId: booked.paymentId, quoteId };
  await send('POST', createTaxDocument.path, { source });
  await (await officeCalls(page.request, site.origin)).addBookkeeper(person.username, person.password);
  await page.context().clearCookies({ name: 'session' });
}

test('H11 a bookkeeper signs in to the documents, is offered documents and payments alone, and downloads a month', async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin });
  await prepare(page, await elsewhere.newPage(), site);
  await elsewhere.close();
  await page.goto(pathOf('login', 'sk'));
  await officeScreen(page, 'sk').giveCredentials(person);
  await expect(page).toHaveURL(pathOf('adminDocuments', 'sk'));
  await untilHydrated(page);
  const places = page.getByRole('navigation', { name: t('backOffice:navigation.label') }).getByRole('link');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(places).toHaveText([t('backOffice:screens.adminPayments'), t('backOffice:screens.adminDocuments')]);
  await expectAccessible(page, 'the documents of a bookkeeper');

  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option', { name: t('backOffice:screens.adminPayments') })).toBeVisible();
  await expect(palette.getByRole('option', { name: t('backOffice:palette.create') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(pathOf('adminDocuments', 'sk'));

  await page.getByRole('link', { name: t('taxDocuments:kinds.advance_tax') }).click();
  await expect(page.getByRole('region', { name: t('taxDocuments:view.content') })).toContainText('172,50');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'a draft that a bookkeeper reads');
  await page.goto(`${pathOf('adminPayments', 'sk')}?tab=paid`);
  const paid = page.getByRole('list', { name: t('payments:list.caption') }).getByRole('listitem');
  await expect(paid).toContainText(t('payments:statuses.confirmed'));
  await expect(paid.getByRole('link')).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('adminDocuments', 'sk'));
  await untilHydrated(page);
  await expectToFit(page, 'the documents of a bookkeeper');
  await page.getByRole('button', { name: t('taxDocuments:month.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(t('taxDocuments:month.nothing'));
  await dialog.getByLabel(t('taxDocuments:month.label')).selectOption(today.slice(0, 7));
  await expect(dialog.getByRole('status')).toContainText(t('taxDocuments:month.payments', { count: 1 }));
  await expectAccessible(page, 'the month for bookkeeping', '[role=dialog]');
  await expectToFit(page, 'the month for bookkeeping');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('taxDocuments:month.download') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`doklady-${today.slice(0, 7)}.zip`);
  expect(
    readZip(readFileSync(await download.path()))
      .get('platby.csv')
      ?.toString(),
  ).toContain('Strechy');
});
