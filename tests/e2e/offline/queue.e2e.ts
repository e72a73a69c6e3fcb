import { type Page, expect } from '@playwright/test';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { queuedByEarlierVersion } from '#tests/support/database/queued-by-earlier-version.ts';
import { startSite } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { promiseSync, test } from '#tests/e2e/support/offline-visitor.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

const t = textsOf('sk');
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('configurator-draft'));
/** The title of a toast, for any number. */
const sentTitle = (kind: 'service-request' | 'contact') =>
  t(`unsent:sent.${kind}`, { number: '#' }).split('#')[1] ?? '';

test('C11 a pending request is sent by the next page, which reports it once and clears its draft', async ({
  page,
  context,
  front,
  visitor,
  visitorOn,
}) => {
  const answers = sampleVisitor('detailed');
  await visitor.sendRequest(answers, 'cut');
  await page.close();
  front.set('open');
  const next = await context.newPage();
  await next.goto(pathOf('faq', 'sk'));
  const later = visitorOn(next);
  await expect(later.toast(sentTitle('service-request'))).toBeVisible();
  await later.untilQueueIsEmpty();
  expect(await draft(next)).toBeNull();
  expect(await later.storedRequests(answers.contact.name)).toHaveLength(1);
  await next.goto(pathOf('home', 'sk'));
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next.locator('.toast')).toHaveCount(0);
});

test('C11 one of two open tabs sends, and the tab that shows the request opens its confirmation', async ({
  context,
  front,
  visitor,
}) => {
  const answers = sampleVisitor('quick');
  await visitor.sendRequest(answers, 'cut');
  const second = await context.newPage();
  await second.goto(pathOf('faq', 'sk'));
  await context.setOffline(true);
  front.set('open');
  await context.setOffline(false);
  await visitor.expectConfirmation();
  await visitor.untilQueueIsEmpty();
  await expect(second.locator('.toast')).toHaveCount(0);
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
});

test('C9 C11 a pending request that is submitted once more by another tab is stored once', async ({
  page,
  context,
  visitor,
  visitorOn,
}) => {
  const answers = sampleVisitor('detailed');
  await visitor.sendRequest(answers, 'cut');
  await page.close();
  const next = await context.newPage();
  const later = visitorOn(next);
  await next.goto(`${pathOf('configurator', 'sk')}?step=summary`);
  await later.expectKept('service-request');
  await later.submit.click();
  await expect(later.submit).toBeEnabled();
  await expect(later.retry).toHaveCount(1);
  await later.getThroughBy(later.retry);
  await later.untilQueueIsEmpty();
  expect(await later.storedRequests(answers.contact.name)).toHaveLength(1);
});

test('C11 a withdrawn request is not sent, only the changed one is stored', async ({ page, visitor }) => {
  const answers = sampleVisitor('quick');
  await visitor.sendRequest(answers, 'cut');
  await visitor.takeRequestBack();
  await expect(page.getByRole('status').filter({ hasText: t('unsent:takenBack') })).toBeFocused();
  await visitor.untilQueueIsEmpty();
  await visitor.changeCompany(answers, 'Strechy Ďurica');
  await visitor.getThroughBy(visitor.submit);
  const stored = await visitor.storedRequests(answers.contact.name);
  expect(stored.map(({ customerCompany }) => customerCompany)).toEqual(['Strechy Ďurica']);
});

test('C11 a request withdrawn after a lost response and submitted unchanged is stored once', async ({ visitor }) => {
  const answers = sampleVisitor('quick');
  await visitor.sendRequest(answers, 'answers-lost');
  await visitor.takeRequestBack();
  await visitor.getThroughBy(visitor.submit);
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
});

test('C11 answers changed while a request is pending are a draft of their own, which is not cleared', async ({
  page,
  front,
  visitor,
}) => {
  const answers = sampleVisitor('quick');
  await visitor.sendRequest(answers, 'cut');
  await visitor.changeCompany(answers, 'Nová s. r. o.');
  const earlier = page.getByRole('status').filter({ hasText: t('unsent:discard') });
  await expect(earlier).toBeVisible();
  front.set('open');
  await visitor.retry.click();
  await expect(visitor.toast(sentTitle('service-request'))).toBeVisible();
  await expect(earlier).toHaveCount(0);
  expect(await draft(page)).toContain('Nová s. r. o.');
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
});

