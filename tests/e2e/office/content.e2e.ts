import { type Page, expect } from '@playwright/test';
import { saveContentDraft, uploadContentPicture } from '#contract/content/content.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with content of its own' });

const t = textsOf('sk');
const address = pathOf('adminContentKind', 'sk', { key: 'faq' });
const field = (page: Page, name: string) =>
  page.getByLabel(t(`contentEditor:fields.${name}` as never), { exact: true });
const button = (page: Page, key: 'save' | 'publish' | 'items.add') =>
  page.getByRole('button', { name: t(`contentEditor:${key}`), exact: true });
const toast = (page: Page, key: 'saved' | 'published') =>
  page.locator('.toast').filter({ hasText: t(`contentEditor:${key}`) });
const chooseLanguage = (page: Page, language: Language) =>
  page
    .getByRole('radio', { name: t(`common:language.names.${language}`) })
    .focus()
    .then(() => page.keyboard.press('Space'));

test('A12 questions are edited in two languages, looked at, published, seen on the site and brought back', async ({
  page,
  context,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await officeScreen(page, 'sk').open(address);

  // On a phone: a new question in Slovak, refused where it is wrong, and saved.
  await button(page, 'items.add').click();
  await field(page, 'question').fill('Robíte aj studne?');
  await field(page, 'answer').fill('Áno, **aj studne**.\n- kopané\n- [vŕtané](javascript:alert)');
  await button(page, 'save').click();
  await expect(page.getByRole('alert').getByText(t('contentRules:link-address'))).toBeVisible();
  await field(page, 'answer').fill('Áno, **aj studne**.\n- kopané\n- [vŕtané](/kontakt)');
  await expectAccessible(page, 'an open question on a phone');
  await expectToFit(page, 'an open question on a phone');
  await button(page, 'save').click();
  await expect(toast(page, 'saved')).toBeVisible();
  await page.reload();
  await untilHydrated(page);

  // On a desktop: only what Danish lacks, beside the Slovak wording, moved by keyboard, and published.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${address}?in=da&missing`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Robíte aj studne?', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Áno, **aj studne**.')).toBeVisible();
  await field(page, 'question').fill('Laver I også brønde?');
  await field(page, 'answer').fill('Ja, **også brønde**.');
  await page.getByRole('checkbox', { name: t('contentEditor:onlyMissing') }).click();
  await page.getByRole('button', { name: t('contentEditor:items.up', { name: 'Robíte aj studne?' }) }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'two languages side by side');
  await button(page, 'save').click();
  await expect(toast(page, 'saved').last()).toBeVisible();
  const preview = await context.newPage();
  const link = page.getByRole('link', { name: t('contentEditor:preview.open') });
  await preview.goto((await link.getAttribute('href')) ?? '');
  await expect(preview.getByText('Laver I også brønde?')).toBeVisible();
  const band = preview.getByRole('complementary', { name: t('contentEditor:preview.title') });
  await expect(band.getByText(t('contentEditor:preview.text'))).toBeVisible();
  await band.getByRole('link', { name: t('contentEditor:preview.back') }).click();
  await expect(preview).toHaveURL(`${address}?in=da`);
  const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await visitor.goto(pathOf('faq', 'da'));
  await expect(visitor.getByText('Laver I også brønde?')).toHaveCount(0);

  await chooseLanguage(page, 'cs');
  await button(page, 'publish').click();
  await expect(toast(page, 'published')).toBeVisible();
  for (const [language, question, strong] of [
    ['sk', 'Robíte aj studne?', 'aj studne'],
    ['da', 'Laver I også brønde?', 'også brønde'],
  ] as const) {
    await visitor.goto(`${pathOf('faq', language)}?lng=${language}`);
    await untilHydrated(visitor);
    await visitor.getByRole('heading', { name: question }).click();
    await expect(visitor.locator('strong').filter({ hasText: strong })).toBeVisible();
  }
  await visitor.goto(`${pathOf('faq', 'cs')}?lng=cs`);
  await expect(visitor.getByText('Robíte aj studne?')).toHaveCount(0);

  // The built-in texts are brought back.
  await page.goto(`${address}?view=versions`);
  await untilHydrated(page);
  await page.getByRole('button', { name: t('contentEditor:versions.own') }).click();
  await expect(page.getByRole('table').getByText('Robíte aj studne?').first()).toBeVisible();
  await expectAccessible(page, 'versions of the questions');
  await page.getByRole('button', { name: t('contentEditor:versions.restore') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('contentEditor:versions.restore') })
    .click();
  await expect(page.locator('.toast').filter({ hasText: t('contentEditor:versions.restored') })).toBeVisible();
  await visitor.goto(`${pathOf('faq', 'sk')}?lng=sk`);
  await expect(visitor.getByText('Robíte aj studne?')).toHaveCount(0);

  // The audit log says what it was, and leads there (G11).
  await page.goto(`${pathOf('adminAudit', 'sk')}?action=content.published`);
  await untilHydrated(page);
  const published = page.getByRole('row').filter({ hasText: t('audit:actions.content.published') });
  await expect(published.getByRole('link', { name: t('contentEditor:kinds.faq.name') })).toHaveAttribute(
    'href',
    address,
  );
  await expectToFit(page, 'the audit log with content');
});

test('A12 G5 what two administrators write at once is merged, what both have changed is named, and a portrait is shown with its words', async ({
  page,
  context,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of (?:401|403|409)/);
  await page.setViewportSize({ width: 1280, height: 900 });
  const about = pathOf('adminContentKind', 'sk', { key: 'about' });
  await officeScreen(page, 'sk').open(about);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await other.goto(about);
  await untilHydrated(other);
  for (const each of [page, other]) await each.locator('[id^=content-open-]').first().click();
  await field(page, 'text').fill('Prvý píše toto');
  await button(page, 'save').click();
  await expect(toast(page, 'saved')).toBeVisible();
  await field(other, 'label').fill('Druhý píše označenie');
  await field(other, 'text').fill('Druhý píše text');
  await button(other, 'save').click();
  await expect(other.getByText(t('contentEditor:conflict'))).toBeVisible();
  await expect(other.getByText(t('backOffice:conflict.now', { value: 'Prvý píše toto' }))).toBeVisible();
  await button(other, 'save').click();
  await expect(toast(other, 'saved')).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Druhý píše označenie', exact: true }).click();
  await expect(field(page, 'text')).toHaveValue('Druhý píše text');

  // A picture asks for words in each language; it is on the page of a language that has them.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(field(page, 'portraitAlt')).toHaveCount(0);
  const portrait = { name: 'ja.png', mimeType: 'image/png', buffer: newPicture(600, 800) };
  await page.getByLabel(t('contentEditor:fields.portrait'), { exact: true }).setInputFiles(portrait);
  await expect(page.getByRole('img', { name: t('contentEditor:picture.shown', { label: 'Portrét' }) })).toBeVisible();
  await field(page, 'portraitAlt').fill('Martin pri rysovacej doske');
  await expectAccessible(page, 'a portrait without words in three languages');
  await expectToFit(page, 'a portrait on a phone');
  await button(page, 'publish').click();
  await expect(toast(page, 'published')).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await visitor.goto(`${pathOf('about', 'sk')}?lng=sk`);
  await expect(visitor.getByRole('img', { name: 'Martin pri rysovacej doske' })).toBeVisible();
  await visitor.goto(`${pathOf('about', 'da')}?lng=da`);
  await expect(visitor.getByRole('img', { name: 'Martin pri rysovacej doske' })).toHaveCount(0);
});

/** Holds the answers of calls to a path back until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<undefined>();
  await page.route(`**${path}`, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return async () => {
    held.resolve(undefined);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('A12 what is typed while a picture is uploaded or a draft is saved, or before a removal is undone, stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await officeScreen(page, 'sk').open(pathOf('adminContentKind', 'sk', { key: 'about' }));
  const entries = page.locator('[id^=content-open-]');
  await entries.first().click();
  const upload = await hold(page, uploadContentPicture.path);
  const portrait = { name: 'ja.png', mimeType: 'image/png', buffer: newPicture(60, 80) };
  await page.getByLabel(t('contentEditor:fields.portrait'), { exact: true }).setInputFiles(portrait);
  await field(page, 'text').fill('Písané počas nahrávania');
  await upload();
  await expect(page.getByRole('img', { name: t('contentEditor:picture.shown', { label: 'Portrét' }) })).toBeVisible();
  await expect(field(page, 'text')).toHaveValue('Písané počas nahrávania');

  const saving = await hold(page, saveContentDraft.path.replace(':kind', 'about'));
  await button(page, 'save').click();
  await field(page, 'text').fill('Písané počas ukladania');
  await saving();
  await expect(toast(page, 'saved')).toBeVisible();
  await expect(field(page, 'text')).toHaveValue('Písané počas ukladania');
  await page.reload();
  await untilHydrated(page);
  await entries.first().click();
  await expect(field(page, 'text')).toHaveValue('Písané počas ukladania');

  const count = await entries.count();
  await entries.last().click();
  await page.getByText(t('contentEditor:items.remove'), { exact: true }).click();
  await expect(entries).toHaveCount(count - 1);
  await entries.first().click();
  await field(page, 'text').fill('Písané pred návratom');
  await page.getByRole('button', { name: t('contentEditor:items.undo'), exact: true }).click();
  await expect(entries).toHaveCount(count);
  await expect(field(page, 'text')).toHaveValue('Písané pred návratom');
});
