import { type Locator, expect } from '@playwright/test';
import type { Answers } from '#domain/configurator/answers.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { suggestChanges } from '#domain/estimates/price-book/suggest-changes.ts';
import { joinRanges } from '#domain/languages/line-joiners.ts';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { currencyOf, formatMoney, formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen, priceText } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

/** A firm that wants more than it wants to pay, in a hurry. */
const hasty: Answers = {
  ...sampleVisitor('detailed'),
  size: 'large',
  budget: '1500-3500',
  timeline: 'asap',
  features: ['quote-generator', 'price-calculator', 'photo-gallery', 'reviews'],
};

const told = (answers: Answers, language: Language) => suggestChanges(answers, firstVersion, currencyOf[language]);

/** Each suggestion stands with its figures in both columns and with the price after it. */
async function expectRows(table: Locator, answers: Answers, language: Language): Promise<void> {
  const suggestions = told(answers, language);
  await expect(table.locator('tbody')).toHaveCount(suggestions.length);
  for (const [index, { difference, after }] of suggestions.entries()) {
    const body = table.locator('tbody').nth(index);
    for (const amount of [difference.low, difference.high])
      await expect(body).toContainText(formatMoney(amount, after.currency, language));
    await expect(body).toContainText(joinRanges(formatRange(after.total, after.currency, language)));
  }
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`D3 what would change the price most is told in the words and the money of the visitor, on every width (${language})`, async ({
      page,
    }) => {
      const screen = configuratorScreen(page, language);
      await screen.resumeAt('summary', hasty);
      await expectRows(page.getByRole('table', { name: screen.t('estimates:changes.title') }), hasty, language);
      await expectToFit(page, 'the suggestions');
    });
  });
}

test.describe('in Slovak', () => {
  test.use({ locale: localeOf.sk });

  test('D3 what would change the price most is applied at once, and taken back', async ({ page }) => {
    const screen = configuratorScreen(page, 'sk');
    const { t, button } = screen;
    await screen.resumeAt('summary', hasty);
    const table = page.getByRole('table', { name: t('estimates:changes.title') });
    await expectRows(table, hasty, 'sk');
    await expectAccessible(page, 'the suggestions', 'main');

    const [greatest] = told(hasty, 'sk');
    const changed: Answers = { ...hasty, ...greatest?.answers };
    const sum = page
      .getByRole('table', { name: t('estimates:title') })
      .getByRole('row')
      .last();
    await table.getByRole('button').first().click();
    const takeBack = button(t('estimates:changes.takeBack'));
    await expect(takeBack).toBeFocused();
    await expect(takeBack).toHaveAccessibleDescription(new RegExp(escape(joinRanges(priceText(changed, 'sk')))));
    for (const end of ['minimum', 'maximum'] as const)
      await expect(sum).toContainText(formatMoney(greatest?.after.total[end] ?? 0, currencyOf.sk, 'sk'));
    await expectRows(table, changed, 'sk');
    await page.reload();
    await expectRows(table, changed, 'sk');

    await table.getByRole('button').first().click();
    await takeBack.click();
    await expect(
      page.getByText(t('estimates:changes.takenBack', { total: joinRanges(priceText(changed, 'sk')) })),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: t('estimates:changes.title') })).toBeFocused();
    await expectRows(table, changed, 'sk');
  });

  test('V15 a term that cannot be kept is not surcharged, and the possible one is chosen at once', async ({ page }) => {
    const screen = configuratorScreen(page, 'sk');
    const { t, button } = screen;
    await screen.resumeAt('summary', hasty);
    const possible = estimate(hasty, firstVersion, currencyOf.sk)?.possibleTimeline ?? 'asap';
    const timeline = t(`configurator:timelines.${possible}.name`);
    const notice = page.getByText(t('estimates:timelineFit.possible', { timeline }));
    await expect(notice).toBeVisible();
    const sum = page.getByText(priceText(hasty, 'sk'), { exact: true }).first();
    await expect(sum).toBeVisible();
    await button(t('estimates:timelineFit.choose')).click();
    await expect(page.getByRole('heading', { name: t('estimates:weeks') })).toBeFocused();
    await expect(notice).toHaveCount(0);
    await expect(sum).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ locale: localeOf.sk, javaScriptEnabled: false });

  test('A2 D3 the suggestions stand in the server’s page too, with nothing to press', async ({ page }) => {
    const answers = sampleVisitor('quick');
    const screen = configuratorScreen(page, 'sk');
    await page.goto(pathOf('configurator', 'sk'));
    await screen.walkTo('summary', answers);
    const table = page.getByRole('table', { name: screen.t('estimates:changes.title') });
    await expectRows(table, answers, 'sk');
    await expect(table.getByRole('button')).toHaveCount(0);
  });
});

const escape = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`);
