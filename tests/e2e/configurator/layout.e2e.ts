import { type Page, expect } from '@playwright/test';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { writingTexts } from '#server/gateways/writing-assistant/template-author.ts';
import { attachmentScreen, noisyPicture } from '#tests/e2e/support/attachment-screen.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({ reducedMotion: 'reduce' });

/** Adds what a step offers beside its questions: a description that is written for the visitor, and files. */
async function takeOffers(page: Page, language: Language, step: Step): Promise<void> {
  const { t, button, field } = configuratorScreen(page, language);
  if (step === 'features') {
    await button(t('configurator:writeForMe')).click();
    await expect(field(t('writing:description.label'))).toBeFocused();
  }
  if (step === 'contact') {
    const files = attachmentScreen(page, language);
    const roof = await noisyPicture('Strecha č. 1.jpg', { width: 64, height: 48 });
    await files.chooser.setInputFiles([roof]);
    await files.expectState(roof.name, 'ready');
  }
}

/** A price of two lines would cover the buttons above it. */
async function expectPriceOnOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const price = page.locator('.live-price-bar > summary .figures');
  await expect(price).toContainText('–');
  expect((await price.boundingBox())?.height).toBeLessThan(40);
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    const hasAxe = language === 'sk';
    const checks = hasAxe ? 'passes axe and fits' : 'fits';

    test(`B13 C2 C8 C9 every step of the configurator ${checks} 320 px and a zoom of 200 %, errors, own answers, texts and files included (${language})`, async ({
      page,
      site,
    }) => {
      const answers = sampleVisitor('detailed');
      const screen = configuratorScreen(page, language);
      const { t, button } = screen;
      const expectSound = async (name: string) => {
        await expectToFit(page, name);
        if (hasAxe) await expectAccessible(page, name);
      };
      await screen.open();
      for (const step of stepsOf('detailed').filter((each) => each !== 'summary')) {
        await screen.expectStep(step);
        await screen.next.click();
        await expect(screen.errorSummary).toBeFocused();
        await expectSound(`${step} with errors`);
        await screen.give(step, { ...answers, budget: 'custom', trade: 'custom' });
        await screen.typeOwn(step, { customTrade: 'Kamenárstvo a umelecké kováčstvo', customBudget: '75 000' });
        await takeOffers(page, language, step);
        await expectToFit(page, step);
        if (step === 'contact') await expectPriceOnOneLine(page);
        await screen.next.click();
      }
      await screen.expectStep('summary');
      await expectSound('summary');
      await button(t('configurator:summary.actions.generate')).click();
      await button(t('configurator:summary.actions.generatePrd')).click();
      await expect(page.getByRole('heading', { level: 3, name: writingTexts[language].document.title })).toBeFocused();
      await expectSound('summary with a generated price and its plan');
      await button(t('configurator:summary.actions.reset')).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectToFit(page, 'dialog');
      // The page behind it is inert, and with it the landmarks and headings that axe would miss.
      if (hasAxe) await expectAccessible(page, 'dialog', '[role="alertdialog"]');
      await page.keyboard.press('Escape');
      await button(t('configurator:summary.actions.submit')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
      await expectSound('confirmation');
      const number = await page.getByRole('strong').innerText();
      const mails = () => site.mails.mails.filter(({ envelope }) => envelope.to.includes(answers.contact.email));
      await expect.poll(() => mails().map(({ email }) => email.subject)).toEqual([t('emails:subject', { number })]);
    });
  });
}
