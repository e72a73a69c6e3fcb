import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.da, reducedMotion: 'reduce' });

const t = textsOf('da');

test('B13 C11 a pending request is accessible and fits every window', async ({ page, context, expectedProblems }) => {
  expectedProblems.push(/Failed to load resource/);
  const screen = configuratorScreen(page, 'da');
  await screen.resumeAt('summary', sampleVisitor('quick'));
  const submit = screen.button(t('configurator:summary.actions.submit'));
  await expect(submit).toBeVisible();
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText(t('unsent:title.service-request'))).toBeVisible();
  await expectAccessible(page, 'a request that waits');
  await expectToFit(page, 'a request that waits');
});

test('B13 C11 a pending message is accessible and fits every window', async ({ page, context, expectedProblems }) => {
  expectedProblems.push(/Failed to load resource/);
  await page.goto(pathOf('contact', 'da'));
  await untilHydrated(page);
  await page.locator('#name').fill('Åse Ørsted');
  await page.locator('#email').fill('aase@tag.example');
  await page.locator('#message').fill('Hvad koster en hjemmeside?');
  await page.route('**/api/contact-messages', (route) => route.fulfill({ status: 502, body: 'away' }));
  await page.getByRole('button', { name: t('contact:submit') }).click();
  await expect(page.getByRole('alert')).toContainText(t('unsent:title.contact'));
  await context.setOffline(true);
  await expectAccessible(page, 'a message that waits');
  await expectToFit(page, 'a message that waits');
});
