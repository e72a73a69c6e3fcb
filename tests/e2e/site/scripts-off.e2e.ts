import { expect } from '@playwright/test';
import { stepsOf } from '#domain/configurator/steps.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen, priceText } from '#tests/e2e/support/configurator-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`A2 C9 without scripts the quick mode leads by plain forms to one request (${language})`, async ({
      page,
      site,
    }) => {
      const answers = sampleVisitor('quick');
      const screen = configuratorScreen(page, language);
      const { t } = screen;
      await page.goto('/');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('home:hero.action') })
        .first()
        .click();
      await screen.walkTo('summary', answers);
      await expect(page.getByRole('table').getByRole('row').last()).toContainText(/\d/);
      await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
      await screen.button(t('configurator:summary.actions.submit')).click();
      await expect(page).toHaveURL(new RegExp(pathOf('confirmation', language)));
      await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
      const number = await page.getByRole('strong').innerText();
      const mails = () => site.mails.mails.filter(({ raw }) => raw.includes(answers.contact.email));
      await expect.poll(() => mails().length).toBe(2);
      expect(mails().map(({ email }) => email.subject)).toContain(t('emails:subject', { number }));
    });
  });
}

test.describe('in Slovak', () => {
  test.use({ locale: localeOf.sk });
  test.beforeEach(({ expectedProblems }) => {
    // The browser notes each page that says what to mend, as any answer that is no success.
    expectedProblems.push(/status of 422/);
  });

  test('C2 C9 without scripts errors stand at their fields, what was typed stays, and back loses nothing', async ({
    page,
  }) => {
    const answers = sampleVisitor('quick');
    const screen = configuratorScreen(page, 'sk');
    const { t } = screen;
    await page.goto(pathOf('configurator', 'sk'));
    await screen.next.click();
    await expect(screen.radio(t('configurator:modes.quick.name')), 'chosen beforehand').toBeChecked();
    await expect(screen.errorSummary).toContainText(t('validation:choose.serviceType'));
    await screen.walkTo('contact', answers);

    await screen.field(t('configurator:questions.name')).fill('Ľ');
    await screen.field(t('configurator:questions.email')).fill('bez zavináča');
    await screen.field(t('configurator:questions.phone')).fill('12');
    await screen.next.click();
    const email = screen.field(t('configurator:questions.email'));
    await expect(email).toHaveValue('bez zavináča');
    await expect(email).toHaveAccessibleDescription(t('validation:email'));
    await expect(screen.field(t('configurator:questions.name'))).toHaveAccessibleDescription(
      t('validation:tooShort', { count: 2 }),
    );
    await screen.errorSummary.getByRole('link', { name: t('validation:phone') }).click();
    await expect(page).toHaveURL(/#phone$/);

    for (const step of stepsOf('quick').slice(0, -2).toReversed()) {
      await screen.back.click();
      await screen.expectStep(step);
    }
    await expect(screen.radio(t('configurator:modes.quick.name'))).toBeChecked();
    await expect(screen.radio(t(`configurator:serviceTypes.${answers.serviceType ?? 'website'}.name`))).toBeChecked();
    await screen.next.click();
    await screen.next.click();
    await expect(screen.radio(t(`configurator:trades.${answers.trade ?? 'custom'}`))).toBeChecked();
    for (let step = 0; step < 3; step += 1) await screen.next.click();
    await expect(email).toHaveValue('bez zavináča');
  });

  test('C8 without scripts the summary leads back to each part and forward again', async ({ page }) => {
    const answers = sampleVisitor('quick');
    const screen = configuratorScreen(page, 'sk');
    const { t } = screen;
    await page.goto(pathOf('configurator', 'sk'));
    await screen.walkTo('summary', answers);
    await expect(page.getByRole('main')).toContainText(priceText(answers, 'sk').split('–')[0] ?? '');
    await screen.button(t('configurator:summary.edit.trade')).click();
    await screen.expectStep('trade');
    await screen.radio(t('configurator:trades.custom')).check();
    await screen.next.click();
    await expect(screen.errorSummary).toContainText(t('validation:choose.customTrade'));
    await screen.field(t('configurator:questions.customTrade')).fill('Kamenár');
    for (const step of ['project-size', 'contact', 'summary'] as const) {
      await screen.next.click();
      await screen.expectStep(step);
    }
    await expect(page.getByRole('main')).toContainText('Kamenár');
  });

  test('C2 without scripts an address that names a later step leads to the first question', async ({ page }) => {
    const screen = configuratorScreen(page, 'sk');
    await page.goto(`${pathOf('configurator', 'sk')}?step=contact`);
    await page.getByRole('link', { name: screen.t('configurator:scriptsOff.startOver') }).click();
    await screen.expectStep('quote-type');
  });
});
