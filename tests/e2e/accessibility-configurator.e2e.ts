import { expect } from '@playwright/test';
import { quoteModes } from '#domain/configurator/answers.ts';
import { stepsOf } from '#domain/configurator/steps.ts';
import { localeOf } from '#domain/languages.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from './configurator-screen.ts';
import { expectAccessible } from './page-checks.ts';
import { sampleVisitor } from './sample-visitors.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

for (const mode of quoteModes) {
  test(`B13 C2 axe finds nothing on any step of the ${mode} mode: empty, with errors, and answered`, async ({ page }) => {
    const answers = sampleVisitor(mode);
    const screen = configuratorScreen(page, 'sk');
    await screen.open();
    for (const step of stepsOf(mode)) {
      if (step === 'summary') break;
      await screen.expectStep(step);
      await screen.next.click();
      await expect(screen.errorSummary).toBeFocused();
      await expectAccessible(page, `${step} with errors`);
      await screen.give(step, answers);
      await expectAccessible(page, `${step} answered`);
      await screen.next.click();
    }
    await screen.expectStep('summary');
  });
}

test('B13 axe finds nothing on the first step before anything was pressed, nor on the opened price bar', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await expectAccessible(page, 'the first step');
  await screen.give('quote-type', sampleVisitor('detailed'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.live-price-bar > summary').click();
  await expectAccessible(page, 'the opened price bar');
});
