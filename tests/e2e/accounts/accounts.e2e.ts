import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { accountScreen, linkTo, loggedRefusal, somebody } from '#tests/e2e/support/account-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible } from '#tests/e2e/support/page-checks.ts';

test.use({ locale: localeOf.sk });

/** React calls this hook within each commit, before effects; on a slow device somebody's press comes in this moment. */
const pressWithinCommit = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot() {
    const button = document.querySelector('main form button[type=button]');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    document.querySelector('main form input').value = 'nikto@example.com';
    button.click();
  },
}`;

// Texts in quotes are those of spec §5, §6 and §8.

test('F1 a registration names what is wrong, keeps what was typed, and welcomes', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4/, loggedRefusal);
  const screen = accountScreen(page, 'sk');
  const person = somebody();
  await screen.open('login');
  await page.getByRole('link', { name: screen.t('accounts:entrance.register') }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen.t('accounts:register.title') })).toBeVisible();
  const email = page.getByRole('textbox', { name: screen.t('accounts:register.email') });
  const submit = screen.button(screen.t('accounts:register.submit'));
  await screen.username.fill('ab');
  await email.fill('nie je adresa');
  await screen.password.fill('krátk');
  await submit.click();
  await expect(screen.username).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Registrácia neúspešná');
  await expect(page.getByRole('alert')).toContainText(
    'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.',
  );
  await expect(email).toHaveAccessibleDescription(new RegExp(screen.t('validation:email')));

  await screen.username.fill(person.username);
  await email.fill(person.email);
  await screen.password.fill('password123');
  await submit.click();
  await expect(screen.password).toHaveAccessibleDescription(new RegExp(screen.t('validation:account.commonPassword')));
  await expect(email).toHaveValue(person.email);
  await screen.password.fill(person.password);
  await submit.click();
  await screen.expectPortal(person);
  await expect(screen.toast('Registrácia úspešná')).toContainText(
    `Vitajte, ${person.username}! Váš účet bol vytvorený.`,
  );

  await screen.logOut();
  await screen.open('login', '?form=register');
  await screen.username.fill(person.username.toUpperCase());
  await email.fill(person.email);
  await screen.password.fill(person.password);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Používateľské meno už existuje. Vyberte si iné.');
  await expect(screen.username).toBeFocused();
});

test('F1 a customer signs in to the portal, and a wrong password keeps the name', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 401/, loggedRefusal);
  const screen = accountScreen(page, 'sk');
  const person = somebody();
  await screen.register(person);
  await screen.logOut();
  await expect(screen.toast('Odhlásenie úspešné')).toContainText('Boli ste úspešne odhlásený.');
  await screen.giveCredentials({ ...person, password: 'nesprávne heslo' });
  await expect(page.getByRole('alert')).toContainText('Prihlásenie neúspešné');
  await expect(page.getByRole('alert')).toContainText('Nesprávne používateľské meno alebo heslo');
  await expect(screen.username).toHaveValue(person.username);
  await expect(screen.password).toHaveValue('');
  await screen.password.fill(person.password);
  await page.getByRole('button', { name: screen.t('accounts:password.show') }).click();
  await expect(screen.password).toHaveAttribute('type', 'text');
  await screen.button(screen.t('accounts:login.submit')).click();
  await screen.expectPortal(person);
  await expect(screen.toast('Prihlásenie úspešné')).toContainText(`Vitajte späť, ${person.username}!`);
});

test('F1 a customer is led from /admin to the portal, and behind it told that this is not theirs', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 403/, loggedRefusal);
  const screen = accountScreen(page, 'sk');
  const person = somebody();
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth?next=%2Fadmin');
  await untilHydrated(page);
  await page.getByRole('link', { name: screen.t('accounts:entrance.register') }).click();
  await expect(page).toHaveURL(`${pathOf('login', 'sk')}?form=register&next=%2Fadmin`);
  await screen.username.fill(person.username);
  await page.getByRole('textbox', { name: screen.t('accounts:register.email') }).fill(person.email);
  await screen.password.fill(person.password);
  await screen.button(screen.t('accounts:register.submit')).click();
  await screen.expectPortal(person);
  const answer = await page.goto('/admin/requests/01JD7Z0000000000000000NONE');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'Prístup zamietnutý' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nemáte oprávnenie na prístup k administrátorskému panelu');
  // Its address is the back office's and its look the site's.
  const way = page.getByRole('main').getByRole('link', { name: screen.t('common:actions.goHome') });
  await expect(way).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(way).toHaveCSS('margin-top', '32px');
  await expect(page.locator('main .axis')).toHaveCSS('padding-top', '96px');
});

test('F2 F3 a mailed link verifies the address at the press of a button, another sets a new password once', async ({
  page,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4/, loggedRefusal);
  const screen = accountScreen(page, 'sk');
  const { t } = screen;
  const person = somebody();
  await screen.register(person);
  await expect(page.getByText(t('portal:account.unverified'))).toBeVisible();
  await page.goto(await linkTo(site.mails, person, pathOf('emailVerification', 'sk')));
  await untilHydrated(page);
  await expect(page).toHaveURL(pathOf('emailVerification', 'sk'));
  await page.reload();
  await untilHydrated(page);
  await screen.button(t('accounts:verification.submit')).click();
  await expect(screen.status).toContainText(t('accounts:verification.done.title'));
  await page.getByRole('link', { name: t('accounts:verification.toPortal') }).click();
  await expect(page.getByText(t('portal:account.verified'), { exact: true })).toBeVisible();
  await screen.logOut();

  await page.getByRole('link', { name: t('accounts:login.forgotten') }).click();
  const email = page.getByRole('textbox', { name: t('accounts:register.email') });
  for (const address of ['nikto@example.com', person.email]) {
    await email.fill(address);
    await screen.button(t('accounts:reset.submit')).click();
    await expect(screen.status).toContainText(t('accounts:reset.sent.text', { email: address }));
    await screen.button(t('accounts:reset.sent.again')).click();
  }
  const link = await linkTo(site.mails, person, pathOf('passwordReset', 'sk'));
  await page.goto(link);
  await untilHydrated(page);
  const tab = await page.context().newPage();
  const other = accountScreen(tab, 'sk');
  await tab.goto(link);
  await untilHydrated(tab);
  await screen.field(t('accounts:newPassword.label')).fill('komín');
  await screen.field(t('accounts:newPassword.repeat')).fill('komin');
  await screen.button(t('accounts:reset.save')).click();
  await expect(page.getByText('Nové heslo musí mať aspoň 6 znakov')).toBeVisible();
  await expect(page.getByText('Heslá sa nezhodujú')).toBeVisible();
  await expectAccessible(page, 'the new password with errors');
  const password = 'komín s plechom';
  await screen.field(t('accounts:newPassword.label')).fill(password);
  await screen.field(t('accounts:newPassword.repeat')).fill(password);
  await screen.button(t('accounts:reset.save')).click();
  await expect(screen.status).toContainText(t('accounts:reset.done.title'));
  // A tab that was open with the link meanwhile.
  await other.field(t('accounts:newPassword.label')).fill(password);
  await other.field(t('accounts:newPassword.repeat')).fill(password);
  await other.button(t('accounts:reset.save')).click();
  await expect(tab.getByRole('alert')).toContainText(t('accounts:reset.over.title'));
  await tab.close();
  await page.getByRole('link', { name: t('accounts:reset.toLogin') }).click();
  await screen.giveCredentials({ ...person, password });
  await screen.expectPortal(person);

  await page.goto(link);
  await untilHydrated(page);
  // Said at once and after a reload, with the form for a new link below.
  for (const moment of ['at once', 'after a reload']) {
    await expect(page.getByText(t('accounts:reset.over.title')), moment).toBeVisible();
    await expect(screen.field(t('accounts:newPassword.label')), moment).toHaveCount(0);
    await expect(email, moment).toBeVisible();
    await page.reload();
    await untilHydrated(page);
  }
  await email.fill(person.email);
  await screen.button(t('accounts:reset.submit')).click();
  await expect(screen.status).toContainText(t('accounts:reset.sent.text', { email: person.email }));
});

test('F3 a press while React has attached its handlers, but not yet run its effects, sends the form', async ({
  page,
}) => {
  await page.addInitScript({ content: pressWithinCommit });
  const screen = accountScreen(page, 'sk');
  await screen.open('passwordReset');
  await expect(screen.status).toContainText(screen.t('accounts:reset.sent.text', { email: 'nikto@example.com' }));
});

test('F4 F5 a new password ends the other sessions, and a session can be ended from another device', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 4/, loggedRefusal);
  const screen = accountScreen(page, 'sk');
  const { t } = screen;
  const person = somebody();
  await screen.register(person);
  const elsewhere = await browser.newContext({ baseURL: site.origin, locale: localeOf.sk });
  try {
    const other = accountScreen(await elsewhere.newPage(), 'sk');
    await other.logIn(person);
    await other.expectPortal(person);
    await screen.open('settings');
    const sessions = screen.section(t('portal:settings.sessions.title'));
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Odhlásiť zariadenie/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('portal:settings.sessions.end') })
      .click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions).toBeFocused();
    await other.open('settings');
    await expect(other.username).toBeVisible();
    await other.giveCredentials(person);
    await expect(other.section(t('portal:settings.sessions.title')).getByRole('listitem')).toHaveCount(2);

    const next = { ...person, password: 'nová strešná lata' };
    await screen.field(t('accounts:newPassword.current')).fill('nesprávne heslo');
    await screen.field(t('accounts:newPassword.label')).fill(next.password);
    await screen.field(t('accounts:newPassword.repeat')).fill(next.password);
    await screen.button(t('portal:settings.password.save')).click();
    await expect(screen.field(t('accounts:newPassword.current'))).toBeFocused();
    await expect(screen.field(t('accounts:newPassword.label'))).toHaveValue(next.password);
    await screen.field(t('accounts:newPassword.current')).fill(person.password);
    await screen.button(t('portal:settings.password.save')).click();
    await expect(screen.toast(t('portal:settings.password.changed.title'))).toBeVisible();
    await expect(screen.field(t('accounts:newPassword.label'))).toHaveValue('');
    await other.open('portal');
    await other.giveCredentials(next);
    await other.expectPortal(next);
  } finally {
    await elsewhere.close();
  }
});
