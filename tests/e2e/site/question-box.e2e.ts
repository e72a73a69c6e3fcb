import { type Page, expect } from '@playwright/test';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { holdHydration, untilHydrated } from '#tests/e2e/support/hydration.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';

/** A question of each language with its entry, and one that nobody here can answer. */
const questions: Record<Language, { asked: string; unrelated: string }> = {
  sk: { asked: 'kolko stoji web pre maliara', unrelated: 'Aké bude zajtra počasie?' },
  cs: { asked: 'kolik stoji web pro malire', unrelated: 'Jaké bude zítra počasí?' },
  da: { asked: 'hvad koster en hjemmeside til en maler', unrelated: 'Hvordan bliver vejret i morgen?' },
  en: { asked: 'how much is a website for a painter', unrelated: 'What is the weather tomorrow?' },
};

async function openFaq(page: Page, language: Language) {
  const t = textsOf(language);
  await page.goto(pathOf('faq', language));
  await untilHydrated(page);
  const box = page.getByRole('region', { name: t('faq:ask.title') });
  const field = page.getByLabel(t('faq:ask.label'));
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
  };
  return { t, box, field, ask };
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });

    test(`A6 a question typed as people type finds its entry, which opens from there (${language})`, async ({
      page,
    }) => {
      const { t, box, field, ask } = await openFaq(page, language);
      await page.getByRole('searchbox', { name: t('faq:search') }).fill('qqqq');
      await expect(page.getByRole('heading', { name: t('faq:empty.title') })).toBeVisible();
      await page.getByRole('link', { name: t('faq:ask.link') }).click();
      await expect(field).toBeFocused();
      await ask(questions[language].asked);
      await expect(box.getByRole('heading', { name: t('faq:ask.found') })).toBeFocused();
      await expect(box.getByText(t('faq:ask.writers.template'))).toBeVisible();
      await expect(box.getByText(t('errors:aiService.title'))).toHaveCount(0);
      await expect(field, 'what was asked stays').toHaveValue(questions[language].asked);
      await expectToFit(page, 'an answer');
      const entry = page.locator('details:has(#price-website)');
      await box.locator('a[href="#price-website"]').first().click();
      await expect(page).toHaveURL(/#price-website$/);
      await expect(entry).toHaveAttribute('open');
      await expect(entry.locator('summary')).toBeFocused();
      await expect(box.getByRole('heading', { name: t('faq:ask.found') }), 'the answer stays').toBeVisible();
    });

    test(`A6 where nothing is found the question goes along to the contact form (${language})`, async ({ page }) => {
      const { t, box, ask } = await openFaq(page, language);
      const { unrelated } = questions[language];
      await ask(unrelated);
      await expect(box.getByRole('heading', { name: t('faq:ask.nothing.title') })).toBeFocused();
      await expect(box.getByRole('link', { name: t('faq:ask.nothing.quote') })).toHaveAttribute(
        'href',
        pathOf('configurator', language),
      );
      await box.getByRole('link', { name: t('faq:ask.nothing.contact') }).click();
      await expect(page).toHaveURL(pathOf('contact', language));
      await expect(page.locator('#message')).toHaveValue(unrelated);
    });
  });
}

