import { expect } from '@playwright/test';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf, servicePath } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

test('A4 C1 the button of a service’s page chooses the service in the configurator', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  await page.goto(servicePath('web-apps', 'sk'));
  await page
    .getByRole('main')
    .getByRole('link', { name: screen.t('common:navigation.quote') })
    .first()
    .click();
  await screen.expectStep('quote-type');
  await untilHydrated(page);
  await expect(page.locator('input[name="serviceType"]:checked')).toHaveValue('web-app');
  await screen.walkTo('objectives', { ...sampleVisitor('quick'), serviceType: 'web-app' });
});

test('C2 the browser goes back and forward step by step, and nothing is lost', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  const shown = stepsOf('quick');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: screen.t('home:hero.action') })
    .first()
    .click();
  // Before hydration, steps are pages of the server's.
  await screen.expectStep('quote-type');
  await untilHydrated(page);
  await screen.walkTo('summary', answers);
  // The browser's own history follows a moment after what is drawn.
  const expectStep = async (step: Step) => {
    await screen.expectStep(step);
    await expect(page).toHaveURL(step === 'quote-type' ? pathOf('configurator', 'sk') : new RegExp(`\\?step=${step}$`));
  };
  await expectStep('summary');
  for (const step of shown.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectStep(step);
  }
  for (const step of shown.slice(1)) {
    await page.goForward();
    await expectStep(step);
  }
  await expect(page.getByRole('main')).toContainText(answers.contact.name);
  for (let steps = 0; steps < shown.length; steps += 1) await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: screen.t('home:hero.title') })).toBeVisible();
});

test('C2 the button back leads to the step before and keeps what was answered', async ({ page }) => {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('contact', answers);
  for (const step of stepsOf('detailed').slice(0, -2).toReversed()) {
    await screen.back.click();
    await screen.expectStep(step);
  }
  await expect(screen.back).toBeHidden();
  for (const step of stepsOf('detailed').slice(1, -1)) {
    await screen.next.click();
    await screen.expectStep(step);
  }
});

test('C2 an address that names a later step leads to the first open one, says why, and waits there', async ({
  page,
}) => {
  const screen = configuratorScreen(page, 'sk');
  const { t } = screen;
  await screen.open('contact');
  await screen.expectStep('quote-type');
  await expect(page).toHaveURL(new RegExp(`${pathOf('configurator', 'sk')}$`));
  await expect(page.getByText(t('configurator:errors.completeCurrent'))).toBeVisible();
  await screen.give('quote-type', sampleVisitor('quick'));
  await screen.expectStep('quote-type');
  await screen.next.click();
  await screen.expectStep('objectives');
  await expect(page.getByText(t('configurator:errors.completeCurrent'))).toBeHidden();

  await page.goto(`${pathOf('configurator', 'sk')}?step=nonsense`);
  await expect(page.getByText(t('configurator:errors.unknownStep'))).toBeVisible();
});

test('C2 an address that names a step with answers before it opens that step', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('project-size', answers);
  await screen.open('trade');
  await screen.expectStep('trade');
  await expect(screen.radio(screen.t(`configurator:trades.${answers.trade ?? 'custom'}`))).toBeChecked();
});

test('C2 a refused step moves the focus to the list of errors, and its links lead to the fields', async ({ page }) => {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  const { t } = screen;
  await screen.open();
  await screen.next.click();
  await expect(screen.errorSummary).toBeFocused();
  await screen.errorSummary.getByRole('link', { name: t('validation:choose.serviceType') }).click();
  await expect(page.locator('#serviceType')).toBeFocused();
  await screen.give('quote-type', answers);
  await expect(screen.errorSummary).toBeHidden();
  await screen.next.click();
  await screen.next.click();
  await screen.errorSummary.getByRole('link', { name: t('validation:choose.objectives') }).click();
  await expect(page.locator('#objectives')).toBeFocused();
  await screen.give('objectives', answers);
  await screen.next.click();
  await screen.next.click();
  await screen.errorSummary.getByRole('link', { name: t('validation:choose.trade') }).click();
  await expect(page.locator('#trade')).toBeFocused();
  await screen.give('trade', answers);
  await screen.next.click();
  await screen.field(t('configurator:questions.description')).fill('krátko');
  await screen.next.click();
  await screen.errorSummary.getByRole('link', { name: t('validation:tooShort', { count: 10 }) }).click();
  await expect(screen.field(t('configurator:questions.description'))).toBeFocused();
  await screen.give('features', answers);
  await screen.next.click();
  await screen.give('project-size', { ...answers, budget: 'custom' });
  await screen.next.click();
  await screen.errorSummary.getByRole('link', { name: t('validation:choose.customBudget') }).click();
  await expect(page.locator('#customBudget')).toBeFocused();
  await page.keyboard.type('50');
  await screen.next.click();
  await expect(screen.errorSummary).toContainText(t('validation:budgetTooLow', { amount: '100\u00A0€' }));
  await page.locator('#customBudget').fill('2 000');
  await screen.next.click();
  await screen.next.click();
  await expect(screen.errorSummary.getByRole('link')).toHaveText([
    t('validation:choose.name'),
    t('validation:choose.email'),
  ]);
  await screen.errorSummary.getByRole('link').last().click();
  await expect(screen.field(t('configurator:questions.email'))).toBeFocused();
});

