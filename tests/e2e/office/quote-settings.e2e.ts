import { expect } from '@playwright/test';
import { getQuoteSettings } from '#contract/settings.ts';
import { getEInvoiceSettings } from '#contract/tax-documents/document-delivery.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';

test.use({ locale: localeOf.cs, siteName: 'with settings of quotes', environment: {} });

const t = textsOf('cs');

test('H1 tax status, accounts and rates are refused at their fields, saved, and read again', async ({ page }) => {
  const office = officeScreen(page, 'cs');
  await office.open(`${pathOf('adminQuoteSettings', 'cs')}?lng=cs`);
  const main = page.getByRole('main');
  const first = main.getByRole('group', { name: t('settings:quotes.status.row', { row: 1 }) });
  await first.getByRole('combobox').selectOption('payer');
  const iban = main.getByLabel(t('settings:quotes.accounts.iban', { currency: 'DKK' }));
  await iban.fill('DK50 0040 0440 1162 44');
  await main.getByRole('button', { name: t('settings:quotes.save') }).click();
  const from = first.getByLabel(t('settings:quotes.status.from'));
  await expect(from).toBeFocused();
  await expect(iban).toHaveAccessibleDescription(t('quoteRules:iban'));
  await from.fill('2026-01-01');
  await iban.fill('0040 0440116243');
  await main
    .getByLabel(t('settings:quotes.rates.rate', { home: 'EUR' }))
    .first()
    .fill('25,125');
  await main.getByLabel(t('settings:quotes.rates.source')).first().fill('ECB');
  await main.getByLabel(t('settings:quotes.rates.day')).first().fill('2026-11-20');
  await main.getByLabel(t('settings:quotes.advances.markets.DK')).selectOption('next-month');
  await main.getByRole('checkbox', { name: t('settings:quotes.reminders.remindUnseen.label') }).uncheck();
  await main.getByRole('button', { name: t('settings:quotes.save') }).click();
  await expect(office.toast(t('settings:quotes.saved.title'))).toBeVisible();
  await expect(iban, 'the IBAN that the Danish numbers make').toHaveValue('DK50\u00A00040\u00A00440\u00A01162\u00A043');
  const stored = (await (await page.request.get(getQuoteSettings.path)).json()) as Record<string, unknown>;
  expect(stored).toMatchObject({
    taxStatuses: [{ from: '2026-01-01', status: 'payer' }],
    accounts: [{ currency: 'EUR' }, { currency: 'DKK', iban: 'DK5000400440116243' }],
    exchangeRates: [{ currency: 'CZK', millionths: 25_125_000, source: 'ECB', day: '2026-11-20' }],
    remindUnseen: { isOn: false, days: 3 },
    advances: { CZ: 'taxed', DK: 'next-month', other: 'taxed' },
  });
});

test('H10 the provider of e-invoices is refused at its fields, saved, and its secret is not shown again', async ({
  page,
}) => {
  const office = officeScreen(page, 'cs');
  await office.open(`${pathOf('adminQuoteSettings', 'cs')}?lng=cs`);
  const main = page.getByRole('main');
  const address = main.getByLabel(t('settings:eInvoices.address'));
  const secret = main.getByLabel(t('settings:eInvoices.secret'));
  const save = main.getByRole('button', { name: t('settings:eInvoices.save') });
  await address.fill('http://postar.example');
  await main.getByLabel(t('settings:eInvoices.clientId')).fill('plumbline');
  await save.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(new RegExp(t('quoteRules:provider-address')));
  await address.fill('https://postar.example/');
  await secret.fill('tajné slovo');
  await main.getByRole('checkbox', { name: t('settings:eInvoices.automatic.label') }).check();
  await save.click();
  await expect(office.toast(t('settings:eInvoices.saved.title'))).toBeVisible();
  await expect(secret).toHaveValue('');
  await expect(secret).toHaveAccessibleDescription(t('settings:eInvoices.secretKept'));
  const stored = (await (await page.request.get(getEInvoiceSettings.path)).json()) as Record<string, unknown>;
  expect(stored).toMatchObject({ address: 'https://postar.example', isAutomatic: true, hasSecret: true });
});
