import { type Page, expect } from '@playwright/test';
import type { Trade } from '#domain/configurator/answers.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { accountScreen, somebody } from '#tests/e2e/support/account-screen.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { onAnotherDevice } from '#tests/e2e/support/second-device.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce' });

const t = textsOf('sk');

/** Waits until the account has the last change. */
const untilKept = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/own-draft') && response.request().method() === 'PUT',
  );

/** The note that the account has the last change, with any time. */
const saved = new RegExp(t('configurator:keeping.account.saved', { time: '#' }).replace('#', '.*'));

test('C7 a signed-in person continues where another device stopped, and back again', async ({
  page,
  browser,
  site,
}) => {
  const person = somebody();
  const answers = sampleVisitor('quick');
  await accountScreen(page, 'sk').register(person);
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  const kept = untilKept(page);
  await screen.walkTo('project-size', answers);
  await kept;
  await expect(page.getByText(saved)).toBeVisible();

  await onAnotherDevice(browser, { site, language: 'sk', isPhone: true }, async (phone) => {
    const account = accountScreen(phone, 'sk');
    await account.logIn(person);
    await account.expectPortal(person);
    const other = configuratorScreen(phone, 'sk');
    await other.open();
    await other.expectStep('project-size');
    await other.back.click();
    await expect(other.radio(t('configurator:trades.carpenter'))).toBeChecked();
    const keptThere = untilKept(phone);
    await other.radio(t('configurator:trades.roofer')).check();
    await keptThere;
  });

  await screen.open('trade');
  await expect(screen.radio(t('configurator:trades.roofer'))).toBeChecked();
});

test('C7 B5 an own budget of the account is asked for again on a page in another currency, and stays where it was typed', async ({
  page,
  browser,
  site,
}) => {
  const person = somebody();
  const answers = { ...sampleVisitor('quick'), budget: 'custom' } as const;
  await accountScreen(page, 'sk').register(person);
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('project-size', answers);
  await screen.give('project-size', answers);
  const kept = untilKept(page);
  await page.locator('#customBudget').fill('3 000');
  await kept;
  await expect(page.getByText(saved)).toBeVisible();

  await onAnotherDevice(browser, { site, language: 'sk' }, async (laptop) => {
    const account = accountScreen(laptop, 'sk');
    await account.logIn(person);
    await account.expectPortal(person);
    const budget = laptop.locator('#customBudget');
    for (const [language, expected] of [
      ['cs', ''],
      ['sk', '3 000'],
    ] as const) {
      await laptop.goto(`${pathOf('configurator', language)}?lng=${language}&step=project-size`);
      await expect(laptop.locator('input[name=budget][value=custom]')).toBeChecked();
      await expect(budget).toHaveValue(expected);
    }
  });
});

for (const choice of ['own', 'account'] as const) {
  test(`C7 when both devices have changed, a dialog lets the person choose (${choice})`, async ({
    page,
    browser,
    site,
    expectedProblems,
  }) => {
    // The server rejects what was saved without the last change.
    expectedProblems.push(/status of 409/);
    const person = somebody();
    const answers = sampleVisitor('quick');
    const question = page.getByRole('dialog', { name: t('drafts:question.title') });
    await accountScreen(page, 'sk').register(person);
    const screen = configuratorScreen(page, 'sk');
    await screen.open();
    await screen.walkTo('project-size', { ...answers, trade: 'carpenter' });
    await untilKept(page);

    await onAnotherDevice(browser, { site, language: 'sk' }, async (laptop) => {
      const account = accountScreen(laptop, 'sk');
      await account.logIn(person);
      await account.expectPortal(person);
      const other = configuratorScreen(laptop, 'sk');
      await other.open();
      await other.expectStep('project-size');
      await other.back.click();
      await expect(other.radio(t('configurator:trades.carpenter'))).toBeChecked();
      const keptThere = untilKept(laptop);
      await other.radio(t('configurator:trades.roofer')).check();
      await keptThere;
    });

    await screen.back.click();
    await screen.radio(t('configurator:trades.mason')).check();
    await expect(question).toBeVisible();
    await expectAccessible(page, 'the question of the account');
    const action = choice === 'own' ? 'useHere' : 'useAccount';
    await question.getByRole('button', { name: t(`drafts:question.${action}`) }).click();
    await expect(question).toBeHidden();
    const chosen: Trade = choice === 'own' ? 'mason' : 'roofer';
    await expect(screen.radio(t(`configurator:trades.${chosen}`))).toBeChecked();

    await onAnotherDevice(browser, { site, language: 'sk' }, async (tablet) => {
      const account = accountScreen(tablet, 'sk');
      await account.logIn(person);
      await account.expectPortal(person);
      const third = configuratorScreen(tablet, 'sk');
      await third.open();
      await third.expectStep('project-size');
      await third.back.click();
      await expect(third.radio(t(`configurator:trades.${chosen}`))).toBeChecked();
    });
  });
}

test('C7 a new request clears the draft of the account too, and signing out removes it here', async ({
  page,
  browser,
  site,
}) => {
  const person = somebody();
  const account = accountScreen(page, 'sk');
  await account.register(person);
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('trade', sampleVisitor('quick'));
  await expect(page.getByText(saved)).toBeVisible();
  await page.goto(pathOf('portal', 'sk'));
  await account.logOut();
  await screen.open();
  await expect(page.getByRole('radio', { checked: true }), 'the quick mode alone').toHaveCount(1);

  await onAnotherDevice(browser, { site, language: 'sk' }, async (laptop) => {
    const there = accountScreen(laptop, 'sk');
    await there.logIn(person);
    await there.expectPortal(person);
    const other = configuratorScreen(laptop, 'sk');
    await other.open();
    await other.expectStep('trade');
    for (const step of ['trade', 'project-size', 'contact'] as const) {
      await other.give(step, sampleVisitor('quick'));
      await other.next.click();
    }
    await other.button(t('configurator:summary.actions.reset')).click();
    const gone = laptop.waitForResponse(
      (response) => response.url().endsWith('/api/own-draft') && response.request().method() === 'DELETE',
    );
    await laptop
      .getByRole('alertdialog')
      .getByRole('button', { name: t('configurator:summary.reset.confirm') })
      .click();
    await gone;
  });
  await account.logIn(person);
  await account.expectPortal(person);
  const asked = page.waitForResponse('**/api/own-draft');
  await screen.open();
  await asked;
  await expect(page.getByRole('radio', { checked: true }), 'the quick mode alone').toHaveCount(1);
});

test('C7 without a sign-in on this browser no call is made', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('objectives', sampleVisitor('quick'));
  expect(asked.filter((path) => /own-draft|draft-links|\/api\/user/.test(path))).toEqual([]);
});
