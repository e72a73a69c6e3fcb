import { readFileSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { registerByCalls } from '#tests/e2e/support/office-calls.ts';
import { accountScreen, somebody } from '#tests/e2e/support/account-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { test } from '#tests/support/browser/running-site.ts';

/** Looks at the page in all languages, each on its own path. */
async function lookAround(page: Page, spoken: readonly Language[]): Promise<void> {
  for (const language of spoken) {
    const { t } = accountScreen(page, language);
    await page.goto(`${pathOf('portalData', language)}?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: t('personalData:title') })).toBeVisible();
    await expectToFit(page, `one’s data in ${language}`);
  }
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ locale: localeOf.sk, javaScriptEnabled: hasScripts });

    test(`K6 a copy is downloaded and the account deleted ${hasScripts ? 'with' : 'without'} scripts`, async ({
      page,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 4/);
      const { t } = accountScreen(page, 'sk');
      const person = somebody();
      await registerByCalls(page.request, person);
      await page.goto(pathOf('settings', 'sk'));
      await page.getByRole('link', { name: t('personalData:section.open') }).click();
      await page.getByRole('button', { name: t('personalData:copy.ask') }).click();
      const download = page.getByRole('link', { name: /ZIP/ });
      // Without scripts the page is loaded again to see how far it is.
      if (!hasScripts) {
        await expect(async () => {
          await page.goto(pathOf('portalData', 'sk'));
          await expect(download).toBeVisible({ timeout: 500 });
        }).toPass();
      }
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
      const files = readZip(readFileSync(await file.path()));
      expect(files.get('data/users.json')?.toString()).toContain(person.username);
      if (hasScripts) {
        await lookAround(page, ['da', 'en', 'cs', 'sk']);
        await expectAccessible(page, 'one’s data');
      }

      const remove = page.getByRole('button', { name: t('personalData:deletion.askNow') });
      const password = page.getByLabel(t('personalData:deletion.password'), { exact: true });
      await password.fill('nie toto heslo');
      await remove.click();
      await expect(password).toHaveAccessibleDescription(new RegExp(t('errorCodes:password-wrong')));
      await password.fill(person.password);
      await remove.click();
      await expect(page.getByRole('heading', { level: 1, name: t('personalData:deletion.done.title') })).toBeVisible();
      await page.goto(pathOf('portal', 'sk'));
      await expect(page).toHaveURL(/\/auth/);
    });
  });
}
