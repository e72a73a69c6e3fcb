import { expect } from '@playwright/test';
import { stepsOf } from '#domain/configurator/steps.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { test } from '#tests/support/running-site.ts';

test.use({ reducedMotion: 'reduce' });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    const hasAxe = language === 'sk';
    const checks = hasAxe ? 'passes axe and fits' : 'fits';

    test(`B13 C2 C8 every step of the configurator ${checks} 320 px and a zoom of 200 %, errors and own answers included (${language})`, async ({
      page,
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
        await expectToFit(page, step);
        await screen.next.click();
      }
      await screen.expectStep('summary');
      await expectSound('summary');
      await button(t('configurator:summary.actions.generate')).click();
      await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
      await expectSound('summary with a generated price');
      await button(t('configurator:summary.actions.reset')).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectToFit(page, 'dialog');
      // The page behind it is inert, and with it the landmarks and headings that axe would miss.
      if (hasAxe) await expectAccessible(page, 'dialog', '[role="alertdialog"]');
      await page.keyboard.press('Escape');
      await button(t('configurator:summary.actions.submit')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
      await expectSound('confirmation');
    });
  });
}
