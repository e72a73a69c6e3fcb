import { expect } from '@playwright/test';
import { stepsOf } from '#domain/configurator/steps.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from './configurator-screen.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { sampleVisitor } from './sample-visitors.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`B13 no page scrolls sideways at 320, 360 and 768 px (${language})`, async ({ page, expectedProblems }) => {
      expectedProblems.push(/status of 404/);
      for (const path of [
        '/',
        pathOf('login', language),
        pathOf('setup', language),
        '/nowhere',
        pathOf('confirmation', language),
      ]) {
        await page.goto(path);
        await expectNoSidewaysScroll(page, path);
      }
      const answers = sampleVisitor('detailed');
      const screen = configuratorScreen(page, language);
      await screen.open();
      for (const step of stepsOf('detailed').filter((each) => each !== 'summary')) {
        await screen.expectStep(step);
        await screen.next.click();
        await expect(screen.errorSummary).toBeVisible();
        await expectNoSidewaysScroll(page, `${step} with errors`);
        await screen.give(step, { ...answers, budget: 'custom', trade: 'custom' });
        await screen.typeOwn(step, { customTrade: 'Kamenárstvo a umelecké kováčstvo', customBudget: '75 000' });
        await expectNoSidewaysScroll(page, step);
        await screen.next.click();
      }
      await screen.expectStep('summary');
      await screen.button(screen.t('configurator:summary.actions.generate')).click();
      await expect(page.getByRole('link', { name: screen.t('configurator:summary.actions.exportPdf') })).toBeVisible();
      await expectNoSidewaysScroll(page, 'summary');
      await screen.button(screen.t('configurator:summary.actions.reset')).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoSidewaysScroll(page, 'dialog');
    });
  });
}
