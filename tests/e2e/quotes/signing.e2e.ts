import { expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { drawByFinger } from '#tests/e2e/support/draw-by-finger.ts';
import { holdHydration, untilHydrated, untilMainHydrated } from '#tests/e2e/support/hydration.ts';
import { tabTo } from '#tests/e2e/support/keyboard-stops.ts';
import { openQuote, phone } from '#tests/e2e/support/open-quote.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

/** Scripts that the page may send until it can be answered, in bytes: it is opened once, on a phone, from a mail. */
const mostScripts = 125_000;

for (const language of languages) {
  test(`H5 on a phone an option is chosen and the quote signed by typing (${language})`, async ({
    page,
    site,
    browser,
  }) => {
    const { visitor, quotes, sent, price, t, close } = await openQuote(page, { site, browser, language });
    const bar = visitor.getByRole('form', { name: t('quoteSigning:bar.label') });
    await expect(bar.getByRole('status')).toContainText(price({}));
    await visitor.getByRole('checkbox', { name: 'Video' }).check();
    await visitor.getByLabel(t('quoteSigning:options.quantity')).fill('2');
    await expect(bar.getByRole('status')).toContainText(price({ video: 2000 }));
    await expect(visitor).toHaveURL(/o\.video=2000/);
    if (language === 'sk') await expectAccessible(visitor, 'a quote', 'main');
    await expectToFit(visitor, `a quote (${language})`);
    await visitor.setViewportSize(phone);
    await bar.getByRole('button').click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t('quoteSigning:sign.title'));
    await expect(visitor.getByText(price({ video: 2000 })).first()).toBeVisible();
    if (language === 'sk') await expectAccessible(visitor, 'signing', 'main');
    await expectToFit(visitor, `signing (${language})`);
    await visitor.setViewportSize(phone);
    await visitor.getByLabel(t('quoteAgreements:terms')).check();
    await visitor.getByLabel(t('quoteSigning:sign.mark.label')).fill('Ján Kováč');
    await visitor.getByRole('button', { name: t('quoteSigning:sign.submit') }).click();
    await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeFocused();
    await expect(visitor.getByText(t('quoteSigning:options.chosen', { quantity: '2 ks' }))).toBeVisible();
    expect((await quotes.read(sent.id)).status).toBe('accepted');
    await close();
  });
}

test('H5 a quote is chosen from and signed by keyboard alone, and sends few scripts', async ({
  page,
  site,
  browser,
}) => {
  const { visitor, weigh, quotes, sent, t, close } = await openQuote(page, { site, browser, language: 'en' });
  await visitor.waitForLoadState('networkidle');
  const bytes = await weigh();
  test.info().annotations.push({ type: 'bytes', description: `quote ${bytes}` });
  expect(bytes).toBeLessThanOrEqual(mostScripts);
  await tabTo(visitor, visitor.getByRole('checkbox', { name: 'Video' }));
  await visitor.keyboard.press('Space');
  await tabTo(visitor, visitor.getByRole('button', { name: t('quoteSigning:bar.sign') }));
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(visitor, visitor.getByLabel(t('quoteAgreements:terms')));
  await visitor.keyboard.press('Space');
  await tabTo(visitor, visitor.getByLabel(t('quoteSigning:sign.mark.label')));
  await visitor.keyboard.type('Ján Kováč');
  await tabTo(visitor, visitor.getByRole('button', { name: t('quoteSigning:sign.submit') }));
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeFocused();
  expect((await quotes.read(sent.id)).status).toBe('accepted');
  await close();
});

