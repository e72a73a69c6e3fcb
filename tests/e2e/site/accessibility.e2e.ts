import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

const t = textsOf('sk');

const pages = {
  'the home page': '/',
  'the not-found page': '/neznama-adresa',
  'the login': pathOf('login', 'sk'),
  'the confirmation of an unknown request': pathOf('confirmation', 'sk'),
  'the set-up without its key': pathOf('setup', 'sk'),
  'the set-up': `${pathOf('setup', 'sk')}?token=abc`,
};

for (const [name, path] of Object.entries(pages)) {
  test(`B13 axe finds nothing on ${name}`, async ({ page, expectedProblems }) => {
    expectedProblems.push(/status of 404/);
    await page.goto(path);
    await untilHydrated(page);
    await expectAccessible(page, name);
    await page.locator('#language-menu > summary').click();
    await expectAccessible(page, `${name} with its menu open`);
  });
}

test('B13 F1 axe finds nothing on the login with errors and after a refusal', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 401/);
  await page.goto(pathOf('login', 'sk'));
  await untilHydrated(page);
  const submit = page.getByRole('button', { name: t('accounts:login.submit') });
  await submit.click();
  await expect(page.getByText(t('validation:choose.password'))).toBeVisible();
  await expectAccessible(page, 'the login with errors');
  await page.getByRole('textbox', { name: t('accounts:login.username') }).fill('nikto');
  await page.getByLabel(t('accounts:login.password')).fill('nesprávne heslo');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Nesprávne používateľské meno alebo heslo');
  await expectAccessible(page, 'the login after a refusal');
});

test('B13 C8 axe finds nothing on the summary, before and after the price is generated, and on its dialog', async ({
  page,
}) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', sampleVisitor('detailed'));
  await expectAccessible(page, 'the summary');
  await screen.button(t('configurator:summary.actions.generate')).click();
  await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
  await expectAccessible(page, 'the summary with a generated price');
  await screen.button(t('configurator:summary.actions.reset')).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The page behind it is inert, and with it the landmarks and headings that axe would miss.
  await expectAccessible(page, 'the dialog', '[role="alertdialog"]');
  await page.keyboard.press('Escape');
  await screen.button(t('configurator:summary.actions.submit')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
  await expectAccessible(page, 'the confirmation');
});
