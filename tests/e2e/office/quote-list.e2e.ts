import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { draftLineOf } from '#tests/support/quotes/quotes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with a list of quotes' });

const t = textsOf('sk');
const list = pathOf('adminQuotes', 'sk');

test('H2 quotes are listed, found, filtered and sorted, all in the address, and new ones come by themselves', async ({
  page,
  request,
  site,
}) => {
  const office = officeScreen(page, 'sk');
  await office.open(list);
  await expect(page.getByRole('heading', { name: t('quotes:list.empty.title') })).toBeVisible();
  await expectAccessible(page, 'no quotes yet');
  await page.setViewportSize({ width: 1280, height: 900 });
  const calls = await officeCalls(request, site.origin);
  const priced = (unitPrice: number) => ({ lines: [draftLineOf({ unitPrice })] });
  await calls.writeQuote({ title: 'Web pre strechy', ...priced(90_000) });
  await expect(office.rows, 'without asking').toHaveCount(1);
  await calls.writeQuote({ title: 'Hjemmeside', language: 'da', currency: 'DKK', ...priced(500_000) });
  await calls.writeQuote({ title: 'E-shop', ...priced(300_000) });
  await expect(office.rows).toHaveCount(3);
  await untilHydrated(page);

  // By value in euro, whatever the currency: 5 000 kr are worth less than 900 €.
  const titles = office.rows.getByRole('rowheader');
  await page
    .getByRole('columnheader', { name: t('quotes:list.columns.value') })
    .getByRole('link')
    .click();
  await expect(titles).toHaveText(['E-shop', 'Web pre strechy', 'Hjemmeside']);
  await page
    .getByRole('columnheader', { name: t('quotes:list.columns.value') })
    .getByRole('link')
    .click();
  await expect(titles).toHaveText(['Hjemmeside', 'Web pre strechy', 'E-shop']);
  await page.getByRole('button', { name: t('quotes:list.filters.currency') }).click();
  await page.getByRole('menuitemcheckbox', { name: 'EUR' }).click();
  await expect(titles).toHaveText(['Web pre strechy', 'E-shop']);
  expect(new URL(page.url()).search).toBe('?currency=EUR&order=value&direction=ascending');
  await page.reload();
  await expect(titles).toHaveText(['Web pre strechy', 'E-shop']);
  await untilHydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('web');
  await expect(titles).toHaveText(['Web pre strechy']);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('quotes:list.export') }).click();
  expect((await download).suggestedFilename()).toMatch(/^ponuky-.*\.csv$/);
  await page.getByRole('searchbox').fill('nič také');
  await expect(page.getByRole('heading', { name: t('quotes:list.nothing.title') })).toBeVisible();
  await page.getByRole('link', { name: t('quotes:list.nothing.action') }).click();
  await expect(office.rows).toHaveCount(3);
  await page
    .getByRole('navigation', { name: t('quotes:list.views.label') })
    .getByText(t('quotes:list.views.accepted'))
    .click();
  await expect(office.rows).toHaveCount(0);
  await page.goBack();
  await expect(office.rows).toHaveCount(3);
  await expectAccessible(page, 'the list of quotes');
  await expectToFit(page, 'the list of quotes');
});
