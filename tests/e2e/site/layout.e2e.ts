import { expect } from '@playwright/test';
import { stepsOf } from '#domain/configurator/steps.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { openPages } from '#tests/e2e/support/open-pages.ts';
import { expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`B13 every page fits 320 px and a zoom of 200 %, and is hydrated without a problem (${language})`, async ({
      page,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 404/);
      for (const path of openPages(language)) {
        await page.goto(path);
        await untilHydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(`for (const each of document.querySelectorAll('main details')) each.open = true`);
        await expectToFit(page, path);
      }
    });

    test(`B13 every step of the configurator fits 320 px and a zoom of 200 %, errors and own answers included (${language})`, async ({
      page,
    }) => {
      const answers = sampleVisitor('detailed');
      const screen = configuratorScreen(page, language);
      await screen.open();
      for (const step of stepsOf('detailed').filter((each) => each !== 'summary')) {
        await screen.expectStep(step);
        await screen.next.click();
        await expect(screen.errorSummary).toBeVisible();
        await expectToFit(page, `${step} with errors`);
        await screen.give(step, { ...answers, budget: 'custom', trade: 'custom' });
        await screen.typeOwn(step, { customTrade: 'Kamenárstvo a umelecké kováčstvo', customBudget: '75 000' });
        await expectToFit(page, step);
        await screen.next.click();
      }
      await screen.expectStep('summary');
      await screen.button(screen.t('configurator:summary.actions.generate')).click();
      await expect(page.getByRole('link', { name: screen.t('configurator:summary.actions.exportPdf') })).toBeVisible();
      await expectToFit(page, 'summary');
      await screen.button(screen.t('configurator:summary.actions.reset')).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectToFit(page, 'dialog');
    });
  });
}
