import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { manyRows, respondWithManyRows, scrollThroughRows } from '#tests/e2e/support/many-rows.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({ locale: localeOf.sk });

/** Most rows that may be drawn at once, however many are loaded. */
const drawnAtMost = 120;

for (const size of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`G10 a list of ${manyRows} loaded rows draws few of them while it scrolls (${size.width} px)`, async ({
    page,
  }) => {
    const office = officeScreen(page, 'sk');
    await page.setViewportSize(size);
    await respondWithManyRows(page);
    await office.signIn();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(manyRows + 1), {
      timeout: 20_000,
    });
    await expect(office.rows.first()).toBeVisible();
    const { drawn } = await scrollThroughRows(page);
    // The height of rows that were never drawn is estimated, so the end may move once it is reached.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(office.rows.last()).toContainText('Nový web číslo 1 pre', { timeout: 1000 });
    }).toPass();
    expect(drawn).toBeLessThanOrEqual(drawnAtMost);
    // Selecting all of them draws no more either.
    await page.evaluate('scrollTo(0, 0)');
    await page.getByRole('table').getByRole('checkbox').first().click();
    await expect(office.rows.first().getByRole('checkbox')).toBeChecked();
    await expect(page).toHaveURL(pathOf('adminRequests', 'sk'));
  });
}
