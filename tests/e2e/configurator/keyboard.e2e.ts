import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { stopAt, tabTo } from '#tests/e2e/support/keyboard-stops.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test(`B13 C1 C9 the quick mode is walked from the home page to the confirmation by keyboard alone (${viewport.width} px)`, async ({
      page,
    }) => {
      const screen = configuratorScreen(page, 'sk');
      const { name, email } = sampleVisitor('quick').contact;
      await page.goto('/');
      await stopAt(page, 'Tab');
      await expect(page.getByRole('link', { name: t('common:navigation.skip') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: t('home:hero.action') })
          .first(),
      );
      await page.keyboard.press('Enter');
      await screen.expectStep('quote-type');
      await untilHydrated(page);

      await tabTo(page, screen.radio(t('configurator:modes.quick.name')));
      await page.keyboard.press('Space');
      await tabTo(page, screen.radio(t('configurator:serviceTypes.website.name')));
      await stopAt(page, 'ArrowDown');
      await expect(screen.radio(t('configurator:serviceTypes.web-app.name'))).toBeChecked();
      await stopAt(page, 'ArrowUp');
      await pressNext(page);

      await tabTo(page, screen.checkbox(t('configurator:objectives.build-trust.name')));
      await page.keyboard.press('Space');
      await pressNext(page);

      await tabTo(page, screen.radio(t('configurator:trades.painter')));
      await stopAt(page, 'ArrowDown');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      await pressNext(page);

      await tabTo(page, screen.radio(t('configurator:sizes.small.name')));
      await page.keyboard.press('Space');
      await tabTo(page, page.locator('#budget'));
      await page.keyboard.press('Space');
      await tabTo(page, page.locator('#timeline'));
      await page.keyboard.press('Space');
      await pressNext(page);

      await tabTo(page, screen.field(t('configurator:questions.name')));
      await page.keyboard.type(name);
      await stopAt(page, 'Tab');
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await screen.expectStep('summary');
      await tabTo(page, screen.button(t('configurator:summary.actions.submit')));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: t('confirmation:title') })).toBeVisible();
    });
  });
}

async function pressNext(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: t('common:actions.next') }));
  await page.keyboard.press('Enter');
}

test('B3 B13 the language menu opens, changes the language and closes by keyboard', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('summary').filter({ hasText: 'SK' });
  const danish = page.getByRole('link', { name: t('common:language.names.da') });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(danish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(danish).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, danish);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
});

test('B13 C7 the dialog keeps the focus, starts at the safe answer, closes by Escape and gives the focus back', async ({
  page,
}) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', sampleVisitor('quick'));
  const reset = screen.button(t('configurator:summary.actions.reset'));
  const dialog = page.getByRole('alertdialog');
  await reset.focus();
  await page.keyboard.press('Enter');
  const cancel = dialog.getByRole('button', { name: t('common:actions.cancel') });
  const confirm = dialog.getByRole('button', { name: t('configurator:summary.reset.confirm') });
  await expect(cancel).toBeFocused();
  await stopAt(page, 'Tab');
  await expect(confirm).toBeFocused();
  await stopAt(page, 'Tab');
  await expect(cancel).toBeFocused();
  await stopAt(page, 'Shift+Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(reset).toBeFocused();
  await screen.expectStep('summary');
});

test('B13 every stop of the summary and of the whole home page shows its focus', async ({ page }) => {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('summary', sampleVisitor('quick'));
  await screen.button(t('configurator:summary.actions.generate')).click();
  await expect(page.getByRole('link', { name: t('configurator:summary.actions.exportPdf') })).toBeVisible();
  await walkAll(page);
  await page.goto('/');
  await untilHydrated(page);
  await walkAll(page);
});

async function walkAll(page: Page): Promise<void> {
  // From the last thing pressed to the end of the page, then from its start to the end.
  while (await stopAt(page, 'Tab'));
  let stops = 0;
  while (await stopAt(page, 'Tab')) stops += 1;
  expect(stops).toBeGreaterThan(5);
}
