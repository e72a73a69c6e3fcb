import { expect } from '@playwright/test';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');
const key = 'configurator-draft';
/** The note of a draft with its time left open, as a pattern. */
const note = (text: 'configurator:draft.saved' | 'configurator:draft.restored') =>
  new RegExp(
    t(text, { time: '#' })
      .replaceAll('.', String.raw`\.`)
      .replace('#', String.raw`.*\d{4}.*\d:\d\d`),
  );

test('C7 C9 what is typed survives a reload, two tabs do not overwrite each other, and only one sends', async ({
  page,
  context,
}) => {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('contact', answers);
  await screen.give('contact', answers);
  await expect(page.getByText(note('configurator:draft.saved'))).toBeVisible();

  await page.reload();
  await screen.expectStep('contact');
  await expect(screen.field(t('configurator:questions.name'))).toHaveValue(answers.contact.name);
  await expect(page.getByText(note('configurator:draft.restored'))).toBeVisible();

  const second = await context.newPage();
  const other = configuratorScreen(second, 'sk');
  await other.open('features');
  await other.expectStep('features');
  await expect(other.field(t('configurator:questions.description'))).toHaveValue(answers.description);
  for (const feature of answers.features) {
    await expect(other.checkbox(t(`configurator:features.${feature}.name`))).toBeChecked();
  }
  await other.expectPrice({ ...answers });

  // What one tab has written last is in the other one, which does not overwrite it.
  const description = `${answers.description} A objednávky.`;
  await other.field(t('configurator:questions.description')).fill(description);
  await screen.field(t('configurator:questions.name')).fill('Eva Nová');
  await second.reload();
  await other.expectStep('features');
  await expect(other.field(t('configurator:questions.description'))).toHaveValue(description);
  // Sent from the one, it can't be sent from the other.
  await other.open('summary');
  await other.button(t('configurator:summary.actions.submit')).click();
  await expect(second).toHaveURL(new RegExp(pathOf('confirmation', 'sk')));
  await screen.expectStep('quote-type');
  await expect(screen.field(t('configurator:questions.name'))).toBeHidden();
});

test('C7 C1 a detailed draft stays detailed where the configurator is opened at its first step', async ({
  page,
  context,
}) => {
  const answers = sampleVisitor('detailed');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('project-size', answers);
  const second = await context.newPage();
  const other = configuratorScreen(second, 'sk');
  await other.open();
  await expect(other.radio(t('configurator:modes.detailed.name'))).toBeChecked();
  await screen.give('project-size', answers);
  await other.open('features');
  await expect(other.field(t('configurator:questions.description'))).toHaveValue(answers.description);
});

test('C7 a draft is restored in another language', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('project-size', answers);
  await page.goto(`${pathOf('configurator', 'da')}?lng=da&step=project-size`);
  const danish = configuratorScreen(page, 'da');
  await danish.expectStep('project-size');
  await danish.expectPrice({ ...answers, size: null, budget: null, timeline: null });
});

test('C7 B5 an own budget is asked for again where the language changes the currency', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('project-size', answers);
  await screen.give('project-size', { ...answers, budget: 'custom' });
  const budget = page.locator('#customBudget');
  await budget.fill('3 000');
  await expect(page.getByText(note('configurator:draft.saved'))).toBeVisible();
  for (const [language, expected] of [
    ['cs', ''],
    ['en', '3 000'],
  ] as const) {
    await page.goto(`${pathOf('configurator', language)}?lng=${language}&step=project-size`);
    await untilHydrated(page);
    await configuratorScreen(page, language).expectStep('project-size');
    await expect(page.locator('input[name=budget][value=custom]')).toBeChecked();
    await expect(budget).toHaveValue(expected);
  }
});

