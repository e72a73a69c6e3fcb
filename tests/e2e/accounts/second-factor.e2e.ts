import { type BrowserContext, type Page, expect } from '@playwright/test';
import { generate } from 'otplib';
import { disableTotp } from '#contract/accounts/second-factor.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import { consentCookie } from '#domain/consent/consent.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { administrator, startSite, test } from '#tests/support/browser/running-site.ts';
import { accountScreen, loggedRefusal, somebody } from '#tests/e2e/support/account-screen.ts';

test.use({ locale: localeOf.sk });

/** Answers the next call of an endpoint as if the session had last proved whose it is more than five minutes ago. */
async function answerAsStale(page: Page, path: string): Promise<void> {
  const body: ErrorBody = {
    code: 'proof-needed',
    message: 'stale',
    category: 'authorization',
    severity: 'high',
    errorId: 'ERR_STALE_1',
    timestamp: new Date(0).toISOString(),
  };
  await page.route(`**${path}`, (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
}

/** Turns the authenticator app on in the settings; answers its secret and the recovery codes. */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  const screen = accountScreen(page, 'sk');
  const { t } = screen;
  const app = screen.section(t('portal:settings.totp.title'));
  await app.getByRole('button', { name: t('portal:settings.totp.start') }).click();
  await expect(app.getByRole('img', { name: t('portal:settings.totp.picture') })).toBeVisible();
  const secret = (await app.getByText(/^(?:[A-Z2-7]{4}\s){7}[A-Z2-7]{4}$/).innerText()).replaceAll(/\s/g, '');
  const code = app.getByRole('textbox');
  await code.fill('000000');
  await screen.button(t('portal:settings.totp.confirm')).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(t('portal:settings.totp.wrongCode')));
  await code.fill(await generate({ secret }));
  await screen.button(t('portal:settings.totp.confirm')).click();
  await expect(app.getByRole('heading', { name: t('portal:settings.recovery.title') })).toBeVisible();
  return { secret, codes: await app.getByRole('listitem').allInnerTexts() };
}

test('F5 the authenticator app is turned on, its codes kept, asked for at the login, and turned off, which another tab learns with its next press', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4/, loggedRefusal);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = accountScreen(page, 'sk');
  const { t } = screen;
  const person = somebody();
  await screen.register(person);
  await screen.open('settings');
  const { secret, codes } = await enrol(page);
  expect(codes).toHaveLength(10);
  await screen.button(t('portal:settings.recovery.copy')).click();
  await expect(page.getByText(t('portal:settings.recovery.copied'))).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t('portal:settings.recovery.download') }).click();
  expect((await downloading).suggestedFilename()).toBe(t('portal:settings.recovery.file'));
  await screen.button(t('portal:settings.recovery.done')).click();
  const app = screen.section(t('portal:settings.totp.title'));
  await expect(app).toBeFocused();
  await expect(app).toContainText(t('portal:settings.totp.codesLeft', { count: 10 }));

  await screen.logOut();
  await screen.giveCredentials(person);
  await expect(page.getByRole('heading', { level: 1, name: t('accounts:code.title') })).toBeVisible();
  await expect(screen.field(t('accounts:code.appLabel'))).toBeFocused();
  await screen.field(t('accounts:code.appLabel')).fill('000000');
  await screen.button(t('accounts:code.submit')).click();
  // Before the refusal is there, the next code would go with the call that is still to be sent.
  await expect(screen.field(t('accounts:code.appLabel'))).toHaveAccessibleDescription(
    new RegExp(t('errorCodes:wrong-code')),
  );
  await expect(screen.field(t('accounts:code.appLabel'))).toHaveValue('000000');
  // The code that turned the app on counts no more: the next one does, ahead of its half minute.
  await screen.field(t('accounts:code.appLabel')).fill(await generate({ secret, epoch: Date.now() / 1000 + 30 }));
  await screen.button(t('accounts:code.submit')).click();
  await screen.expectPortal(person);

  await screen.open('settings');
  const otherTab = await context.newPage();
  const other = accountScreen(otherTab, 'sk');
  await other.open('settings');
  await expect(other.button(t('portal:settings.totp.renew'))).toBeVisible();
  await answerAsStale(page, disableTotp.path);
  await screen.button(t('portal:settings.totp.disable')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('portal:settings.totp.disable') })
    .click();
  const proof = page.getByRole('dialog', { name: t('portal:settings.proof.title') });
  const password = proof.getByLabel(t('accounts:newPassword.current'), { exact: true });
  await password.fill('nesprávne heslo');
  await proof.getByRole('button', { name: t('portal:settings.proof.submit') }).click();
  await expect(password).toHaveAccessibleDescription(t('errorCodes:password-wrong'));
  await password.fill(person.password);
  await proof.getByRole('button', { name: t('portal:settings.proof.submit') }).click();
  await expect(proof).toBeHidden();
  await expect(app).toContainText(t('portal:settings.totp.off'));

  // What the other tab still shows is read anew with its next press.
  await other.button(t('portal:settings.totp.renew')).click();
  const renewing = otherTab.getByRole('alertdialog');
  await renewing.getByRole('button', { name: t('portal:settings.totp.renew') }).click();
  await expect(other.section(t('portal:settings.totp.title'))).toContainText(t('portal:settings.totp.off'));
});

