import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { beginOwnProject } from '#tests/e2e/support/project-calls.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
const picture = { name: 'logo.png', mimeType: 'image/png', buffer: newPicture(60, 40) };
const filesOn = (page: Page) => page.getByRole('list', { name: t('projectFiles:label') });

/** Adds the picture from the list of files. */
async function addPicture(page: Page): Promise<void> {
  const section = page.locator('details', { hasText: t('projectFiles:add.open') });
  await section.getByLabel(t('threads:files.choose')).setInputFiles(picture);
  await expect(section.getByText(t('attachments:states.ready'))).toBeVisible();
  await section.getByRole('button', { name: t('projectFiles:add.submit') }).click();
  await expect(section.getByText(t('attachments:states.ready'))).toHaveCount(0);
}

test('I2 I9 files of a project have versions on both sides, a template leaves no gap, and the agency sees the page as its customer does', async ({
  page,
  browser,
  site,
}) => {
  const { office, project } = await beginOwnProject({ page, browser, site });
  const { id, number, title } = project;
  await page.goto(pathOf('portalProject', 'sk', { id }));
  await untilHydrated(page);
  await expect(page.getByText(t('projectFiles:empty')).or(filesOn(page))).toBeVisible();
  await page.getByText(t('projectFiles:add.open')).click();
  await addPicture(page);
  const row = filesOn(page).getByRole('listitem').filter({ hasText: 'logo.png' }).first();
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 60);
  await addPicture(page);
  await expect(row).toContainText(t('projectFiles:version', { n: 2 }));
  await row.getByText(t('projectFiles:earlier', { count: 1 })).click();
  const earlier = row.getByRole('link', { name: t('projectFiles:earlierNamed', { name: 'logo.png', n: 1 }) });
  expect((await page.request.get((await earlier.getAttribute('href')) ?? '')).status()).toBe(200);
  await expectAccessible(page, 'the files in the portal', 'section[aria-labelledby=files]');
  await expectToFit(page, 'the files in the portal');
  await page.getByLabel(t('projectFiles:kind.label')).selectOption('material');
  await expect(page.getByText(t('projectFiles:none'))).toBeVisible();
  await page.getByLabel(t('projectFiles:kind.label')).selectOption('');

  const desk = await office.newPage();
  await desk.setViewportSize({ width: 1280, height: 860 });
  await desk.goto(`${pathOf('adminProject', 'sk', { id })}?lng=sk`);
  await expect(filesOn(desk)).toContainText(t('projectFiles:version', { n: 2 }));
  await desk.getByLabel(t('mail:reply.template')).selectOption({ label: 'Začíname na projekte' });
  const message = desk.getByLabel(t('threads:composer.label'));
  await expect(message).toHaveValue(new RegExp(`${title}[^]*/portal/`));
  const written = await message.inputValue();
  expect(written).not.toMatch(/\{\{|\[…/);
  // What a reply to a request says of its price, no project has.
  await desk.getByLabel(t('mail:reply.template')).selectOption({ label: 'Odhad a ďalší krok' });
  await expect(message).toHaveValue(new RegExp(`\\[… ${t('mail:placeholders.price')}\\]`));
  await desk.getByRole('button', { name: t('threads:composer.send') }).click();
  await expect(desk.getByText(/V.správe chýba/)).toBeVisible();
  await message.fill(written);
  await desk.getByRole('button', { name: t('threads:composer.send') }).click();
  await expect(page.getByRole('list', { name: t('threads:conversation') })).toContainText('je rozbehnutý');

  await desk.setViewportSize({ width: 360, height: 780 });
  await desk.getByRole('link', { name: t('projectOffice:customerView.open') }).click();
  await expect(desk.getByText(t('projectOffice:customerView.text'))).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(projectTitle(number, title));
  await expect(desk.getByRole('button', { name: t('threads:composer.send') })).toBeDisabled();
  await expect(filesOn(desk).locator('img').first()).toHaveJSProperty('naturalWidth', 60);
  expect(await desk.evaluate('document.documentElement.scrollWidth <= innerWidth'), 'it fits').toBe(true);
  await desk.getByRole('link', { name: t('projectOffice:customerView.back') }).click();
  await expect(desk).toHaveURL(new RegExp(`${pathOf('adminProject', 'sk', { id })}$`));

  for (const language of languages) {
    await desk.goto(`${pathOf('adminProject', language, { id })}?lng=${language}`);
    const files = desk.getByRole('list', { name: textsOf(language)('projectFiles:label') });
    await expect(files).toContainText('logo.png');
    await expectToFit(desk, `the files of a project in ${language}`);
  }
  await office.close();
});
