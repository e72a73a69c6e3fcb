import { stepsOf } from '#domain/configurator/steps.ts';
import { localeOf } from '#domain/languages.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

test('B13 C2 axe finds nothing on any step of the quick mode, answered', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  for (const step of stepsOf('quick').filter((each) => each !== 'summary')) {
    await screen.expectStep(step);
    await screen.give(step, answers);
    await expectAccessible(page, step);
    await screen.next.click();
  }
  await screen.expectStep('summary');
});

test('B13 axe finds nothing on the first step before anything was pressed, nor on the opened price bar', async ({
  page,
}) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await expectAccessible(page, 'the first step');
  await screen.give('quote-type', sampleVisitor('detailed'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.live-price-bar > summary').click();
  await expectAccessible(page, 'the opened price bar');
});
