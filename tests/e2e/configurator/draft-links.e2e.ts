import { type Page, expect } from '@playwright/test';
import type { Answers } from '#domain/configurator/answers.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { type Site, test } from '#tests/support/browser/running-site.ts';
import { linkTo, loggedRefusal } from '#tests/e2e/support/account-screen.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { onAnotherDevice } from '#tests/e2e/support/second-device.ts';

test.use({ reducedMotion: 'reduce' });

const forms = (page: Page, language: Language) => {
  const t = textsOf(language);
  const dialog = page.getByRole('dialog', { name: t('configurator:keeping.action') });
  return {
    t,
    dialog,
    open: page.getByRole('button', { name: t('configurator:keeping.action') }).first(),
    email: dialog.getByRole('textbox', { name: t('configurator:questions.email') }),
    send: dialog.getByRole('button', { name: t('drafts:send.action') }),
    question: page.getByRole('dialog', { name: t('drafts:question.title') }),
    notice: (text: string) => page.getByText(text),
    opened: page.getByText(new RegExp(t('drafts:link.opened', { time: '#' }).replace('#', '.*'))),
    aside: page.getByText(new RegExp(t('drafts:other.text', { time: '#' }).replace('#', '.*'))),
  };
};

/** Sends a link from the present step. Returns its address. */
async function sendLink(page: Page, site: Site, { language, email }: { language: Language; email: string }) {
  const form = forms(page, language);
  await form.open.click();
  await form.email.fill(email);
  await form.send.click();
  await expect(form.dialog.getByText(form.t('drafts:send.done'))).toBeVisible();
  await form.dialog
    .getByRole('button', { name: form.t('common:actions.close') })
    .last()
    .click();
  await expect(form.dialog).toBeHidden();
  return linkTo(site.mails, { email }, pathOf('configurator', language));
}

const notFetched = /net::ERR_FAILED/;

/** Until a toast says that a part of the page did not load. */
async function withoutFile(page: Page, name: string, act: () => Promise<unknown>) {
  const asked = new RegExp(`/assets/${name}-`);
  await page.route(asked, (route) => route.abort());
  await act();
  await expect(page.locator('.toast').filter({ hasText: textsOf('sk')('common:failure.partTitle') })).toBeVisible();
  await page.unroute(asked);
}

const expectNoToken = async (page: Page) => {
  await expect(page).not.toHaveURL(/token/);
  expect(await page.evaluate<string>('JSON.stringify(window.dataLayer)')).not.toContain('token');
};