test('C1 the detailed mode adds the features, the quick one takes them away, and the subtitle counts along', async ({
  page,
}) => {
  const screen = configuratorScreen(page, 'sk');
  const { t } = screen;
  const steps = page.getByRole('navigation', { name: t('configurator:progress.label') }).getByRole('listitem');
  const features = steps.filter({ hasText: t('configurator:steps.features.name') });
  await screen.open();
  await expect(page.getByText(t('configurator:subtitle', { count: 4 }))).toBeVisible();
  await screen.radio(t('configurator:modes.detailed.name')).check();
  await expect(features).toBeVisible();
  await expect(steps).toHaveCount(7);
  await expect(page.getByText(t('configurator:subtitle', { count: 5 }))).toBeVisible();
  await screen.radio(t('configurator:modes.quick.name')).check();
  await expect(features).toHaveCount(0);
  await expect(steps).toHaveCount(6);
});

test('C1 D1 features that were chosen cost nothing once the mode is quick', async ({ page }) => {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('project-size', answers);
  const asked: Answers = { ...emptyAnswers, mode: 'quick', serviceType: answers.serviceType };
  await screen.expectPrice({ ...asked, mode: 'detailed', features: answers.features });
  await screen.open();
  await screen.radio(screen.t('configurator:modes.quick.name')).check();
  await screen.expectPrice(asked);
});

test('C2 C8 finished steps in the progress and parts of the summary lead back to their questions', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  const { t } = screen;
  const progress = page.getByRole('navigation', { name: t('configurator:progress.label') });
  await screen.resumeAt('summary', answers);
  await progress.getByRole('link', { name: t('configurator:steps.trade.name') }).click();
  await screen.expectStep('trade');
  await progress.getByRole('link', { name: t('configurator:steps.summary.name') }).click();
  await screen.expectStep('summary');
  const parts = { project: 'quote-type', trade: 'trade', contact: 'contact' } as const;
  for (const [part, step] of Object.entries(parts)) {
    await screen.button(t(`configurator:summary.edit.${part as keyof typeof parts}`)).click();
    await screen.expectStep(step);
    await progress.getByRole('link', { name: t('configurator:steps.summary.name') }).click();
    await screen.expectStep('summary');
  }
});

test('C2 each new step takes the focus to its heading, at the top of the window', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  const { t } = screen;
  await screen.open();
  await screen.give('quote-type', sampleVisitor('quick'));
  await screen.next.click();
  const heading = page.getByRole('heading', { level: 2, name: t('configurator:steps.objectives.title') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('C8 a PDF that the server offered before scripts took over is not offered for other answers', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  const exportPdf = screen.t('configurator:summary.actions.exportPdf');
  await page.goto(pathOf('configurator', 'sk'), { waitUntil: 'commit' });
  await screen.walkTo('summary', answers);
  load();
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: exportPdf })).toBeVisible();
  await screen.button(screen.t('configurator:summary.edit.project')).click();
  await screen.walkTo('summary', { ...answers, size: 'large' });
  await expect(page.getByRole('link', { name: exportPdf })).toHaveCount(0);
});

test('C2 C9 a press of "continue" before hydration is answered too, and scripts go on from there', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await page.goto(pathOf('configurator', 'sk'), { waitUntil: 'commit' });
  await screen.give('quote-type', answers);
  await screen.next.click();
  await screen.expectStep('objectives');
  await screen.give('objectives', answers);
  await screen.next.click();
  await screen.expectStep('trade');
  load();
  await untilHydrated(page);
  await screen.back.click();
  await screen.back.click();
  await screen.expectStep('quote-type');
  await screen.walkTo('summary', answers);
  await screen.button(screen.t('configurator:summary.actions.submit')).click();
  await expect(page.getByRole('heading', { level: 1, name: screen.t('confirmation:title') })).toBeVisible();
});
