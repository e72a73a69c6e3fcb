import { expect } from '@playwright/test';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { attachmentScreen, noisyPicture } from '#tests/e2e/support/attachment-screen.ts';
import { promiseSync, test } from '#tests/e2e/support/offline-visitor.ts';

const t = textsOf('sk');

test('C11 a request without a connection is queued, said to be, and stored once when the connection is back', async ({
  page,
  visitor,
  front,
}) => {
  const answers = sampleVisitor('quick');
  await visitor.sendRequest(answers, 'cut');
  await expect(page.getByText(t('unsent:closing.bound'))).toBeVisible();
  expect(await visitor.storedRequests(answers.contact.name)).toEqual([]);
  await visitor.getThroughBy(visitor.retry);
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
  expect(new Set(front.keys).size, 'all tries carry one key').toBe(1);
});

test('C11 a request whose response was lost is sent again and stored once', async ({ visitor, front }) => {
  const answers = sampleVisitor('quick');
  await visitor.sendRequest(answers, 'answers-lost');
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
  await visitor.getThroughBy(visitor.retry);
  expect(await visitor.storedRequests(answers.contact.name)).toHaveLength(1);
  expect(front.keys.length).toBeGreaterThan(1);
  expect(new Set(front.keys).size, 'all tries carry one key').toBe(1);
});

test('C10 C11 a photo that is added while a request waits goes with it, though its first try had arrived', async ({
  page,
  visitor,
  front,
}) => {
  const answers = sampleVisitor('quick');
  const { chooser, expectState } = attachmentScreen(page, 'sk');
  await visitor.sendRequest(answers, 'answers-lost');
  const [stored] = await visitor.storedRequests(answers.contact.name);
  const photo = await noisyPicture('strecha.png', { width: 60, height: 40 });
  await chooser.setInputFiles([photo]);
  await expectState(photo.name, 'ready');
  await visitor.getThroughBy(visitor.retry);
  expect(new Set(front.keys).size).toBe(1);
  const { attachments } = await visitor.storedRequest(stored?.id ?? '');
  expect(attachments.map(({ name }) => name)).toEqual([photo.name]);
});

test('C11 a request that was stored just before the connection was lost is reported by the next page', async ({
  page,
  front,
  visitor,
}) => {
  const answers = sampleVisitor('quick');
  await visitor.openSummary(answers);
  front.set('cut-behind-answer');
  await visitor.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: t('common:offline.title') })).toBeVisible();
  const [stored] = await visitor.storedRequests(answers.contact.name);
  await page.goto(pathOf('faq', 'sk'));
  await expect(visitor.toast(t('unsent:sent.service-request', { number: String(stored?.number) }))).toBeVisible();
  await page.goto(pathOf('home', 'sk'));
  await visitor.untilQueueIsEmpty();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(front.keys).toHaveLength(1);
});

test('C11 E1 a contact message written without a connection is sent once it is back', async ({ front, visitor }) => {
  const { contact } = sampleVisitor('quick');
  await visitor.visitHome();
  front.set('cut');
  await visitor.openContact();
  await visitor.sendMessage(contact, 'Web?');
  await visitor.expectKept('contact');
  expect(await visitor.storedRequests(contact.name)).toEqual([]);
  await visitor.getThroughBy(visitor.retry, 'contact');
  expect(await visitor.storedRequests(contact.name)).toHaveLength(1);
});

test('C11 after the tab was closed the browser sends the request, and the next page reports it once', async ({
  page,
  context,
  front,
  visitor,
  visitorOn,
}) => {
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
  await elsewhere.goto(pathOf('home', 'sk'));
  const later = visitorOn(elsewhere);
  const toast = later.toast(t('unsent:sent.service-request', { number: String(stored?.number) }));
  await expect(toast).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('configurator-draft'))).toBeNull();
  await toast.getByRole('button', { name: t('unsent:sent.action') }).click();
  await later.expectConfirmation();
  await expect(elsewhere.getByRole('strong')).toHaveText(String(stored?.number));
  await later.untilQueueIsEmpty();
  await expect(elsewhere.locator('.toast')).toHaveCount(0);
});
