import { type BrowserContext, type Page, expect } from '@playwright/test';
import { type Language, languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import type { CuttingFront } from '#tests/e2e/support/cutting-front.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { type OfflineVisitor, promiseSync, test } from '#tests/e2e/support/offline-visitor.ts';

type Visit = {
  page: Page;
  context: BrowserContext;
  language: Language;
  front: CuttingFront;
  visitor: OfflineVisitor;
  visitorOn: (page: Page) => OfflineVisitor;
  /** Keys of what was sent since the visit began. */
  keys: () => string[];
};

/** What may happen to a submission without a connection, by the fact that it proves. */
const visits: Record<string, (visit: Visit) => Promise<void>> = {
  'C11 a request without a connection is queued, said to be, and stored once when the connection is back': async ({
    page,
    language,
    visitor,
    keys,
  }) => {
    const answers = sampleVisitor('quick');
    await visitor.sendRequest(answers, 'cut');
    await expect(page.getByText(textsOf(language)('unsent:closing.bound'))).toBeVisible();
    expect(await visitor.storedRequests(answers.contact.name)).toEqual([]);
    await visitor.getThroughBy(visitor.retry);
    expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
    expect(new Set(keys()).size, 'all tries carry one key').toBe(1);
  },

  'C11 a request whose response was lost is sent again and stored once': async ({ visitor, keys }) => {
    const answers = sampleVisitor('quick');
    await visitor.sendRequest(answers, 'answers-lost');
    expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
    await visitor.getThroughBy(visitor.retry);
    expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
    expect(keys().length).toBeGreaterThan(1);
    expect(new Set(keys()).size, 'all tries carry one key').toBe(1);
  },

  'C11 a request that was stored just before the connection was lost is reported by the next page': async ({
    page,
    language,
    front,
    visitor,
    keys,
  }) => {
    const t = textsOf(language);
    const answers = sampleVisitor('quick');
    await visitor.openSummary(answers);
    front.set('cut-behind-answer');
    await visitor.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: t('common:offline.title') })).toBeVisible();
    const [stored] = await visitor.storedRequests(answers.contact.name);
    await page.goto(pathOf('faq', language));
    await expect(visitor.toast(t('unsent:sent.service-request', { number: String(stored?.number) }))).toBeVisible();
    await page.goto(pathOf('home', language));
    await visitor.untilQueueIsEmpty();
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(keys()).toHaveLength(1);
  },

  'C11 E1 a contact message written without a connection is sent once it is back': async ({ front, visitor }) => {
    const { contact } = sampleVisitor('quick');
    await visitor.visitHome();
    front.set('cut');
    await visitor.openContact();
    await visitor.sendMessage(contact, 'Web?');
    await visitor.expectKept('contact');
    expect(await visitor.storedRequests(contact.name)).toEqual([]);
    await visitor.getThroughBy(visitor.retry, 'contact');
    expect(await visitor.storedRequests(contact.name)).toHaveLength(1);
  },

  'C11 after the tab was closed the browser sends the request, and the next page reports it once': async ({
    page,
    context,
    language,
    front,
    visitor,
    visitorOn,
  }) => {
    const t = textsOf(language);
    const answers = sampleVisitor('quick');
    await context.addInitScript(promiseSync);
    await visitor.sendRequest(answers, 'cut');
    await expect(page.getByText(t('unsent:closing.free'))).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(t('unsent:closing.free')), 'V18 the same after a reload').toBeVisible();
    await context.setOffline(false);
    const elsewhere = await context.newPage();
    await page.close();
    front.set('open');
    await visitor.dispatchSync(elsewhere);
    await expect.poll(() => visitor.storedRequests(answers.contact.name)).toHaveLength(1);
    const [stored] = await visitor.storedRequests(answers.contact.name);
    await elsewhere.goto(pathOf('home', language));
    const later = visitorOn(elsewhere);
    const toast = later.toast(t('unsent:sent.service-request', { number: String(stored?.number) }));
    await expect(toast).toBeVisible();
    expect(await elsewhere.evaluate(() => localStorage.getItem('configurator-draft'))).toBeNull();
    await toast.getByRole('button', { name: t('unsent:sent.action') }).click();
    await later.expectConfirmation();
    await expect(elsewhere.getByRole('strong')).toHaveText(String(stored?.number));
    await later.untilQueueIsEmpty();
    await expect(elsewhere.locator('.toast')).toHaveCount(0);
  },
};

test.describe('sk', () => {
  for (const [fact, proveBy] of Object.entries(visits)) {
    test(`${fact} (sk)`, async ({ page, context, front, visitor, visitorOn }) => {
      await proveBy({ page, context, language: 'sk', front, visitor, visitorOn, keys: () => front.keys });
    });
  }
});

for (const language of languages.filter((each) => each !== 'sk')) {
  test.describe(language, () => {
    test.use({ language });

    // One after another in the tabs of one browser, which keeps the pages for reading offline once.
    test(`C11 E1 whatever happens to the connection and the tab, each request and message of one browser is stored once and reported (${language})`, async ({
      context,
      front,
      visitorOn,
    }) => {
      for (const [fact, proveBy] of Object.entries(visits)) {
        await test.step(fact, async () => {
          front.set('open');
          const before = front.keys.length;
          const keys = () => front.keys.slice(before);
          const page = await context.newPage();
          await proveBy({ page, context, language, front, visitor: visitorOn(page), visitorOn, keys });
          await page.close();
        });
      }
    });
  });
}
