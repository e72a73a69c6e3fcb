import { type Page, devices, expect } from '@playwright/test';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { attachmentScreen, noisyPicture } from '#tests/e2e/support/attachment-screen.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

// On a computer and on a phone.
for (const language of ['sk', 'cs'] as const) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language], ...(language === 'cs' ? phone : {}) });

    test(`C10 photos chosen in the configurator belong to the request and are shown in the back office (${language})`, async ({
      page,
    }) => {
      const visitor = sampleVisitor('quick');
      const screen = configuratorScreen(page, language);
      const files = attachmentScreen(page, language);
      const { t } = files;
      await screen.resumeAt('contact', visitor);
      await screen.give('contact', visitor);
      await expect(files.slot).toContainText('15');
      await expect(files.camera).toBeVisible({ visible: language === 'cs' });
      const [roof, gutter, yard] = await Promise.all([
        noisyPicture('Strecha č. 1.jpg', { width: 640, height: 480 }),
        noisyPicture('odkvap.png', { width: 200, height: 300 }),
        noisyPicture('dvor.jpg', { width: 300, height: 300 }),
      ]);
      await files.chooser.setInputFiles([roof, gutter, yard]);
      for (const { name } of [roof, gutter, yard]) await files.expectState(name, 'ready');
      await expect(files.row(roof.name).locator('img')).toHaveJSProperty('complete', true);
      await expect(files.status).toHaveText(t('attachments:ready', { count: 3 }));
      await expectToFit(page, 'the chosen files');
      if (language === 'sk') await expectAccessible(page, 'the chosen files', 'main');

      await files.remove(yard.name).click();
      await expect(files.row(yard.name)).toHaveCount(0);
      await expect(files.chooser).toBeFocused();
      await screen.next.click();
      await screen.expectStep('summary');
      await expect(files.status).toHaveText(t('attachments:ready', { count: 2 }));
      await screen.button(t('configurator:summary.actions.submit')).click();
      await expect(page).toHaveURL(new RegExp(`^[^?]+${pathOf('confirmation', language)}\\?request=`));
      await expectInOffice(page, { language, customer: visitor.contact.name, names: [roof.name, gutter.name] });
    });
  });
}

type Expected = { language: Language; customer: string; names: readonly [string, string] };

async function expectInOffice(page: Page, { language, customer, names }: Expected): Promise<void> {
  const { t, signIn, rowOf } = officeScreen(page, language);
  await signIn.call(officeScreen(page, language));
  await rowOf(customer).getByRole('link').first().click();
  const section = page.getByRole('region', { name: t('serviceRequests:files.title') });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  for (const name of names) {
    const preview = section.getByRole('img', { name });
    await preview.scrollIntoViewIfNeeded();
    await expect
      .poll(() => preview.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0);
  }
  await expectToFit(page, 'the files of a request');
  if (language === 'sk') await expectAccessible(page, 'the files of a request', 'main');

  const opener = section.getByRole('button', { name: t('serviceRequests:files.open', { name: names[0] }) });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: names[0] });
  await expect(viewer.getByRole('img', { name: names[0] })).toHaveJSProperty('naturalWidth', 640);
  if (language === 'sk') await expectAccessible(page, 'the large picture', '[role=dialog]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: names[1] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  const downloading = page.waitForEvent('download');
  await section.getByRole('link', { name: t('serviceRequests:files.downloadNamed', { name: names[0] }) }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Strecha/);
}
