import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, mailedLink, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { signByCalls } from '#tests/e2e/support/signed-payments.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with payments',
  environment: { REPLY_HOLD_MS: '0' },
});

test('H6 H11 a signed deposit is listed, booked by the keyboard in parts, put on several requests, undone and given back', async ({
  page,
  site,
  playwright,
}) => {
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const calls = quoteCalls(page.request, site);
  const email = 'anna@platba.example';
  const sent = await calls.send(await calls.make(contentIn('sk', email)));
  const api = await playwright.request.newContext();
  const key = new URL(await mailedLink(site, email)).pathname.split('/').at(-1) ?? '';
  await signByCalls(api, site, key);

  await page.goto(site.origin + pathOf('adminPayments', 'sk'));
  await untilHydrated(page);
  const rows = page.getByRole('list', { name: 'Výzvy na úhradu' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Čaká na platbu');
  await expectAccessible(page, 'payments');
  await expectToFit(page, 'payments');
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: /^Zapísať platbu:/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('Výzva bude uhradená.');
  await dialog.getByLabel('Suma').fill('100');
  await expect(dialog.getByRole('status')).toContainText('zostane doplatiť');
  await expectAccessible(page, 'booking');
  await dialog.getByLabel('Suma').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toContainText('Zostáva');

  await page.goto(site.origin + pathOf('adminQuote', 'sk', { id: sent.id }));
  await untilHydrated(page);
  const plan = page.getByRole('list', { name: 'Plán platieb' }).getByRole('listitem');
  await expect(plan).toHaveCount(2);
  await plan
    .first()
    .getByRole('button', { name: /^Zapísať platbu/ })
    .click();
  await dialog.getByRole('button', { name: 'Zrušiť' }).click();
  await page.getByRole('button', { name: /^Poslať výzvu/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poslať výzvu' }).click();
  await expect(plan.last()).toContainText('Čaká na platbu');

  // One payment for both parts; what is too much stays as credit.
  await plan
    .first()
    .getByRole('button', { name: /^Zapísať platbu/ })
    .click();
  await dialog.getByLabel('Suma').fill('1800');
  await dialog.getByRole('checkbox', { name: /Z\d{4}-0002/ }).check();
  await expect(dialog.getByRole('status')).toContainText(/Preplatok zostane 55,00/);
  await expectAccessible(page, 'one payment for several requests');
  await dialog.getByRole('button', { name: 'Zapísať platbu' }).click();
  await expect(plan.first()).toContainText('Uhradená');
  await expect(plan.last()).toContainText('Uhradená');
  await expect(page.getByText(/^Projekt začal/)).toBeVisible();
  await expect(page.getByText(/^Preplatok 55,00/), 'of the quote, and at the payment').toHaveCount(2);
  const ofPayer = await (await api.get(site.origin + pathOf('payment', 'sk', { key }))).text();
  expect(ofPayer).toMatch(/Zaplatili ste o\s55,00\s€\sviac.*Preplatok evidujem ako váš/s);
  await expectAccessible(page, 'plan of payments');

  // The first payment was a mistake: its part asks again, and the credit goes towards it.
  await page.getByRole('button', { name: /^Zrušiť zápis platby 100,00/ }).click();
  await dialog.getByLabel('Dôvod').fill('Patrila inému zákazníkovi.');
  await dialog.getByRole('button', { name: 'Zrušiť zápis' }).click();
  await expect(plan.first()).toContainText('Zostáva');
  await page.getByRole('button', { name: /^Použiť preplatok/ }).click();
  await expectAccessible(page, 'the use of credit');
  await dialog.getByRole('button', { name: /^Započítať 55,00/ }).click();
  await expect(dialog).toBeHidden();
  await expect(plan.first()).toContainText(/Zostáva 45,00/);
  await page.getByRole('button', { name: /^Zapísať vrátenie platby 1\s?800,00/ }).click();
  await dialog.getByLabel('Suma').fill('10');
  await dialog.getByLabel('Dôvod').fill('Zľava.');
  await dialog.getByRole('button', { name: 'Zapísať vrátenie' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/vrátená zákazníkovi/)).toBeVisible();

  // Everything that moved, and what of it went back.
  await page.goto(`${site.origin}${pathOf('adminPayments', 'sk')}?view=movements`);
  await untilHydrated(page);
  const movements = page.getByRole('list', { name: 'Prijaté platby, zrušenia a vrátenia' }).getByRole('listitem');
  await expect(movements).toHaveCount(4);
  await page.getByLabel('Druh').selectOption('refund');
  await expect(movements).toHaveCount(1);
  await expect(movements).toContainText('10,00');
  await expectAccessible(page, 'movements');

  // The audit log leads to the quote whose money it was (G11).
  await page.goto(`${site.origin}${pathOf('adminAudit', 'sk')}?action=payment.refunded`);
  await expect(page.getByRole('row').getByRole('link', { name: /^Z\d{4}-000/ })).toHaveAttribute(
    'href',
    pathOf('adminQuote', 'sk', { id: sent.id }),
  );
});
