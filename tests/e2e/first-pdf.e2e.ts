import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from './configurator-screen.ts';
import { sampleVisitor } from './sample-visitors.ts';

// Other programs may hold the processor meanwhile; each try starts a site of its own.
test.describe.configure({ retries: 2 });
test.use({ locale: localeOf.sk, siteName: 'just started' });

test('H3 the first PDF after a start is there within a second of the press', async ({ page }) => {
  const t = textsOf('sk');
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', sampleVisitor('detailed'));
  await screen.button(t('configurator:summary.actions.generate')).click();
  const exportPdf = page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') });
  await expect(exportPdf).toBeVisible();
  const downloading = page.waitForEvent('download');
  const begun = performance.now();
  await exportPdf.click();
  await (await downloading).path();
  const taken = performance.now() - begun;
  test.info().annotations.push({ type: 'ms', description: taken.toFixed(0) });
  expect(taken).toBeLessThan(1000);
});
