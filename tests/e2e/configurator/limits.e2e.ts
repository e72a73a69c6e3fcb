import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

// Two calls to submit in ten minutes, and none within three seconds.
test.use({
  locale: localeOf.sk,
  siteName: 'with narrow limits',
  environment: { RATE_LIMIT_FACTOR: '0.2', MINIMUM_FILL_MS: '3000' },
});

test('C9 who is quicker than a person is waited for, and who sends too often is told so', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 429/);
  const t = textsOf('sk');
  const screen = configuratorScreen(page, 'sk');
  const submit = screen.button(t('configurator:summary.actions.submit'));
  await screen.resumeAt('summary', sampleVisitor('quick'));
  const tooFast = page.waitForResponse('**/api/service-requests');
  await submit.click();
  expect((await tooFast).status()).toBe(429);
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
  await screen.resumeAt('summary', sampleVisitor('quick'));
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(t('errors:throttled', { when: 'o 10 minút' }));
});