test('C7 C8 a new request clears the draft, but only after a confirmation', async ({ page }) => {
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', answers);
  const reset = screen.button(t('configurator:summary.actions.reset'));
  const dialog = page.getByRole('alertdialog', { name: t('configurator:summary.reset.title') });

  await reset.click();
  await dialog.getByRole('button', { name: t('common:actions.cancel') }).click();
  await expect(dialog).toBeHidden();
  await screen.expectStep('summary');
  await page.reload();
  await screen.expectStep('summary');

  await reset.click();
  await dialog.getByRole('button', { name: t('configurator:summary.reset.confirm') }).click();
  await screen.expectStep('quote-type');
  await expect(page.getByRole('radio', { checked: true }), 'the quick mode alone').toHaveCount(1);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('V16 C7 C9 a sent request leaves no draft behind, and going back is a fresh start', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', sampleVisitor('quick'));
  await screen.button(t('configurator:summary.actions.submit')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
  await page.goBack();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await untilHydrated(page);
    await screen.expectStep('quote-type');
    await expect(page.getByText(t('configurator:errors.completeCurrent'))).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true }), 'the quick mode alone').toHaveCount(1);
  }
});

test('V6 C7 the menu leads back to the step that was left, and closing says that the answers are saved', async ({
  page,
}) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('contact', sampleVisitor('quick'));
  await screen.back.click();
  await screen.expectStep('project-size');
  await page.goto(pathOf('faq', 'sk'));
  await untilHydrated(page);
  await page
    .locator('.header-menu > summary')
    .filter({ hasText: t('common:notifications.label') })
    .click();
  await page.getByRole('link', { name: t('common:notifications.draft.title') }).click();
  await screen.expectStep('project-size');
  await expect(page).toHaveURL(/step=project-size$/);
  await expect(page.getByText(t('configurator:errors.unknownStep'))).toHaveCount(0);
  await screen.next.click();
  await screen.give('contact', sampleVisitor('quick'));
  await screen.next.click();
  await page.getByRole('link', { name: t('configurator:summary.actions.save') }).click();
  await expect(page).toHaveURL(pathOf('home', 'sk'));
  await expect(page.locator('.toast')).toContainText(t('configurator:summary.actions.savedToast.title'));
});

const corrupted = {
  'no JSON': '{"savedAt":17',
  'another shape': '{"savedAt":1,"fields":7}',
  'a list': '[]',
  'a number': '12',
  'unknown choices': JSON.stringify({
    savedAt: Date.UTC(2026, 0, 2),
    fields: [
      ['mode', 'turbo'],
      ['trade', 'astronaut'],
      ['objectives', 'world-peace'],
      ['__proto__', 'x'],
      ['features', ''],
    ],
  }),
};

for (const [name, draft] of Object.entries(corrupted)) {
  test(`C7 a stored draft that is ${name} does not break the configurator`, async ({ page }) => {
    await page.addInitScript(([at, value]) => localStorage.setItem(at, value), [key, draft] as const);
    const screen = configuratorScreen(page, 'sk');
    await screen.open('contact');
    await screen.expectStep('quote-type');
    await screen.give('quote-type', sampleVisitor('quick'));
    await screen.next.click();
    await screen.expectStep('objectives');
  });
}

test('C7 where the browser refuses storage everything works, and a note says that nothing is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new Error('refused');
        },
      });
    }
  });
  const answers = sampleVisitor('quick');
  const screen = configuratorScreen(page, 'sk');
  await screen.open();
  await screen.walkTo('contact', answers);
  await expect(page.getByText(t('configurator:draft.notSaved'))).toBeVisible();
  await screen.give('contact', answers);
  await screen.next.click();
  await screen.button(t('configurator:summary.actions.submit')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
});

test('C7 answers given before hydration are kept', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const screen = configuratorScreen(page, 'sk');
  const answers = { ...emptyAnswers, ...sampleVisitor('quick') };
  await page.goto(pathOf('configurator', 'sk'), { waitUntil: 'commit' });
  await screen.give('quote-type', answers);
  load();
  await untilHydrated(page);
  await screen.expectPrice({ ...emptyAnswers, mode: 'quick', serviceType: answers.serviceType });
  await expect(screen.radio(t('configurator:modes.quick.name'))).toBeChecked();
  await screen.next.click();
  await screen.expectStep('objectives');
});
