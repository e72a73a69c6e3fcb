import { readFile } from 'node:fs/promises';
import { type Page, devices, expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { localeOf } from '#domain/languages.ts';
import { writingTexts } from '#server/gateways/writing-assistant/template-author.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};

// On a computer and on a phone. What the template writes in each language is proved over HTTP.
for (const language of ['sk', 'da'] as const) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language], ...(language === 'da' ? phone : {}) });

    test(`C5 H4 the template writes a description that is edited, used and added (${language})`, async ({ page }) => {
      const screen = configuratorScreen(page, language);
      const { t, field, button, next } = screen;
      const visitor = { ...sampleVisitor('detailed'), description: '' };
      await screen.open();
      await screen.walkTo('features', visitor);
      await screen.give('features', visitor);
      const description = page.locator('#description');
      const writeForMe = button(t('configurator:writeForMe'));
      await writeForMe.click();
      const suggestion = field(t('writing:description.label'));
      await expect(suggestion).toBeFocused();
      await expect(suggestion).toHaveValue(new RegExp(writingTexts[language].trades.roofer.firm.slice(0, 12)));
      await expect(page.getByText(t('writing:writers.template'))).toBeVisible();
      await expect(description, 'nothing is used before it is asked for').toHaveValue('');
      if (language === 'sk') await expectAccessible(page, 'the suggestion', 'main');
      await expectToFit(page, 'the suggestion');

      await suggestion.press('End');
      await suggestion.fill('Moje slová o strechách.');
      await button(t('writing:description.use')).click();
      await expect(description).toHaveValue('Moje slová o strechách.');
      await expect(description).toBeFocused();

      await writeForMe.click();
      await button(t('writing:description.discard')).click();
      await expect(description).toHaveValue('Moje slová o strechách.');
      await expect(writeForMe).toBeFocused();

      await writeForMe.click();
      await expect(button(t('writing:description.replace'))).toBeVisible();
      await button(t('writing:description.add')).click();
      await expect(description).toHaveValue(/^Moje slová o strechách\.\n\n\S/);
      await next.click();
      await screen.expectStep('project-size');
    });

    test(`C8 H4 the plan comes with a generated quote, to read, as PDF and as Markdown (${language})`, async ({
      page,
    }) => {
      const screen = configuratorScreen(page, language);
      const { t, button } = screen;
      const visitor = sampleVisitor('detailed');
      await screen.resumeAt('contact', visitor);
      await screen.give('contact', visitor);
      await button(t('common:actions.next')).click();
      const generatePlan = button(t('configurator:summary.actions.generatePrd'));
      await expect(generatePlan).toBeDisabled();
      await expect(page.locator('#plan-hint')).toHaveText(t('configurator:summary.actions.generateFirst'));
      await button(t('configurator:summary.actions.generate')).click();
      await generatePlan.click();
      const { headings, title } = writingTexts[language].document;
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeFocused();
      for (const { title: section } of Object.values(headings))
        await expect(page.getByRole('heading', { level: 4, name: section, exact: true })).toBeVisible();
      await expect(page.getByText(t('writing:writers.template'))).toBeVisible();
      const [actions, plan] = await Promise.all([
        page.locator('.summary-actions').boundingBox(),
        page.getByRole('heading', { level: 3, name: title }).boundingBox(),
      ]);
      expect(
        (actions?.y ?? 0) + (actions?.height ?? 0),
        'the actions stand on no part of the plan',
      ).toBeLessThanOrEqual(plan?.y ?? 0);
      if (language === 'sk') await expectAccessible(page, 'the plan', 'main');
      await expectToFit(page, 'the plan');

      const pdf = await download(page, t('writing:prd.pdf'));
      expect(pdf.name).toMatch(new RegExp(`^plumbline-${t('writing:prd.fileName')}-.*\\.pdf$`));
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
      const markdown = await download(page, t('writing:prd.markdown'));
      expect(markdown.name).toMatch(/\.md$/);
      for (const { title: section } of Object.values(headings)) {
        expect(squeeze(text)).toContain(squeeze(section));
        expect(markdown.bytes.toString()).toContain(`## ${section}`);
      }
      for (const detail of [visitor.contact.name, visitor.contact.email])
        expect(text + markdown.bytes.toString()).not.toContain(detail);
    });
  });
}

test.describe('in trouble', () => {
  test.use({ locale: localeOf.sk });

  test('H4 J4 without a connection the form stays as it is, and the next try writes', async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.push(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/);
    const screen = configuratorScreen(page, 'sk');
    const { t, button } = screen;
    const visitor = sampleVisitor('detailed');
    await screen.resumeAt('features', visitor);
    await screen.give('features', visitor);
    // Neither the code nor the texts of the writer are there yet.
    await context.setOffline(true);
    await button(t('configurator:writeForMe')).click();
    await expect(page.getByRole('alert')).toContainText(t('errors:network.title'));
    await context.setOffline(false);
    await button(t('configurator:writeForMe')).click();
    await expect(screen.field(t('writing:description.label'))).toBeVisible();
    await button(t('writing:description.discard')).click();
    await context.setOffline(true);
    await button(t('configurator:writeForMe')).click();
    await expect(page.getByRole('alert')).toContainText(t('errors:network.title'));
    await expect(page.locator('#description')).toHaveValue(visitor.description);
    await context.setOffline(false);
    await button(t('writing:description.again')).click();
    await expect(screen.field(t('writing:description.label'))).toBeVisible();
  });
});

test.describe('after a reload', () => {
  test.use({ locale: localeOf.sk });

  test('C8 the plan opens again as it was, until an answer that counts has changed', async ({ page }) => {
    const screen = configuratorScreen(page, 'sk');
    const { t, button } = screen;
    const visitor = sampleVisitor('detailed');
    await screen.resumeAt('contact', visitor);
    await screen.give('contact', visitor);
    await screen.next.click();
    await expect(button(t('configurator:summary.actions.generatePrd'))).toBeDisabled();
    await button(t('configurator:summary.actions.generate')).click();
    await button(t('configurator:summary.actions.generatePrd')).click();
    const pdf = page.getByRole('link', { name: t('writing:prd.pdf') });
    const address = await pdf.getAttribute('href');

    await page.reload();
    await button(t('configurator:summary.actions.openPrd')).click();
    await expect(pdf, 'the same plan').toHaveAttribute('href', address ?? '');

    await screen.open('contact');
    await screen.field(t('configurator:questions.company')).fill('Strechy Iné');
    await screen.next.click();
    await expect(button(t('configurator:summary.actions.openPrd')), 'who asks changes nothing').toBeEnabled();

    await screen.open('project-size');
    await screen.radio(t('configurator:sizes.large.name')).check();
    await screen.next.click();
    await screen.next.click();
    await expect(button(t('configurator:summary.actions.generatePrd'))).toBeDisabled();
  });
});

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const squeeze = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '');
