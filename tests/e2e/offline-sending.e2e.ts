import { expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { sampleVisitor } from './sample-visitors.ts';
import { offlineVisitor, promiseSync, test } from './offline-visitor.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: localeOf[language] });
    const t = textsOf(language);

    test(`C11 a request that meets a cut line is kept, said to be, and stored once when the line is back (${language})`, async ({
      page,
      front,
      request,
      site,
    }) => {
      const visitor = offlineVisitor(page, { language, front, api: request, site });
      const answers = sampleVisitor('quick');
      await visitor.openSummary(answers);
      front.set('cut');
      await visitor.submit.click();
      await visitor.expectKept('service-request');
      await expect(page.getByText(t('unsent:closing.bound'))).toBeVisible();
      expect(await visitor.storedRequests(answers.contact.name)).toEqual([]);
      front.set('open');
      await visitor.retry.click();
      await visitor.expectConfirmation();
      expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
      expect(new Set(front.keys).size, 'all tries carry one key').toBe(1);
    });

    test(`C11 a request whose answer was lost on its way is sent again and stored once (${language})`, async ({
      page,
      front,
      request,
      site,
    }) => {
      const visitor = offlineVisitor(page, { language, front, api: request, site });
      const answers = sampleVisitor('quick');
      await visitor.openSummary(answers);
      front.set('answers-lost');
      await visitor.submit.click();
      await visitor.expectKept('service-request');
      expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
      front.set('open');
      await visitor.retry.click();
      await visitor.expectConfirmation();
      expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
      expect(front.keys.length).toBeGreaterThan(1);
      expect(new Set(front.keys).size, 'all tries carry one key').toBe(1);
    });

    test(`C11 a request that was stored just before the line was cut is told of on the next page (${language})`, async ({
      page,
      front,
      request,
      site,
    }) => {
      const visitor = offlineVisitor(page, { language, front, api: request, site });
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
      expect(front.keys).toHaveLength(1);
    });

    test(`C11 after the tab was closed the browser sends the request, and the next page says so once (${language})`, async ({
      page,
      context,
      front,
      request,
      site,
    }) => {
      const visitor = offlineVisitor(page, { language, front, api: request, site });
      const answers = sampleVisitor('quick');
      await context.addInitScript(promiseSync);
      await visitor.openSummary(answers);
      front.set('cut');
      await visitor.submit.click();
      await visitor.expectKept('service-request');
      await expect(page.getByText(t('unsent:closing.free'))).toBeVisible();
      const elsewhere = await context.newPage();
      await page.close();
      front.set('open');
      await visitor.dispatchSync(elsewhere);
      await expect.poll(() => visitor.storedRequests(answers.contact.name)).toHaveLength(1);
      const [stored] = await visitor.storedRequests(answers.contact.name);
      await elsewhere.goto(pathOf('home', language));
      const later = offlineVisitor(elsewhere, { language, front, api: request, site });
      const toast = later.toast(t('unsent:sent.service-request', { number: String(stored?.number) }));
      await expect(toast).toBeVisible();
      expect(await elsewhere.evaluate(() => localStorage.getItem('configurator-draft'))).toBeNull();
      await toast.getByRole('button', { name: t('unsent:sent.action') }).click();
      await later.expectConfirmation();
      await expect(elsewhere.getByRole('strong')).toHaveText(String(stored?.number));
      await later.untilQueueIsEmpty();
      await expect(elsewhere.locator('.toast')).toHaveCount(0);
    });

    test(`C11 E1 a contact message written without a line is sent once it is back (${language})`, async ({
      page,
      front,
      request,
      site,
    }) => {
      const visitor = offlineVisitor(page, { language, front, api: request, site });
      const { contact } = sampleVisitor('quick');
      await page.goto(pathOf('home', language));
      await visitor.untilKept();
      front.set('cut');
      await visitor.openContact();
      await visitor.writeMessage(contact, 'Web?');
      await visitor.send.click();
      await visitor.expectKept('contact');
      expect(await visitor.storedRequests(contact.name)).toEqual([]);
      front.set('open');
      await visitor.retry.click();
      await visitor.expectConfirmation();
      expect(await visitor.storedRequests(contact.name)).toHaveLength(1);
    });
  });
}
