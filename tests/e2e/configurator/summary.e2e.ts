import { expect } from '@playwright/test';
import type { Answers } from '#domain/configurator/answers.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

test('C8 a plan needs the estimate and says so, then PDF and plan work', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  await screen.resumeAt('summary', sampleVisitor('detailed'));
  const reason = t('configurator:summary.actions.generateFirst');
  const plan = button(t('configurator:summary.actions.generatePrd'));
  await expect(plan).toBeDisabled();
  await expect(plan).toHaveAccessibleDescription(reason);
  await plan.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('configurator:summary.actions.generateFirstText')).first()).toBeVisible();
  await expectAccessible(page, 'the summary', 'main');

  await button(t('configurator:summary.actions.generate')).dblclick();
  const generated = page.getByRole('status').filter({ hasText: /[0-9A-Z]{6}/ });
  await expect(generated).toBeVisible();
  const number = /[0-9A-Z]{6}/.exec(await generated.innerText())?.[0] ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') }).dblclick();
  expect((await downloading).suggestedFilename()).toContain('plumbline');
  await plan.click();
  await expect(page.locator('#plan')).toBeFocused();
  await page.reload();
  await expect(generated, 'the quote outlives a reload').toContainText(number);
  await expectToFit(page, 'the summary');
});

test('C8 each part links to its questions and back, and changed answers or another language need a new estimate', async ({
  page,
}) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  const generate = button(t('configurator:summary.actions.generate'));
  const exportPdf = t('configurator:summary.actions.exportPdf');
  await screen.resumeAt('summary', answers);
  await generate.click();
  await expect(page.getByRole('link', { name: exportPdf })).toBeVisible();
  for (const part of ['contact', 'trade', 'project'] as const) {
    await button(t(`configurator:summary.edit.${part}`)).click();
    await screen.expectStep(part === 'project' ? 'quote-type' : part);
    await page.goBack();
    await screen.expectStep('summary');
    await expect(page.getByRole('link', { name: exportPdf }), 'nothing was changed').toBeVisible();
  }
  for (const language of ['en', 'sk'] as const) {
    await page.goto(`${pathOf('configurator', language)}?lng=${language}&step=summary`);
    const said = textsOf(language);
    await configuratorScreen(page, language).expectStep('summary');
    await expect(page.getByText(said('configurator:summary.actions.stale'))).toBeHidden();
    const note = page.getByText(said('configurator:summary.actions.otherLanguage'));
    await expect(note).toBeVisible({ visible: language === 'en' });
  }
  await button(t('configurator:summary.edit.trade')).click();
  await screen.give('trade', { ...answers, trade: 'painter' } satisfies Answers);
  await page.goBack();
  await expect(page.getByText(t('configurator:summary.actions.stale'))).toBeVisible();
  await expect(button(t('configurator:summary.actions.generateAnew'))).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(exportPdf).click();
  expect((await downloading).suggestedFilename(), 'one press generates and saves').toContain('plumbline');
  await expect(button(exportPdf)).toBeFocused();
  await expect(generate).toBeVisible();
});

test('B13 C8 answers without a space, such as a long address, wrap in the summary, the plan and the confirmation', async ({
  page,
}) => {
  const answers = sampleVisitor('detailed');
  const word = 'https://strechy.example/'.padEnd(200, 'a');
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  await screen.resumeAt('contact', { ...answers, trade: 'custom', customTrade: word.slice(0, 80), description: word });
  await screen.give('contact', { ...answers, contact: { ...answers.contact, company: word.slice(0, 100) } });
  await screen.next.click();
  await screen.expectStep('summary');
  await expectToFit(page, 'summary');
  await button(t('configurator:summary.actions.generate')).click();
  await button(t('configurator:summary.actions.generatePrd')).click();
  await expect(page.locator('#plan')).toBeFocused();
  await expectToFit(page, 'summary with its plan');
  await button(t('configurator:summary.actions.submit')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
  await expectToFit(page, 'confirmation');
});

test('C7 C8 close and save stores the draft and leaves, and a new request asks first', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  await screen.resumeAt('summary', sampleVisitor('quick'));
  await button(t('configurator:summary.actions.generate')).click();
  await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
  const close = page.getByRole('link', { name: t('configurator:summary.actions.save') });
  await expect(close).toHaveAccessibleDescription(t('configurator:summary.actions.saved'));
  await close.click();
  await expect(page.getByRole('heading', { level: 1, name: t('home:hero.title') })).toBeVisible();
  await page.goto(`${pathOf('configurator', 'sk')}?step=summary`);
  await screen.expectStep('summary');
  await button(t('configurator:summary.actions.reset')).click();
  const dialog = page.getByRole('alertdialog', { name: t('configurator:summary.reset.title') });
  await expect(dialog).toContainText(t('configurator:summary.reset.text'));
  await dialog.getByRole('button', { name: t('common:actions.cancel') }).click();
  await expect(dialog).toBeHidden();
  await screen.expectStep('summary');
  await button(t('configurator:summary.actions.reset')).click();
  await dialog.getByRole('button', { name: t('configurator:summary.reset.confirm') }).click();
  await screen.expectStep('quote-type');
  await screen.walkTo('summary', sampleVisitor('quick'));
  await expect(page.getByText(t('configurator:summary.actions.stale')), 'a new one has no quote').toBeHidden();
  await expect(button(t('configurator:summary.actions.generatePrd'))).toBeDisabled();
});

test('C8 work that takes over a second says that it continues', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  const { t, button } = screen;
  await screen.resumeAt('summary', sampleVisitor('quick'));
  for (const [call, name, note] of [
    ['**/api/estimates', 'generate', 'generating'],
    ['**/pdf', 'exportPdf', 'pdfUnderWay'],
  ] as const) {
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await mayGoOn;
      await route.continue();
    });
    const action = t(`configurator:summary.actions.${name}`);
    await button(action)
      .or(page.getByRole('link', { name: action }))
      .click();
    const text = page.getByText(t(`configurator:summary.actions.${note}`));
    await expect(text).toBeVisible();
    goOn();
    await expect(text).toBeHidden();
  }
});

test('C7 C8 where the browser refuses storage, close and save stays and says why', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  const { t } = screen;
  await screen.resumeAt('summary', sampleVisitor('quick'));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  const close = page.getByRole('link', { name: t('configurator:summary.actions.save') });
  await close.click();
  await expect(page.locator('#save-hint')).toHaveText(t('configurator:draft.notSaved'));
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  await screen.expectStep('summary');
});
