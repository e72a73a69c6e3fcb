import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with prices of its own' });

const t = textsOf('sk');
const nameOf = (size: 'small' | 'large', end: 'minimum' | 'maximum') =>
  t(`priceBook:editor.ends.${end}`, {
    name: `${t('configurator:serviceTypes.website.name')} · ${t(`configurator:sizes.${size}.name`)}`,
  });
const figure = (page: Page, size: 'small' | 'large') =>
  page.getByRole('textbox', { name: nameOf(size, 'maximum'), exact: true });
const publish = (page: Page) => page.getByRole('button', { name: t('priceBook:publish.action') });
const published = (page: Page, version: number) =>
  page.getByRole('listitem').filter({ hasText: t('priceBook:publish.done.title', { version }) });

test('G7 G5 a price is changed, tried, published and shown; of two who publish nobody loses a draft', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  // A tab of the same browser takes a token of its own, after which the other one's is refreshed.
  expectedProblems.push(/status of (?:401|403|409)/);
  const visitor = { ...sampleVisitor('quick'), serviceType: 'website', size: 'small' } as const;
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [visitor] });
  await officeScreen(page, 'sk').open(pathOf('adminPrices', 'sk'));

  // What makes more work cheaper is refused where it was typed.
  await figure(page, 'small').fill('2000');
  await publish(page).click();
  await page.getByRole('link', { name: t('priceBook:rules.falls-with-size') }).click();
  await figure(page, 'small').fill('1111');
  const impact = page.getByRole('region', { name: t('priceBook:impact.title') });
  await expect(impact.getByRole('img')).toBeVisible();
  await expect(impact.getByText(t('priceBook:impact.rising')).locator('..')).toContainText('1');
  await expectAccessible(page, 'a draft of the prices');
  await expectToFit(page, 'a draft of the prices');

  const other = await context.newPage();
  await other.goto(pathOf('adminPrices', 'sk'));
  await figure(other, 'large').fill('2600');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(figure(page, 'small')).toHaveValue('1111');
  await publish(page).click();
  await expect(published(page, 2)).toBeVisible();
  await expect(figure(page, 'small')).toHaveValue('1111');

  await publish(other).click();
  await expect(other.getByText(t('priceBook:publish.clashed.title', { version: 2 }))).toBeVisible();
  await expect(figure(other, 'large')).toHaveValue('2600');
  await expect(figure(other, 'small')).toHaveValue('1111');
  await publish(other).click();
  await expect(published(other, 3)).toBeVisible();
  await other.goto(`${pathOf('adminPrices', 'sk')}?view=versions`);
  const compare = other.getByRole('region', { name: t('priceBook:versions.compare.title') });
  await expect(compare.getByRole('row')).toHaveCount(2);
  await other.getByLabel(t('priceBook:versions.compare.from')).selectOption('1');
  await expect(compare.getByRole('row')).toHaveCount(3);
  await expectAccessible(other, 'the versions of the prices');
  await expectToFit(other, 'the versions of the prices');

  await expect
    .poll(async () =>
      (await (await context.request.get(site.origin + pathOf('configurator', 'sk'))).text()).includes('111100'),
    )
    .toBe(true);
  const configurator = configuratorScreen(page, 'sk');
  await page.goto(pathOf('configurator', 'sk'));
  await untilHydrated(page);
  await configurator.radio(t('configurator:modes.quick.name')).check();
  await configurator.radio(t('configurator:serviceTypes.website.name')).check();
  await expect(page.getByRole('main')).toContainText('2\u00A0600');
});

test('D4 the names of prices are readable beside their figures at every width', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 401/);
  await officeScreen(page, 'sk').open(pathOf('adminPrices', 'sk'));
  await expect(figure(page, 'small')).toBeVisible();
  const narrowest = `Math.min(...[...document.querySelectorAll('main section p')].filter((each) =>
    each.parentElement.querySelector('input')).map((each) => each.clientWidth))`;
  for (const width of [360, 768, 1280, 1300, 1366, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate<number>(narrowest), `${width} px`).toBeGreaterThan(180);
    const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(overhang), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('G7 a piece of work is added to the library, found, archived and brought back', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 401/);
  await officeScreen(page, 'sk').open(pathOf('adminPrices', 'sk'));
  await expect(figure(page, 'small')).toBeVisible();
  await page.getByRole('button', { name: t('priceBook:library.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row')).toHaveCount(22);
  await dialog.getByRole('button', { name: t('priceBook:library.add') }).click();
  await dialog.getByRole('button', { name: t('priceBook:library.save') }).click();
  await expect(dialog.getByText(t('priceBook:library.rules.name-missing'))).toHaveCount(4);
  for (const language of languages) {
    const label = t('priceBook:library.fields.name', { language: t(`common:language.names.${language}`) });
    await dialog.getByLabel(label).fill(`Školenie ${language}`);
  }
  await dialog.getByLabel(t('priceBook:library.fields.unitPrice')).fill('45,50');
  await expectAccessible(page, 'a piece of work', '[role="dialog"]');
  await dialog.getByRole('button', { name: t('priceBook:library.save') }).click();
  await dialog.getByRole('searchbox').fill('skolenie');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('row').last()).toContainText('45,50');
  await expectAccessible(page, 'the library', '[role="dialog"]');
  await dialog.getByRole('button', { name: t('priceBook:library.archiveOf', { name: 'Školenie sk' }) }).click();
  await expect(dialog.getByText(t('priceBook:library.noMatch.title'))).toBeVisible();
  await dialog.getByLabel(t('priceBook:library.shown')).selectOption('archived');
  await dialog.getByRole('button', { name: t('priceBook:library.restoreOf', { name: 'Školenie sk' }) }).click();
  await dialog.getByLabel(t('priceBook:library.shown')).selectOption('current');
  await expect(dialog.getByRole('row')).toHaveCount(2);
});
