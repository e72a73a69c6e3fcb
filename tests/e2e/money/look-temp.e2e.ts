import { expect } from '@playwright/test';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { pathOf } from '#domain/routes.ts';
import { localeOf } from '#domain/languages.ts';
import { acceptanceOf } from '#tests/support/quote-answers.ts';
import { test } from '#tests/support/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, mailedLink, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with invoices to look at',
  environment: { REPLY_HOLD_MS: '0' },
});

test('look', async ({ page, site, playwright }) => {
  test.setTimeout(170_000);
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const calls = quoteCalls(page.request, site);
  const email = 'anna@podpis.example';
  const sent = await calls.send(await calls.make(contentIn('sk', email)));
  const api = await playwright.request.newContext();
  const call = `${site.origin}/api/quotes/${new URL(await mailedLink(site, email)).pathname.split('/').at(-1)}`;
  const { csrfToken } = getCsrfToken.output.parse(await (await api.get(site.origin + getCsrfToken.path)).json());
  const signed = await api.post(`${call}/acceptance`, {
    headers: { 'x-csrf-token': csrfToken, 'idempotency-key': crypto.randomUUID() },
    data: acceptanceOf(readPrivateQuote.output.parse(await (await api.get(call)).json())),
  });
  expect(signed.status()).toBe(200);
  const shoot = async (name: string) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark']) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        if (theme === 'dark' && width === 360) continue;
        await page.screenshot({ path: `/tmp/W-shots/${name}-${width}-${theme}.png`, fullPage: true });
      }
    }
    await page.evaluate(`document.documentElement.dataset.theme = 'light'`);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await page.goto(site.origin + pathOf('adminDocuments', 'sk'));
  await untilHydrated(page);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await shoot('list-empty');
  await page.goto(site.origin + pathOf('adminQuote', 'sk', { id: sent.id }));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Konečná faktúra' }).waitFor();
  await shoot('quote');
  await page.getByRole('button', { name: 'Konečná faktúra' }).click();
  await page.getByLabel('Za čo').waitFor();
  await page.getByRole('button', { name: 'Vystaviť' }).click();
  await shoot('draft');
  await page.getByLabel('Mesto').fill('Trnava');
  await page.getByLabel('PSČ').fill('917 01');
  await page.getByLabel('Ulica a číslo').fill('Hlavná 1');
  await page.getByRole('button', { name: 'Uložiť' }).click();
  await page.getByText('Uložené', { exact: true }).waitFor();
  await shoot('draft-saved');
  try {
    await expectAccessible(page, 'draft');
    await expectToFit(page, 'draft');
  } catch (e) {
    console.log(String(e));
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Vystaviť' }).click();
  await page.waitForTimeout(1500);
  await shoot('issue');
  await page.goto(site.origin + pathOf('adminDocuments', 'sk'));
  await untilHydrated(page);
  await page.getByRole('table').waitFor();
  await shoot('list-one');
  try {
    await expectAccessible(page, 'list');
    await expectToFit(page, 'list');
  } catch (e) {
    console.log(String(e));
  }
});