test('F5 a recovery code opens the account once', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 4/, loggedRefusal);
  const screen = accountScreen(page, 'sk');
  const { t } = screen;
  const person = somebody();
  await screen.register(person);
  await screen.open('settings');
  const [first = '', second = ''] = (await enrol(page)).codes;
  const code = screen.field(t('accounts:code.recoveryLabel'));
  await screen.logOut();
  await screen.giveCredentials(person);
  await screen.button(t('accounts:code.useRecovery')).click();
  await code.fill(first.toLowerCase().replaceAll('-', ' '));
  await screen.button(t('accounts:code.submit')).click();
  await screen.expectPortal(person);

  await screen.logOut();
  await screen.giveCredentials(person);
  await screen.button(t('accounts:code.useRecovery')).click();
  await code.fill(first);
  await screen.button(t('accounts:code.submit')).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(t('accounts:code.recoveryWrong')));
  await code.fill(second);
  await screen.button(t('accounts:code.submit')).click();
  await screen.expectPortal(person);
});

/** Passkeys belong to a host with a name. */
const named = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Gives a page a device that makes and keeps passkeys by itself. */
async function giveAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('with a named host', () => {
  test.use({ baseURL: async ({ site }, provide) => provide(named(site.origin)) });

  test('F5 a passkey is added, signs in without a password, and is removed', async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.push(/status of 4/, loggedRefusal);
    const screen = accountScreen(page, 'sk');
    const { t } = screen;
    const person = somebody();
    await giveAuthenticator(context, page);
    await screen.register(person);
    await screen.open('settings');
    const passkeys = screen.section(t('portal:settings.passkeys.title'));
    await passkeys.getByRole('textbox').fill('');
    await screen.button(t('portal:settings.passkeys.add')).click();
    await expect(passkeys.getByRole('textbox')).toBeFocused();
    await passkeys.getByRole('textbox').fill('Telefón v dielni');
    await screen.button(t('portal:settings.passkeys.add')).click();
    await expect(passkeys.getByRole('listitem')).toContainText('Telefón v dielni');
    await screen.button(t('portal:settings.passkeys.add')).click();
    await expect(passkeys.getByRole('alert')).toContainText(t('portal:settings.passkeys.known'));

    await screen.logOut();
    await screen.button(t('accounts:passkey.action')).click();
    await screen.expectPortal(person);
    await screen.open('settings');
    await passkeys.getByRole('button', { name: t('portal:settings.passkeys.remove') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('portal:settings.passkeys.remove') }).click();
    await expect(passkeys).toContainText(t('portal:settings.passkeys.empty'));
    await expect(passkeys).toBeFocused();

    await screen.logOut();
    await screen.button(t('accounts:passkey.action')).click();
    await expect(page.getByRole('alert')).toContainText(t('errorCodes:passkey-refused'));
  });
});

test('F5 F6 while a second factor is demanded, the settings are all that opens, and they lead on once it is there', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4/, loggedRefusal);
  const own = await startSite();
  try {
    const [choice] = await context.cookies();
    await context.addCookies([{ name: consentCookie, value: choice?.value ?? '', url: own.origin }]);
    const screen = accountScreen(page, 'sk');
    const { t } = screen;
    await page.goto(own.origin + pathOf('adminSettings', 'sk'));
    await screen.giveCredentials(administrator);
    const minimum = page.getByRole('textbox', { name: t('settings:minimum.label') });
    await minimum.fill('5');
    await screen.button(t('settings:save')).click();
    await expect(minimum).toHaveAccessibleDescription(new RegExp(t('settings:minimum.error', { from: 6, to: 64 })));
    await minimum.fill('10');
    await page.getByRole('checkbox', { name: t('settings:secondFactor.label') }).check();
    await screen.button(t('settings:save')).click();
    await expect(screen.toast(t('settings:saved.title'))).toBeVisible();

    for (const path of [pathOf('admin', 'sk'), pathOf('portal', 'sk')]) {
      await page.goto(own.origin + path);
      await expect(page).toHaveURL(own.origin + pathOf('settings', 'sk'));
    }
    await expect(page.getByText(t('portal:settings.demanded.title'))).toBeVisible();
    await expect(screen.section(t('portal:settings.password.title'))).toHaveCount(0);
    await enrol(page);
    await screen.button(t('portal:settings.recovery.done')).click();
    await expect(screen.section(t('portal:settings.password.title'))).toContainText(
      t('accounts:register.passwordHint', { minimum: 10 }),
    );
    await page.getByRole('link', { name: t('portal:settings.enrolled.action') }).click();
    await expect(page).toHaveURL(own.origin + pathOf('admin', 'sk'));
    await expect(page.getByRole('heading', { level: 1, name: t('analytics:overview.title') })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await own.stop();
  }
});
