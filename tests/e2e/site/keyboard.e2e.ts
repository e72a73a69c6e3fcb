import { type Locator, type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectStop, expectStops, stopAt, tabTo, walkContent } from '#tests/e2e/support/keyboard-stops.ts';
import { openPages } from '#tests/e2e/support/open-pages.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');

/** Opens a page and goes past its head by the skip link. */
async function openContent(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await stopAt(page, 'Tab');
  await expect(page.getByRole('link', { name: t('common:navigation.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

for (const viewport of [
  { width: 1280, height: 800 },
  // The same window at a zoom of 400 %.
  { width: 320, height: 200 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test(`B13 the skip link of every screen leads to its content, where each stop shows its focus uncovered (${viewport.width} px)`, async ({
      page,
      expectedProblems,
    }) => {
      expectedProblems.push(/status of 404/);
      let stops = 0;
      for (const path of openPages('sk', { hasAllServices: false })) {
        await openContent(page, path);
        stops += await walkContent(page);
      }
      expect(stops).toBeGreaterThan(100);
    });
  });
}

test('A6 B13 questions are searched, filtered, opened and closed by keyboard', async ({ page }) => {
  await openContent(page, pathOf('faq', 'sk'));
  const questions = page.locator('details.question').filter({ visible: true });
  const all = await questions.count();
  const expectFewer = async (most: number) => {
    await expect.poll(() => questions.count()).toBeLessThan(most);
    const count = await questions.count();
    expect(count).toBeGreaterThan(0);
    await expect(page.getByRole('status').filter({ hasText: t('faq:found', { count }) })).toBeVisible();
    return count;
  };
  await tabTo(page, page.getByRole('searchbox', { name: t('faq:search') }));
  await page.keyboard.type('ZALOHA');
  const found = await expectFewer(all);
  const category = page.getByLabel(t('faq:category'));
  await expectStops(page, 'Tab', [category]);
  await stopAt(page, 'ArrowDown');
  await stopAt(page, 'ArrowDown');
  await expect(category).toHaveValue('pricing');
  expect(await expectFewer(found + 1)).toBeLessThanOrEqual(found);

  const question = questions.first();
  await tabTo(page, question.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(question.getByRole('paragraph')).toBeVisible();
  const link = question.getByRole('link', { name: t('faq:link') });
  await expectStops(page, 'Tab', [link]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(question).toHaveAttribute('open');
  await question.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open');
});

test('A5 B13 projects are filtered by keyboard, and the focus is never lost', async ({ page }) => {
  await openContent(page, pathOf('projects', 'sk'));
  const [service, trade] = [page.locator('#filter-service'), page.locator('#filter-trade')];
  const shown = page.getByRole('article');
  const all = await shown.count();
  await tabTo(page, service);
  await stopAt(page, 'ArrowDown');
  await expect(page).toHaveURL(/\?service=/);
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await expect(service).toBeFocused();
  await expectStops(page, 'Tab', [trade]);
  await page.keyboard.type(t('projects:trades.tiler'));
  await expect(page).toHaveURL(/trade=tiler/);
  await expect(
    page.getByRole('status').filter({ hasText: t('projects:count', { count: await shown.count() }) }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: t('projects:filter.reset') }));
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(all);
  const { isInMain } = await expectStop(page);
  expect(isInMain, 'the focus after the filter is dropped').toBe(true);
});

test('E1 B13 the contact form is mended and sent by keys alone', async ({ page }) => {
  const { contact } = sampleVisitor('quick');
  const send = page.getByRole('button', { name: t('contact:submit') });
  const field = (id: string) => page.locator(`#${id}`);
  await openContent(page, pathOf('contact', 'sk'));
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expectStops(page, 'Tab', [summary.getByRole('link').first()]);
  await page.keyboard.press('Enter');
  await expect(field('name')).toBeFocused();
  await expectStop(page);
  await page.keyboard.type(contact.name);
  await expectStops(page, 'Tab', [field('email')]);
  await page.keyboard.type(contact.email);
  await expectStops(page, 'Tab', [field('phone'), field('company'), field('service')]);
  await stopAt(page, 'ArrowDown');
  await expect(field('service')).not.toHaveValue('');
  await expectStops(page, 'Tab', [field('budget'), field('timeline'), field('message')]);
  await page.keyboard.type('Potrebujem web pre maliarstvo.');
  await expectStops(page, 'Tab', [send]);
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1, name: t('confirmation:message.title') })).toBeVisible();
});

test.describe('before a choice about cookies', () => {
  test.use({ hasChosenCookies: false, viewport: { width: 320, height: 400 } });

  const banner = (page: Page) => page.getByRole('region', { name: t('consent:banner.title') });

  async function expectChoice(page: Page, letters: string): Promise<void> {
    const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
    await expect.poll(cookie).toMatch(new RegExp(`\\.${letters}\\.`));
  }

  test('B12 B13 the banner covers no stop of the page, comes last, and is answered by keyboard', async ({ page }) => {
    await openContent(page, pathOf('contact', 'sk'));
    await expect(banner(page)).toBeVisible();
    await walkContent(page);
    const reject = banner(page).getByRole('button', { name: t('consent:banner.reject') });
    const accept = banner(page).getByRole('button', { name: t('consent:banner.accept') });
    const choose = banner(page).getByRole('link', { name: t('consent:banner.choose') });
    await tabTo(page, choose);
    await expectStops(page, 'Tab', [reject, accept]);
    expect(await stopAt(page, 'Tab'), 'a stop after the banner').toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expectStops(page, 'Shift+Tab', [reject]);
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expectChoice(page, 'n');
  });

  test('B12 B13 cookies are chosen, changed and withdrawn by keyboard', async ({ page }) => {
    await openContent(page, pathOf('cookies', 'sk'));
    const category = (name: 'preferences' | 'analytics' | 'chat'): Locator =>
      page.getByRole('checkbox', { name: t(`consent:categories.${name}.name`) });
    const save = page.getByRole('button', { name: t('consent:form.save') });
    const withdraw = page.getByRole('button', { name: t('consent:form.withdraw') });
    await tabTo(page, category('preferences'));
    await page.keyboard.press('Space');
    await expectStops(page, 'Tab', [category('analytics'), category('chat'), save]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('consent:form.saved'))).toBeVisible();
    await expectChoice(page, 'np');
    await expect(save).toBeFocused();
    await expectStops(page, 'Tab', [withdraw]);
    await page.keyboard.press('Enter');
    await expectChoice(page, 'n');
    await expect(category('preferences')).not.toBeChecked();
  });
});