test.describe('in Slovak', () => {
  test.use({ locale: localeOf.sk });

  test('A6 a question too short is refused in the field, and an example answers', async ({ page }) => {
    const { t, box, field, ask } = await openFaq(page, 'sk');
    await ask(' a ');
    await expect(box.getByText(t('faq:ask.tooShort'))).toBeVisible();
    await expect(field).toBeFocused();
    await box.getByRole('button', { name: t('faq:ask.examples.time') }).click();
    await expect(field).toHaveValue(t('faq:ask.examples.time'));
    await expect(box.getByText(t('faq:ask.tooShort'))).toHaveCount(0);
    await expect(box.locator('a[href="#duration"]')).toBeVisible();
  });

  test('B13 a question is asked, its answer read and its source opened by keyboard alone', async ({ page }) => {
    const { t, box, field } = await openFaq(page, 'sk');
    await field.focus();
    await page.keyboard.type('Koľko stojí web?');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('heading', { name: t('faq:ask.found') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box.locator('a[href="#price-website"]')).toBeFocused();
    await page.keyboard.press('Enter');
    const entry = page.locator('details:has(#price-website)');
    await expect(entry).toHaveAttribute('open');
    // The browser opens the entry by itself, a moment before the page focuses it.
    await expect(entry.locator('summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#price-website').getByRole('link', { name: t('faq:link') })).toBeFocused();
  });

  test('V5 A6 an address with a question shows and focuses it, and what is searched for is in the address', async ({
    page,
  }) => {
    const { t, box } = await openFaq(page, 'sk');
    await page.goto(`${pathOf('faq', 'sk')}#price-calculator`);
    await untilHydrated(page);
    const asked = page.locator('details:has(#price-calculator) summary');
    await expect(asked).toBeFocused();
    await expect(asked).toBeInViewport({ ratio: 1 });
    await page.getByRole('searchbox', { name: t('faq:search') }).fill('záruka');
    await page.getByLabel(t('faq:category')).selectOption('process');
    await expect(page).toHaveURL(/q=z%C3%A1ruka&category=process/);
    const found = page.getByRole('main').locator('details.question').filter({ visible: true });
    await expect(found).not.toHaveCount(0);
    const count = await found.count();
    await page.reload();
    await expect(found).toHaveCount(count);
    await expect(page.locator('details:has(#warranty)')).toBeVisible();
    const [hit, own] = await Promise.all([found.first().boundingBox(), box.boundingBox()]);
    expect(hit?.y, 'what was found stands before the question box').toBeLessThan(own?.y ?? 0);
  });

  test('A6 B3 a change of language keeps the question that the address names', async ({ page }) => {
    await page.goto(`${pathOf('faq', 'sk')}#price-calculator`);
    await page.locator('#language-menu > summary').click();
    await page
      .locator('header')
      .getByRole('link', { name: textsOf('da')('common:language.names.da') })
      .click();
    await expect(page).toHaveURL(new RegExp(String.raw`${pathOf('faq', 'da')}\?lng=da#price-calculator$`));
    await expect(page.locator('details:has(#price-calculator) summary')).toBeFocused();
  });

  test('A6 every example finds an answer in every language', async ({ page }) => {
    for (const language of languages) {
      await page.context().clearCookies({ name: 'i18next' });
      await page.goto(`${pathOf('faq', language)}?lng=${language}`);
      await untilHydrated(page);
      const t = textsOf(language);
      for (const [example, entry] of [
        ['price', 'price-website'],
        ['time', 'duration'],
        ['texts', 'texts-and-photos'],
      ] as const) {
        await page.getByRole('button', { name: t(`faq:ask.examples.${example}`) }).click();
        await expect(page.locator(`#ask a[href="#${entry}"]`)).toBeVisible();
      }
    }
  });

  test('A6 without a connection the question stays and the search still works', async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { t, box, field, ask } = await openFaq(page, 'sk');
    await ask('Koľko stojí web?');
    await expect(box.getByRole('heading', { name: t('faq:ask.found') })).toBeVisible();
    await context.setOffline(true);
    await ask('Kedy bude web hotový?');
    await expect(box.getByRole('alert')).toContainText(t('faq:ask.offline.title'));
    await expect(field).toHaveValue('Kedy bude web hotový?');
    await page.getByRole('searchbox', { name: t('faq:search') }).fill('hotovy');
    await expect(page.locator('details:has(#duration)')).toBeVisible();
    await context.setOffline(false);
    await box.getByRole('button', { name: t('faq:ask.again') }).click();
    await expect(box.locator('a[href="#duration"]')).toBeVisible();
  });

  test('A6 too many questions are told when to go on, and nothing typed is lost', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/status of 429/);
    const { t, box, field, ask } = await openFaq(page, 'sk');
    await page.route('**/api/faq-answers', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '120' },
        json: {
          message: 'x',
          code: 'too-many-requests',
          category: 'rate_limit',
          errorId: 'ERR_1_ABC',
          severity: 'low',
          details: null,
          timestamp: new Date().toISOString(),
          field: null,
        },
      }),
    );
    await ask('Koľko stojí web?');
    await expect(box.getByRole('alert')).toContainText(t('faq:ask.failed'));
    await expect(field).toHaveValue('Koľko stojí web?');
  });

  test('B13 axe finds nothing on the question box, its answer, its error and without an answer', async ({ page }) => {
    const { t, box, ask } = await openFaq(page, 'sk');
    await ask('a');
    await expectAccessible(page, 'a question too short', '#ask');
    await ask('Koľko stojí web?');
    await expect(box.getByRole('heading', { name: t('faq:ask.found') })).toBeVisible();
    await expectAccessible(page, 'an answer', '#ask');
    await ask('recept na halušky');
    await expect(box.getByRole('heading', { name: t('faq:ask.nothing.title') })).toBeVisible();
    await expectAccessible(page, 'no answer', '#ask');
    await expectToFit(page, 'no answer');
  });
});

test.describe('before hydration', () => {
  test.use({ locale: localeOf.sk });

  test('A6 A1 whoever only reads loads nothing of the box; what is typed and pressed before it is hydrated is answered', async ({
    page,
  }) => {
    const hydration = await holdHydration(page);
    const { t, box, field } = await openFaq(page, 'sk');
    await page.locator('details.question summary').first().click();
    await page.waitForLoadState('networkidle');
    expect(hydration.asked()).toBe(0);

    await field.fill('Koľko stojí web?');
    await page.getByRole('searchbox', { name: t('faq:search') }).fill('záloha');
    await box.getByRole('button', { name: t('faq:ask.submit') }).click();
    expect(hydration.asked()).toBe(1);
    hydration.letCome();
    await expect(box.getByRole('heading', { name: t('faq:ask.found') })).toBeVisible();
    await expect(page).toHaveURL(/q=z%C3%A1loha/);
    await expect(page.locator('details:has(#deposit-and-invoice)')).toBeVisible();
  });

  test('A6 a question in the address is asked once the page is ready', async ({ page }) => {
    const t = textsOf('sk');
    await page.goto(`${pathOf('faq', 'sk')}?ask=${encodeURIComponent('Koľko stojí web?')}`);
    await expect(page.getByRole('heading', { name: t('faq:ask.found') })).toBeVisible();
    await expect(page.getByLabel(t('faq:ask.label'))).toHaveValue('Koľko stojí web?');
  });
});

test.describe('without scripts', () => {
  test.use({ locale: localeOf.sk, javaScriptEnabled: false });

  test('A6 there is no question box, and the search works', async ({ page }) => {
    const t = textsOf('sk');
    await page.goto(pathOf('faq', 'sk'));
    await expect(page.locator('#ask')).toBeHidden();
    await page.getByRole('searchbox', { name: t('faq:search') }).fill('zaloha');
    await page.getByRole('searchbox', { name: t('faq:search') }).press('Enter');
    await expect(page.locator('details:has(#deposit-and-invoice)')).toBeVisible();
  });
});