test('H5 a refused signature says why at its fields, keeps what was typed over a reload, and a lost answer signs once', async ({
  page,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 400|net::ERR_FAILED/);
  const { visitor, quotes, sent, t, close } = await openQuote(page, { site, browser, language: 'sk' });
  const { letCome } = await holdHydration(visitor);
  await visitor.goto(`${sent.privatePath}?step=sign`, { waitUntil: 'commit' });
  const submit = visitor.getByRole('button', { name: t('quoteSigning:sign.submit') });
  const companyNumber = visitor.getByLabel(t('quoteSigning:sign.who.companyNumber'));
  await companyNumber.fill('1234');
  letCome();
  await untilMainHydrated(visitor);
  await visitor.keyboard.type('5678');
  await expect(companyNumber, 'who types while scripts arrive goes on typing').toHaveValue('12345678');
  await submit.click();
  const summary = visitor.getByRole('alert').filter({ hasText: t('quoteSigning:sign.errors') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await visitor.getByLabel(t('quoteSigning:sign.who.companyNumber')).fill('54321093');
  await visitor.reload();
  await untilHydrated(visitor);
  await expect(visitor.getByLabel(t('quoteSigning:sign.who.companyNumber'))).toHaveValue('54321093');
  // Opened again, and typed into before scripts run: what was typed last wins, and the rest comes back.
  const address = visitor.getByLabel(t('quoteSigning:sign.who.address'));
  await address.fill('Dielenská 7, Nitra');
  const again = await holdHydration(visitor);
  await visitor.goto('about:blank');
  await visitor.goto(`${sent.privatePath}?step=sign`, { waitUntil: 'commit' });
  await companyNumber.fill('3633');
  again.letCome();
  await untilMainHydrated(visitor);
  await visitor.keyboard.type('5588');
  await expect(companyNumber, 'what is typed while scripts arrive is not replaced').toHaveValue('36335588');
  await expect(address).toHaveValue('Dielenská 7, Nitra');
  await companyNumber.fill('54321093');
  await visitor.getByLabel(t('quoteAgreements:terms')).check();
  await visitor.getByText(t('quoteSigning:sign.mark.drawn')).click();
  const pad = visitor.getByRole('img', { name: t('quoteSigning:sign.mark.pad') });
  await pad.scrollIntoViewIfNeeded();
  await drawByFinger(visitor, pad);
  const drawn = visitor.getByText(t('quoteSigning:sign.mark.padStrokes', { count: 1 }));
  await expect(drawn).toBeVisible();
  await visitor.reload();
  await untilMainHydrated(visitor);
  await expect(drawn, 'a drawing outlives a reload').toBeVisible();
  await expect(visitor.getByLabel(t('quoteAgreements:terms'))).toBeChecked();
  // The server signs, and its answer is lost on the way.
  let calls = 0;
  await visitor.route('**/acceptance', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await submit.dblclick();
  await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeVisible();
  expect(calls).toBe(2);
  const { events, status } = await quotes.read(sent.id);
  expect([status, events.filter(({ kind }) => kind === 'signed').length]).toEqual(['accepted', 1]);
  await close();
});

test('H5 without scripts a quote is asked about, chosen from and signed by plain forms', async ({
  page,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 422/);
  const { visitor, quotes, sent, price, t, close } = await openQuote(page, {
    site,
    browser,
    language: 'sk',
    hasScripts: false,
  });
  await visitor.getByRole('link', { name: t('quoteSigning:questions.askAbout', { name: 'Galéria' }) }).click();
  const line = visitor.locator('#line-gallery');
  await line.getByRole('textbox').fill('Koľko fotiek sa zmestí?');
  await line.getByRole('button').click();
  await expect(line).toContainText('Koľko fotiek sa zmestí?');
  expect((await quotes.read(sent.id)).status, 'the first answer is a view').toBe('viewed');
  await visitor.getByRole('checkbox', { name: 'Video' }).check();
  await visitor.getByRole('button', { name: t('quoteSigning:options.recalculate') }).click();
  await expect(visitor.getByRole('form').getByRole('status')).toContainText(price({ video: 1000 }));
  await visitor.getByRole('button', { name: t('quoteSigning:bar.sign') }).click();
  await visitor.getByLabel(t('quoteSigning:sign.mark.label')).fill('Ján Kováč');
  const submit = visitor.getByRole('button', { name: t('quoteSigning:sign.submit') });
  await submit.click();
  await expect(visitor.getByRole('alert')).toContainText(t('quoteSigning:sign.errors'));
  await expect(visitor.getByLabel(t('quoteSigning:sign.mark.label'))).toHaveValue('Ján Kováč');
  await visitor.getByLabel(t('quoteAgreements:terms')).check();
  await submit.click();
  await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeVisible();
  await expect(visitor.getByText(t('quoteSigning:options.chosen', { quantity: '1 ks' }))).toBeVisible();
  await close();
});