test('C11 a request is retried when the server is down, behind a gateway too', async ({ page, front, visitor }) => {
  const { contact } = sampleVisitor('quick');
  await visitor.visitHome();
  front.set('gateway');
  await visitor.openContact();
  await visitor.sendMessage(contact, 'Koľko stojí web?');
  await expect(page.getByRole('alert')).toContainText(t('unsent:kept.contact'));
  await expect(page.getByRole('alert')).toContainText(t('contact:failure'));
  await expect(page.getByRole('alert')).not.toContainText('Gateway');
  await page.goto(pathOf('faq', 'sk'));
  front.set('open');
  await page.goto(pathOf('services', 'sk'));
  await expect(visitor.toast(sentTitle('contact'))).toBeVisible();
  expect(await visitor.storedRequests(contact.name)).toHaveLength(1);
});

test('C11 B8 the contact form opens and queues a message while the server is stopped', async ({ page, visitor }) => {
  const own = await startSite();
  const { contact } = sampleVisitor('quick');
  await page.goto(`${own.origin}${pathOf('faq', 'sk')}`);
  await visitor.untilKept();
  await own.stop();
  await page.goto(`${own.origin}${pathOf('contact', 'sk')}`);
  await untilHydrated(page);
  await visitor.sendMessage(contact, 'Ste tam?');
  await visitor.expectKept('contact');
  await page.reload();
  await visitor.expectKept('contact');
});

test('C11 E1 what the server rejects goes back to its form, whichever page sent it', async ({
  page,
  context,
  front,
  visitor,
  visitorOn,
}) => {
  const { contact } = sampleVisitor('quick');
  await context.addInitScript(promiseSync);
  await visitor.visitHome();
  await visitor.openContact();
  front.set('cut');
  await visitor.sendMessage(contact, 'Potrebujem web.');
  await visitor.expectKept('contact');
  front.set('refusing');
  const elsewhere = await context.newPage();
  await page.close();
  await visitor.dispatchSync(elsewhere);
  await elsewhere.goto(pathOf('home', 'sk'));
  const later = visitorOn(elsewhere);
  const toast = later.toast(t('unsent:refused.contact'));
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: t('unsent:refused.action') }).click();
  await expect(later.field('name')).toHaveValue(contact.name);
  await later.untilQueueIsEmpty();
  expect(await later.storedRequests(contact.name)).toEqual([]);
});

test('C11 C8 without a connection the configurator works, with live prices, and says so', async ({
  page,
  context,
  front,
  visitor,
}) => {
  const answers = sampleVisitor('quick');
  await visitor.visitHome();
  front.set('cut');
  await context.setOffline(true);
  await visitor.configurator.open();
  await expect(page.getByText(t('unsent:offline'))).toBeVisible();
  await visitor.configurator.walkTo('summary', answers);
  await expect(page.getByText(t('unsent:needsConnection'))).toBeVisible();
  await expect(visitor.configurator.button(t('configurator:summary.actions.generate'))).toBeDisabled();
  await visitor.submit.click();
  await visitor.expectKept('service-request');
  front.set('open');
  await context.setOffline(false);
  await visitor.expectConfirmation();
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
});

test('C11 a message that version 0.1.0 has queued in this browser is sent and reported once', async ({
  page,
  visitor,
}) => {
  const { pending } = queuedByEarlierVersion;
  await page.goto(pathOf('faq', 'sk'));
  await page.evaluate(storeAsEarlierVersion(pending));
  await page.goto(pathOf('home', 'sk'));
  await expect(visitor.toast(sentTitle('contact'))).toBeVisible();
  await visitor.untilQueueIsEmpty();
  const stored = await visitor.storedRequests(pending.body.message.contact.email);
  expect(stored).toHaveLength(1);
});

/** Script that stores a record in the browser's database under the names of version 0.1.0. */
const storeAsEarlierVersion = (record: { kind: string; idempotencyKey: string }) => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('unsent');
  opening.onupgradeneeded = () => opening.result.createObjectStore('records');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('records', 'readwrite');
    transaction.objectStore('records').put(${JSON.stringify(record)}, '${record.idempotencyKey}');
    transaction.oncomplete = () => {
      opening.result.close();
      localStorage.setItem('unsent', '${record.kind}');
      resolve();
    };
  };
})`;
