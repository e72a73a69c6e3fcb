import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { openQuote } from '#tests/e2e/support/open-quote.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { changeQuoteSettingsBy } from '#tests/e2e/support/quotes.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with quotes on their way' });

test('H5 a question and a wish for changes are taken back while nobody was told, a quote is declined with its reason, and one that has ended says so', async ({
  page,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4\d\d/);
  const { visitor, quotes, sent, t, close } = await openQuote(page, { site, browser, language: 'sk' });
  const status = async () => (await quotes.read(sent.id)).status;
  const undo = visitor.getByRole('button', { name: t('quoteSigning:undo.button') });
  await visitor.getByRole('link', { name: t('quoteSigning:questions.askAbout', { name: 'Galéria' }) }).click();
  const line = visitor.locator('#line-gallery');
  await line.getByRole('textbox').fill('Koľko fotiek sa zmestí?');
  await line.getByRole('button').click();
  const question = line.locator('[data-question]');
  await expect(question).toContainText('Koľko fotiek sa zmestí?');
  await expect(question).toBeFocused();
  await undo.click();
  await expect(question).toHaveCount(0);

  const changes = visitor.getByLabel(t('quoteSigning:other.changes.label'));
  const ask = visitor.getByRole('button', { name: t('quoteSigning:other.changes.submit') });
  const open = (part: 'changes' | 'decline') =>
    visitor.locator('summary', { hasText: t(`quoteSigning:other.${part}.title`) }).click();
  await open('changes');
  await ask.click();
  await expect(changes).toHaveAttribute('aria-invalid', 'true');
  await changes.fill('Bez galérie, prosím.');
  await ask.click();
  const state = visitor.locator('#quote-state');
  await expect(state).toBeFocused();
  await expect(state).toContainText(t('quoteSigning:state.changes_requested.title'));
  await expect(state).toContainText('Bez galérie, prosím.');
  expect(await status()).toBe('changes_requested');
  await undo.click();
  await expect(state).not.toContainText(t('quoteSigning:state.changes_requested.title'));
  expect(await status()).toBe('viewed');

  // Meanwhile its last day is over: the page says so instead of failing.
  const call = `**/api/quotes/${(sent.privatePath ?? '').split('/').at(-1)}`;
  const ended = { code: 'move-not-allowed', message: 'x', category: 'form', severity: 'low', errorId: 'ERR_X' };
  const refusal = { ...ended, timestamp: new Date(0).toISOString() };
  await visitor.route(`${call}/refusal`, (route) => route.fulfill({ status: 409, json: refusal }));
  await visitor.route(call, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), status: 'expired', daysLeft: -1 } });
  });
  await open('decline');
  const reason = visitor.getByLabel(t('quoteSigning:other.decline.reason'));
  const decline = visitor.getByRole('button', { name: t('quoteSigning:other.decline.submit') });
  await reason.fill('Beriem inú ponuku.');
  await decline.click();
  await expect(state).toContainText(t('quoteSigning:state.expired.title'));
  await expect(visitor.getByRole('form', { name: t('quoteSigning:bar.label') })).toHaveCount(0);
  await expectAccessible(visitor, 'an expired quote', 'main');
  await visitor.unrouteAll();

  await visitor.reload();
  await untilHydrated(visitor);
  await open('decline');
  await reason.fill('Beriem inú ponuku.');
  await decline.click();
  await expect(state).toContainText(t('quoteSigning:state.declined.title'));
  await expect(state).toContainText('Beriem inú ponuku.');
  expect(await status()).toBe('declined');
  await expectAccessible(visitor, 'a declined quote', 'main');
  await expectToFit(visitor, 'a declined quote');
  await close();
});

test('H5 a signature is confirmed by the code that was mailed, and a signed quote that was voided says so', async ({
  page,
  site,
  browser,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4\d\d/);
  const { visitor, quotes, sent, email, t, close } = await openQuote(page, { site, browser, language: 'en' });
  await changeQuoteSettingsBy(page.request, site.origin, { isSigningCodeRequired: true });
  await visitor.goto(`${sent.privatePath}?step=sign`);
  await untilHydrated(visitor);
  await visitor.getByLabel(t('quoteAgreements:terms')).check();
  await visitor.getByLabel(t('quoteSigning:sign.mark.label')).fill('Ján Kováč');
  await visitor.getByRole('button', { name: t('quoteSigning:sign.code.send') }).click();
  await expect(visitor.getByText(t('quoteSigning:sign.code.sent', { email }))).toBeVisible();
  const mailed = () =>
    site.mails.mails
      .filter(({ envelope }) => envelope.to.includes(email))
      .map((mail) => /^\s*(\d{6})\s*$/m.exec(mail.email.text ?? '')?.[1])
      .findLast(Boolean);
  await expect.poll(mailed).toMatch(/^\d{6}$/);
  const code = visitor.getByLabel(t('quoteSigning:sign.code.label'));
  const submit = visitor.getByRole('button', { name: t('quoteSigning:sign.submit') });
  await code.fill(mailed() === '000000' ? '000001' : '000000');
  await submit.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(visitor, 'signing with a code', 'main');
  await code.fill(mailed() ?? '');
  await submit.click();
  await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.signed.title') })).toBeFocused();
  await changeQuoteSettingsBy(page.request, site.origin, { isSigningCodeRequired: false });

  await quotes.void(await quotes.read(sent.id), 'The firm has closed.');
  await visitor.goto(sent.privatePath ?? '');
  await untilHydrated(visitor);
  await expect(visitor.getByRole('heading', { name: t('quoteSigning:state.voided.title') })).toBeVisible();
  await expect(visitor.getByRole('link', { name: t('quoteSigning:state.voided.pdf') })).toBeVisible();
  expect(await visitor.content(), 'the reason is the agency’s').not.toContain('The firm has closed.');
  await expectAccessible(visitor, 'a voided quote', 'main');
  await close();
});
