import { expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';

test.use({ locale: localeOf.sk });

/** Whether the document that is shown came with a transition from the one before. */
const noteTransition = `addEventListener('pagereveal', ({ viewTransition }) => { window.isFading = viewTransition !== null; })`;

for (const [reducedMotion, isFading] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(reducedMotion, () => {
    test.use({ reducedMotion });

    test(`A2 B7 a page ${isFading ? 'fades into the next one' : 'gives way to the next one at once for who wants calm'}`, async ({
      page,
    }) => {
      await page.addInitScript(noteTransition);
      await page.goto('/');
      expect(await page.evaluate('isFading'), 'the first page follows no other').toBe(false);
      await page
        .getByRole('contentinfo')
        .locator(`a[href$="${pathOf('about', 'sk')}"]`)
        .first()
        .click();
      await page.waitForURL(`**${pathOf('about', 'sk')}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate('isFading')).toBe(isFading);
    });
  });
}
