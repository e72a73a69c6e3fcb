import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { accountScreen, loggedRefusal, somebody } from '#tests/e2e/support/account-screen.ts';
import { logInByCalls, registerByCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

test.use({ reducedMotion: 'reduce' });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`B1 B13 F1 registration, login, portal and settings speak ${language} and fit every width`, async ({
      page,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 4/, loggedRefusal);
      const screen = accountScreen(page, language);
      const { t } = screen;
      const person = somebody();
      await screen.open('login', '?form=register');
      await screen.button(t('accounts:register.submit')).click();
      await expect(page.getByText(t('validation:choose.email'))).toBeVisible();
      await expectToFit(page, 'the registration with errors');
      await screen.logIn({ ...person, password: 'hjælp' });
      await expect(page.getByRole('alert')).toContainText(t('accounts:login.failure'));
      await expectToFit(page, 'the login after a refusal');
      await registerByCalls(page.request, person);
      await screen.open('portal');
      await screen.expectPortal(person);
      await expectToFit(page, 'the portal');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('portal:account.settings') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('portal:settings.title') })).toBeVisible();
      await expect(screen.section(t('portal:settings.sessions.title')).getByRole('listitem')).toHaveCount(1);
      await openEverything(page, language);
      await expectToFit(page, 'the settings with everything open');
    });
  });
}

/** Opens the form of the address and the set-up of the authenticator app, and has the forms refuse what is missing. */
async function openEverything(page: Page, language: (typeof languages)[number]): Promise<void> {
  const screen = accountScreen(page, language);
  const { t } = screen;
  await screen.button(t('portal:settings.profile.change')).click();
  await screen.button(t('portal:settings.profile.save')).click();
  await screen.button(t('portal:settings.password.save')).click();
  await screen.button(t('portal:settings.totp.start')).click();
  await screen.button(t('portal:settings.totp.confirm')).click();
  await expect(page.getByText(t('accounts:code.missing'))).toBeVisible();
}

test.describe('axe', () => {
  test.use({ locale: localeOf.sk });

  test('B13 F1 axe finds nothing on the login with errors and after a refusal', async ({ page, expectedProblems }) => {
    expectedProblems.push(/status of 401/);
    const screen = accountScreen(page, 'sk');
    const { t } = screen;
    await screen.open('login');
    await screen.button(t('accounts:login.submit')).click();
    await expect(page.getByText(t('validation:choose.password'))).toBeVisible();
    await expectAccessible(page, 'the login with errors');
    await screen.giveCredentials({ username: 'nikto', password: 'nesprávne heslo' });
    await expect(page.getByRole('alert')).toContainText('Nesprávne používateľské meno alebo heslo');
    await expectAccessible(page, 'the login after a refusal');
  });

  test('B13 F1 F3 axe finds nothing on the registration, the reset and the verification', async ({ page }) => {
    const screen = accountScreen(page, 'sk');
    const { t } = screen;
    await screen.open('login', '?form=register');
    await screen.button(t('accounts:register.submit')).click();
    await expectAccessible(page, 'the registration with errors');
    await screen.open('passwordReset');
    await expectAccessible(page, 'the reset');
    await page.getByRole('textbox').fill('nikto@example.com');
    await screen.button(t('accounts:reset.submit')).click();
    await expect(screen.status).toBeVisible();
    await expectAccessible(page, 'the reset with its confirmation');
    await screen.open('passwordReset', '?token=abc');
    await expect(page.getByText(t('accounts:reset.over.title'))).toBeVisible();
    await expectAccessible(page, 'a link for a new password that is over');
    await screen.open('emailVerification', '?token=abc');
    await expectAccessible(page, 'the verification');
  });

  test('B13 F5 axe finds nothing on the portal and on the settings with everything open', async ({ page }) => {
    const screen = accountScreen(page, 'sk');
    const { t } = screen;
    await registerByCalls(page.request, somebody());
    await screen.open('portal');
    await expect(page.getByText(t('portal:account.unverified'))).toBeVisible();
    await expectAccessible(page, 'the portal');
    await screen.open('settings');
    await openEverything(page, 'sk');
    await expectAccessible(page, 'the settings with everything open');
  });

  test('B13 F5 axe finds nothing on the settings of the agency', async ({ page }) => {
    await logInByCalls(page.request);
    await page.goto(pathOf('adminSettings', 'sk'));
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page, 'the settings of the agency');
    await expectToFit(page, 'the settings of the agency');
  });
});

test.describe('failures', () => {
  test.use({ locale: localeOf.sk });

  test('J4 F2 the settings say what could not be loaded or saved, keep what was typed, and work at the next try', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/Failed to load resource/, loggedRefusal);
    const screen = accountScreen(page, 'sk');
    const { t } = screen;
    await registerByCalls(page.request, somebody());
    await page.route('**/api/account/sessions', (route) => route.fulfill({ status: 500, body: '' }));
    await screen.open('settings');
    const sessions = screen.section(t('portal:settings.sessions.title'));
    await expect(sessions.getByRole('alert')).toContainText(t('portal:settings.sessions.failed'), { timeout: 30_000 });
    await page.unroute('**/api/account/sessions');
    await sessions.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    const fields = ['current', 'label', 'repeat'] as const;
    for (const field of fields) await screen.field(t(`accounts:newPassword.${field}`)).fill('škridla na plote');
    await page.route('**/api/account/password', (route) => route.abort());
    await screen.button(t('portal:settings.password.save')).click();
    const password = screen.section(t('portal:settings.password.title'));
    await expect(password.getByRole('alert')).toContainText(t('errors:network.text'), { timeout: 30_000 });
    for (const field of fields)
      await expect(screen.field(t(`accounts:newPassword.${field}`))).toHaveValue('škridla na plote');
  });
});
