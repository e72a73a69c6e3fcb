import { expect } from '@playwright/test';
import { publishPrices } from '#contract/price-book/price-versions.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstPriceBook, firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { localeOf } from '#domain/languages.ts';
import { formatRange } from '#domain/money.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen, priceText } from '#tests/e2e/support/configurator-screen.ts';
import { callsTo, logInByCalls } from '#tests/e2e/support/office-calls.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk, siteName: 'with prices that rise' });

test('C8 D2 a generated price stays on the summary after new prices, and generating anew brings those', async ({
  page,
  request,
  site,
}) => {
  const visitor = { ...sampleVisitor('quick'), serviceType: 'website', size: 'small' } as const;
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  const generate = button(t('configurator:summary.actions.generate'));
  const generated = page.getByRole('status').filter({ hasText: /[0-9A-Z]{6}/ });
  const sum = page.getByRole('main').getByText(priceText(visitor, 'sk')).first();
  await screen.resumeAt('summary', visitor);
  await generate.click();
  await expect(generated).toBeVisible();
  const notice = await generated.innerText();

  const { website } = firstPriceBook.base;
  const small = { ...website.small, maximum: website.small.maximum + 100 };
  const content = { ...firstPriceBook, base: { ...firstPriceBook.base, website: { ...website, small } } };
  await logInByCalls(request, { origin: site.origin });
  await callsTo(request, site.origin)('POST', publishPrices.path, { version: 1, content, note: '' });
  const risen = estimate(visitor, { ...firstVersion, version: 2, content }, 'EUR')?.total;
  expect(risen).toBeDefined();
  const newSum = page
    .getByRole('main')
    .getByText(risen ? formatRange(risen, 'EUR', 'sk') : '')
    .first();

  await page.reload();
  await expect(generated).toHaveText(notice);
  await expect(sum, 'it holds until the day that the notice names').toBeVisible();
  await expect(newSum).toBeHidden();
  await expect(page.getByRole('heading', { name: t('estimates:changes.title') })).toBeHidden();

  await generate.click();
  await expect(newSum).toBeVisible();
  await expect(sum).toBeHidden();
  await expect(generated).not.toHaveText(notice);
  await expect(page.getByRole('heading', { name: t('estimates:changes.title') })).toBeVisible();
});
