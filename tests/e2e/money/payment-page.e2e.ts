import { type Browser, type Page, expect } from '@playwright/test';
import type { AskedPayment } from '#contract/payments/payment-page.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import {
  type ReadOrder,
  readEpc,
  readPayBySquare,
  readQrPicture,
  readSpayd,
} from '#tests/support/documents/read-payment-codes.ts';
import { type Site, earlierChoice, test, watchProblems } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { askForDeposit } from '#tests/e2e/support/signed-payments.ts';
import { weighScripts } from '#tests/e2e/support/weigh-scripts.ts';

test.use({ siteName: 'with quotes that leave at once', environment: { REPLY_HOLD_MS: '0' } });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
/** Scripts that the page may send in all, in bytes: it is opened once, on a phone, from a mail. */
const mostScripts = 105_000;
const phone = { width: 360, height: 740 };
const readers: Partial<Record<Language, (text: string) => ReadOrder>> = {
  sk: readPayBySquare,
  cs: readSpayd,
  en: readEpc,
};

/** A phone of who pays. */
async function openPhone(browser: Browser, site: Site, hasScripts: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    javaScriptEnabled: hasScripts,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([earlierChoice(site.origin)]);
  return context.newPage();
}

/** Scans the code on the page, which is at least 240 px wide, and compares what it says with what is asked for. */
async function expectCode(page: Page, language: Language, payment: AskedPayment): Promise<void> {
  const code = page.locator('.payment-code');
  const read = readers[language];
  if (!read) return expect(code).toHaveCount(0);
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  const found = read((await readQrPicture(await code.screenshot())) ?? '');
  expect(found).toMatchObject({
    iban: payment.account?.iban,
    payee: language === 'cs' ? 'PLUMBLINE' : 'Plumbline',
    currency: payment.currency,
    variableSymbol: payment.variableSymbol,
    message: payment.number,
    dueOn: language === 'en' ? '' : payment.dueOn.replaceAll('-', ''),
  });
  return expect(Math.round(Number(found.amount) * 100)).toBe(payment.rest);
}

/** A printed request is one sheet, without the site's menu and footer. */
async function expectOnOneSheet(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const place of ['navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(place)).toHaveCount(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
}

for (const language of languages) {
  // Without scripts in one language: what differs is the form and the buttons that copy.
  const hasScripts = language !== 'cs';

  test(`H6 on a phone the deposit is scanned or copied and reported as paid (${language})`, async ({
    page: office,
    browser,
    site,
  }) => {
    const t = textsOf(language);
    const page = await openPhone(browser, site, hasScripts);
    const problems = watchProblems(page.context());
    const { key, payment } = await askForDeposit(office, page, { site, language });
    const weigh = weighScripts(page);
    await page.goto(pathOf('payment', language, { key }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('paymentPage:title'));
    const sum = plain(formatExactMoney(payment.rest, payment.currency, language));
    await expect(page.getByRole('main')).toContainText(sum);
    await expectCode(page, language, payment);
    await expectOnOneSheet(page);
    if (hasScripts) {
      await untilHydrated(page);
      await expectToFit(page, `payment (${language})`);
      await page.setViewportSize(phone);
      await expectCopies(page, language, payment);
      if (language === 'sk') {
        await expect(page.getByRole('link', { name: t('paymentPage:code.payMe') })).toHaveAttribute(
          'href',
          payment.payMe ?? '',
        );
        await expectAccessible(page, 'payment', 'main');
        await expectCode(page, language, payment);
        await page.setViewportSize(phone);
      }
    }
    await page.getByRole('button', { name: t('paymentPage:claim.submit') }).click();
    const thanks = page.getByRole('status').filter({ hasText: t('paymentPage:claimed.title') });
    await expect(thanks).toBeVisible();
    if (hasScripts) {
      expect(await weigh()).toBeLessThanOrEqual(mostScripts);
      await expect(page.locator('div:focus')).toContainText(t('paymentPage:claimed.title'));
    }
    await expect(page.getByRole('button', { name: t('paymentPage:claim.submit') })).toHaveCount(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
}

/** Each detail is copied as a bank's form takes it, and what was copied is announced. */
async function expectCopies(page: Page, language: Language, payment: AskedPayment): Promise<void> {
  const t = textsOf(language);
  const account = language === 'da' ? 'danishAccount' : 'iban';
  const expected = {
    [account]: language === 'da' ? '440116243' : payment.account?.iban,
    variableSymbol: payment.variableSymbol,
    amount: (payment.rest / 100).toFixed(2).replace('.', language === 'en' ? '.' : ','),
  };
  for (const [field, copied] of Object.entries(expected)) {
    const label = t(`paymentPage:facts.${field as 'amount'}`);
    await page.getByRole('button', { name: t('paymentPage:copyNamed', { label }), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: t('paymentPage:copied', { label }) })).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(copied);
  }
}