test.describe('sk', () => {
  test.use({ locale: localeOf.sk });
  const t = textsOf('sk');

  test('C10 a draft from the phone is continued on the computer by a mailed link', async ({
    page,
    browser,
    site,
    expectedProblems,
  }) => {
    expectedProblems.push(notFetched);
    const answers = sampleVisitor('detailed');
    const { email } = answers.contact;
    let link = '';
    await onAnotherDevice(browser, { site, language: 'sk', isPhone: true }, async (phone) => {
      const screen = configuratorScreen(phone, 'sk');
      await screen.open();
      await screen.walkTo('project-size', answers);
      link = await sendLink(phone, site, { language: 'sk', email });
    });

    const screen = configuratorScreen(page, 'sk');
    const form = forms(page, 'sk');
    await page.goto(link);
    await screen.expectStep('project-size');
    await expectNoToken(page);
    await withoutFile(page, 'confirm-dialog', () =>
      page.getByRole('button', { name: t('drafts:link.forget') }).click(),
    );
    await expect(form.opened, 'B11 the notice outlives its dialog').toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await screen.expectStep('project-size');
    await screen.back.click();
    await expect(screen.field(form.t('configurator:questions.description'))).toHaveValue(answers.description);

    await onAnotherDevice(browser, { site, language: 'sk' }, async (laptop) => {
      const again = forms(laptop, 'sk');
      await laptop.goto(link);
      await expect(again.opened).toBeVisible();
      await laptop.getByRole('button', { name: again.t('drafts:link.forget') }).click();
      const ask = laptop.getByRole('alertdialog', { name: again.t('drafts:link.forgetTitle') });
      await ask.getByRole('button', { name: again.t('drafts:link.forget') }).click();
      await expect(laptop.getByText(again.t('drafts:link.forgotten'))).toBeVisible();
    });
    await onAnotherDevice(browser, { site, language: 'sk' }, async (tablet) => {
      await tablet.goto(link);
      await expect(tablet.getByRole('alert').filter({ hasText: form.t('drafts:link.invalid') })).toBeVisible();
      await configuratorScreen(tablet, 'sk').expectStep('quote-type');
      await expectNoToken(tablet);
    });
  });

  /** A link to a draft up to the trade, made on a device of its own. */
  async function mailedLink(browser: Parameters<typeof onAnotherDevice>[0], site: Site, answers: Answers) {
    let link = '';
    await onAnotherDevice(browser, { site, language: 'sk' }, async (elsewhere) => {
      const screen = configuratorScreen(elsewhere, 'sk');
      await screen.open();
      await screen.walkTo('project-size', answers);
      link = await sendLink(elsewhere, site, { language: 'sk', email: answers.contact.email });
    });
    return link;
  }

  for (const choice of ['own', 'link'] as const) {
    test(`C7 C10 where two drafts differ, a dialog lets the visitor choose (${choice}), and the other is stashed`, async ({
      page,
      browser,
      site,
      expectedProblems,
    }) => {
      expectedProblems.push(notFetched);
      const answers: Answers = { ...sampleVisitor('quick'), trade: 'carpenter' };
      const link = await mailedLink(browser, site, answers);
      const screen = configuratorScreen(page, 'sk');
      const form = forms(page, 'sk');
      await screen.resumeAt('project-size', { ...answers, trade: 'roofer' });
      await withoutFile(page, 'draft-conflict-dialog', () => page.goto(link));
      await expect(page.getByText(t('drafts:question.waiting')), 'B11 the question stays').toBeVisible();
      await page.reload();
      await expect(form.question).toBeVisible();
      await expect(form.question).toContainText(t('configurator:questions.trade').toLowerCase());
      await expectAccessible(page, 'the question');
      await page.reload();
      await expect(form.question).toBeVisible();
      await form.question.getByRole('button', { name: t('common:actions.close') }).click();
      await page.getByRole('button', { name: t('drafts:question.choose') }).click();
      const key = choice === 'own' ? 'drafts:question.useHere' : 'drafts:question.useLink';
      await form.question.getByRole('button', { name: t(key) }).click();
      await expect(form.question).toBeHidden();
      await expect(form.aside).toBeVisible();

      const [chosen, other] =
        choice === 'own' ? (['roofer', 'carpenter'] as const) : (['carpenter', 'roofer'] as const);
      const tradeIs = async (trade: 'roofer' | 'carpenter') => {
        await page.goto(`${pathOf('configurator', 'sk')}?step=trade`);
        await expect(screen.radio(t(`configurator:trades.${trade}`))).toBeChecked();
      };
      await tradeIs(chosen);
      await expectAccessible(page, 'a draft put aside');
      await page.getByRole('button', { name: t('drafts:other.swap') }).click();
      await screen.expectStep('project-size');
      await tradeIs(other);
      await page.getByRole('button', { name: t('drafts:other.forget') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('drafts:other.forget') })
        .click();
      await expect(form.aside).toBeHidden();
      await tradeIs(other);
    });
  }

  test('C10 the link is offered on the summary too, shows its issue at the field, and can be revoked at once', async ({
    page,
    browser,
    site,
  }) => {
    const answers = sampleVisitor('quick');
    const screen = configuratorScreen(page, 'sk');
    const form = forms(page, 'sk');
    await screen.resumeAt('summary', answers);
    await form.open.click();
    await expect(form.email).toHaveValue(answers.contact.email);
    await expectAccessible(page, 'the form of the link');
    await form.email.fill('nie je adresa');
    await form.send.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(t('validation:email'));
    await form.email.fill(answers.contact.email);
    await form.send.click();
    await expect(form.dialog.getByText(t('drafts:send.done'))).toBeVisible();
    await expectAccessible(page, 'a link that was sent');
    const link = await linkTo(site.mails, answers.contact, pathOf('configurator', 'sk'));
    await form.dialog.getByRole('button', { name: t('drafts:link.forget') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('drafts:link.forget') })
      .click();
    await expect(form.dialog.getByText(t('drafts:link.forgotten'))).toBeVisible();
    await onAnotherDevice(browser, { site, language: 'sk' }, async (elsewhere) => {
      await elsewhere.goto(link);
      await expect(elsewhere.getByRole('alert')).toContainText(t('drafts:link.invalid'));
    });
  });

  test('C10 without a connection nothing is lost, and the form says so', async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.push(/Failed to load resource/, /NETWORK/i, loggedRefusal);
    const screen = configuratorScreen(page, 'sk');
    const form = forms(page, 'sk');
    await screen.resumeAt('trade', sampleVisitor('quick'));
    await form.open.click();
    await form.email.fill('jana@dielna.example');
    await context.setOffline(true);
    await form.send.click();
    await expect(form.dialog.getByRole('alert')).toContainText(t('configurator:keeping.offline'));
    await expect(form.email).toHaveValue('jana@dielna.example');
    await context.setOffline(false);
    await form.send.click();
    await expect(form.dialog.getByText(t('drafts:send.done'))).toBeVisible();
  });

  test('C10 a link that cannot be loaded says so, shows the own draft, and can be retried', async ({
    page,
    browser,
    site,
    expectedProblems,
  }) => {
    expectedProblems.push(/Failed to load resource/, loggedRefusal);
    const answers = sampleVisitor('quick');
    const link = await mailedLink(browser, site, answers);
    await page.route('**/api/draft-links/open', (route) => route.abort());
    await page.goto(link);
    const alert = page.getByRole('alert').filter({ hasText: t('drafts:link.unreachable') });
    await expect(alert).toBeVisible();
    await page.unroute('**/api/draft-links/open');
    await alert.getByRole('button', { name: t('common:actions.retry') }).click();
    await configuratorScreen(page, 'sk').expectStep('project-size');
    await expect(forms(page, 'sk').opened).toBeVisible();
    await expectAccessible(page, 'a draft that a link opened');
  });

  test('C10 a submitted request revokes the link that it came from', async ({ page, browser, site }) => {
    const answers = sampleVisitor('quick');
    const link = await mailedLink(browser, site, answers);
    const screen = configuratorScreen(page, 'sk');
    await page.goto(link);
    await screen.expectStep('project-size');
    for (const step of ['project-size', 'contact'] as const) {
      await screen.give(step, answers);
      await screen.next.click();
    }
    await screen.button(t('configurator:summary.actions.submit')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
    await onAnotherDevice(browser, { site, language: 'sk' }, async (elsewhere) => {
      await elsewhere.goto(link);
      await expect(elsewhere.getByRole('alert')).toContainText(t('drafts:link.invalid'));
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('C10 a link says that it needs scripts, and shows the first question', async ({ page }) => {
      await page.goto(`${pathOf('configurator', 'sk')}?token=${'s'.repeat(43)}`);
      expect(await page.content()).toContain(t('configurator:keeping.scriptsOff'));
      await page.getByRole('link', { name: t('configurator:scriptsOff.startOver') }).click();
      await configuratorScreen(page, 'sk').expectStep('quote-type');
    });
  });
});
