import { type Page, expect } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf, servicePath } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { unknownAddress } from '#tests/e2e/support/open-pages.ts';
import { expectStop, expectStops, stopAt, tabTo } from '#tests/e2e/support/keyboard-stops.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');
const pages = ['services', 'projects', 'about', 'faq', 'contact'] as const;

/** What the head of a page offers to the keyboard. */
function headOf(page: Page) {
  const head = page.getByRole('banner');
  const sign = (name: string) => head.locator('summary').filter({ hasText: name });
  const link = (name: string) => head.getByRole('link', { name, exact: true }).filter({ visible: true });
  return {
    skip: page.getByRole('link', { name: t('common:navigation.skip') }),
    logo: link(`${brand.name} – ${t('common:navigation.home')}`),
    link,
    pageLinks: pages.map((name) => link(t(`common:navigation.${name}`))),
    quote: link(t('common:navigation.quote')),
    notifications: sign(t('common:notifications.label')),
    menu: sign(t('common:navigation.menu')),
    account: link(t('common:footer.account')),
    languageMenu: sign(t('common:language.label')),
    languageLinks: languages.map((code) => link(t(`common:language.names.${code}`))),
    theme: page.getByLabel(t('common:theme.label')),
    openSheet: head.locator('details[open] > .header-menu-sheet'),
  };
}

type Head = ReturnType<typeof headOf>;

const forms = {
  desktop: {
    size: { width: 1280, height: 800 },
    stops: ({ skip, logo, pageLinks, quote, notifications, account, theme, languageMenu }: Head) => [
      skip,
      logo,
      ...pageLinks,
      quote,
      notifications,
      account,
      theme,
      languageMenu,
    ],
  },
  phone: {
    size: { width: 320, height: 640 },
    stops: ({ skip, logo, notifications, theme, languageMenu, menu }: Head) => [
      skip,
      logo,
      notifications,
      theme,
      languageMenu,
      menu,
    ],
  },
};

for (const [name, { size, stops }] of Object.entries(forms)) {
  test.describe(name, () => {
    test.use({ viewport: size });

    test(`B13 the head of the page is walked in the order it is read, there and back (${name})`, async ({ page }) => {
      await page.goto('/');
      const walked = stops(headOf(page));
      await expectStops(page, 'Tab', walked);
      await stopAt(page, 'Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      await expectStops(page, 'Shift+Tab', walked.toReversed());
    });

    test(`B13 each menu of the head opens by Enter and Space, is closed by Escape and by leaving it, and covers no stop (${name})`, async ({
      page,
    }) => {
      await page.goto('/');
      const head = headOf(page);
      const { openSheet } = head;
      for (const sign of stops(head).filter((stop) =>
        [head.notifications, head.menu, head.languageMenu].includes(stop),
      )) {
        await sign.focus();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key);
          await expect(openSheet).toBeVisible();
          await expect(openSheet).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(openSheet).toHaveCount(0);
          await expect(sign).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await expect(openSheet).toBeVisible();
        const within = await openSheet.locator('a, select').filter({ visible: true }).count();
        for (let stop = 0; stop < within; stop += 1) {
          await stopAt(page, 'Tab');
          await expect(openSheet.locator(':focus')).toHaveCount(1);
        }
        await stopAt(page, 'Tab');
        await expect(openSheet).toHaveCount(0);
      }
    });

    test(`B6 B13 the theme is chosen by keyboard (${name})`, async ({ page }) => {
      await page.goto('/');
      const { theme } = headOf(page);
      await tabTo(page, theme);
      await stopAt(page, 'ArrowDown');
      await expect(theme).toHaveValue('dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
}

test('A1 V12 the head stays in sight, marks the page above, and names its signs by tooltips', async ({ page }) => {
  await page.setViewportSize(forms.desktop.size);
  await page.goto(servicePath('webove-stranky', 'sk'));
  await untilHydrated(page);
  const { pageLinks, notifications, languageMenu } = headOf(page);
  await expect(pageLinks[0] ?? notifications).toHaveAttribute('aria-current', 'true');
  await page.evaluate(`scrollTo({ top: 2000, behavior: 'instant' })`);
  await expect(languageMenu).toBeInViewport({ ratio: 1 });
  const tooltip = page.locator('.tooltip');
  for (const [sign, name] of [
    [notifications, t('common:notifications.label')],
    [languageMenu, t('common:language.label')],
  ] as const) {
    await sign.hover();
    await expect(tooltip).toHaveText(name);
    await expect(tooltip).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: forms.phone.size });

  test('B7 B13 the menu leads to a page by keyboard, closes, and the focus goes to the heading of that page', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    const { menu, pageLinks, account, quote, openSheet } = headOf(page);
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expectStops(page, 'Tab', [...pageLinks, account, quote]);
    await expectStops(page, 'Shift+Tab', [account, ...pageLinks.slice(-2).toReversed()]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathOf('faq', 'sk'));
    await expect(page.getByRole('heading', { level: 1, name: t('faq:title') })).toBeFocused();
    await expectStop(page);
    await expect(openSheet).toHaveCount(0);
  });
});

test('A1 B13 the notification menu says that nothing waits, or leads by keyboard to what does', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const { notifications, openSheet } = headOf(page);
  await tabTo(page, notifications);
  await page.keyboard.press('Enter');
  await expect(openSheet).toHaveText(t('common:notifications.empty'), { useInnerText: true });
  await page.evaluate(() =>
    localStorage.setItem('configurator-draft', JSON.stringify({ savedAt: Date.now(), fields: [] })),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const draft = openSheet.getByRole('link', { name: t('common:notifications.draft.title') });
  await expect(draft).toBeVisible();
  await expectStops(page, 'Tab', [draft]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf('configurator', 'sk'));
  await expect(openSheet).toHaveCount(0);
});

test('A9 B7 the first page is left as the browser shows it and counted once, the not-found page too', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 404/);
  for (const path of ['/', pathOf('services', 'da'), unknownAddress]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator('body')).toBeFocused();
    const paths = await page.evaluate<string[]>('dataLayer.map((entry) => entry.path)');
    expect(paths).toEqual([path]);
  }
});
