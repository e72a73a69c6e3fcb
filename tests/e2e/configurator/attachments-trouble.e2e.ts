import { type Page, expect } from '@playwright/test';
import { attachmentUploadsPath, listAttachments } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import {
  type UploadedFile,
  attachmentScreen,
  dropFile,
  noisyPicture,
  throttle,
  watchOffsets,
} from '#tests/e2e/support/attachment-screen.ts';
import { configuratorScreen } from '#tests/e2e/support/configurator-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

const visitor = sampleVisitor('quick');
const small = (name: string) => noisyPicture(name, { width: 60, height: 40 });
/** A PNG is uploaded unchanged: 2.2 MB in three parts. */
const large = (name: string) => noisyPicture(name, { width: 1000, height: 740 });

async function openContact(page: Page) {
  const screen = configuratorScreen(page, 'sk');
  await screen.resumeAt('contact', visitor);
  await screen.give('contact', visitor);
  return { ...screen, ...attachmentScreen(page, 'sk') };
}

/** The files that the server has of this browser's draft. */
async function storedFiles(page: Page) {
  const { request } = page;
  const { origin } = new URL(page.url());
  const collection = await page.evaluate<string>("localStorage.getItem('attachment-collection')");
  // The page's own: a new one would take its place, and calls that the page makes meanwhile would be refused.
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrf-token')?.value ?? '';
  const headers = { 'x-csrf-token': token };
  const answer = await request.post(origin + listAttachments.path, { headers, data: { collection } });
  return listAttachments.output.parse(await answer.json()).attachments;
}

test('C10 a rejected file says why in its row, and the other uploads continue', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 4\d\d/);
  const { chooser, row, expectState, status, next, expectStep, t } = await openContact(page);
  const broken: UploadedFile = {
    name: 'rozbita.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  };
  const text: UploadedFile = { name: 'cennik.txt', mimeType: 'text/plain', buffer: Buffer.from('100 €') };
  const empty: UploadedFile = { name: 'prazdna.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  const good = await small('dobra.png');
  await chooser.setInputFiles([broken, text, empty, good]);
  await expectState(good.name, 'ready');
  for (const { name } of [broken, text, empty]) await expectState(name, 'refused');
  await expect(row(broken.name).getByRole('alert')).not.toBeEmpty();
  await expect(row(text.name).getByRole('alert')).toHaveText(t('attachments:refused.type'));
  await expect(row(empty.name).getByRole('alert')).toHaveText(t('attachments:refused.empty'));
  await expect(status).toHaveText(t('attachments:ready', { count: 1 }));
  await expectAccessible(page, 'refused files', 'main');
  await expectToFit(page, 'refused files');
  await next.click();
  await expectStep('summary');
  await expect(page.getByText(t('attachments:missing', { count: 3 }))).toBeVisible();
});

test('C10 an upload that lost its connection continues where it stopped, and the file is complete', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|ERR_FAILED/);
  const { chooser, bar, row, expectState, t } = await openContact(page);
  const photo = await large('strecha.png');
  const session = await throttle(page, 250_000);
  await chooser.setInputFiles([photo]);
  await expect(bar(photo.name)).toBeVisible();
  await expect
    .poll(async () => Number(await bar(photo.name).getAttribute('value')), { timeout: 20_000 })
    .toBeGreaterThan(55);
  await context.setOffline(true);
  await expectState(photo.name, 'interrupted');
  await expect(row(photo.name)).toContainText(t('attachments:interrupted'));
  await expectAccessible(page, 'an interrupted file', 'main');
  const offsets = watchOffsets(page);
  await session.detach();
  await context.setOffline(false);
  await expectState(photo.name, 'ready');
  expect(offsets[0], 'what the server had was not sent again').toBeGreaterThan(0);
  const [stored] = await storedFiles(page);
  expect(stored).toMatchObject({ name: photo.name, state: 'ready', width: 1000, height: 740 });
  await page.reload();
  await expectState(photo.name, 'ready');
});

test('R10 while the server cannot store files an upload waits with a reason, and nothing is sent twice', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 503/);
  const { chooser, row, expectState } = await openContact(page);
  const photo = await small('strecha.png');
  let [isAway, announcements] = [true, 0];
  const refusal = { code: 'files-unavailable', message: 'Úložisko neodpovedá.', category: 'external_api' };
  const body = { ...refusal, severity: 'medium', errorId: 'ERR_1', timestamp: new Date(0).toISOString() };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(attachmentUploadsPath)) announcements += 1;
  });
  await page.route(`**${attachmentUploadsPath}/*`, (route) =>
    isAway ? route.fulfill({ status: 503, json: body }) : route.continue(),
  );
  await chooser.setInputFiles([photo]);
  await expect(row(photo.name)).toContainText(refusal.message, { timeout: 20_000 });
  isAway = false;
  await row(photo.name).getByRole('button').last().click();
  await expectState(photo.name, 'ready');
  expect(announcements).toBe(1);
});

test('C10 after a reload during an upload the rest is uploaded without a press', async ({ page, expectedProblems }) => {
  expectedProblems.push(/ERR_ABORTED|ERR_FAILED/);
  const { chooser, bar, row, expectState, remove } = await openContact(page);
  const [photo, waiting] = await Promise.all([large('strecha.png'), small('druha.png')]);
  const session = await throttle(page, 300_000);
  await chooser.setInputFiles([photo]);
  await expect
    .poll(async () => Number(await bar(photo.name).getAttribute('value')), { timeout: 20_000 })
    .toBeGreaterThan(55);
  await chooser.setInputFiles([waiting]);
  const offsets = watchOffsets(page);
  await session.detach();
  await page.reload();
  await expectState(photo.name, 'ready');
  expect(Math.min(...offsets.filter((offset) => offset !== 0))).toBeGreaterThan(0);
  await expect(row(photo.name).locator('img'), 'its small picture was kept too').toHaveCount(1);
  await remove(photo.name).click();
  await expect(row(photo.name)).toHaveCount(0);
  expect((await storedFiles(page)).map(({ name }) => name)).not.toContain(photo.name);
});

test('C8 C10 submitting waits for uploads, or goes without them on a press', async ({ page }) => {
  const { chooser, next, expectStep, expectState, button, t, row } = await openContact(page);
  const photo = await large('strecha.png');
  await page.route(`**${attachmentUploadsPath}/*`, () => undefined);
  await chooser.setInputFiles([photo]);
  await expectState(photo.name, 'sending');
  await expect(page.locator('.late-bar'), 'the bar has come').toHaveCSS('opacity', '1');
  await expectAccessible(page, 'a file on its way', 'main');
  await next.click();
  await expectStep('summary');
  const submit = button(t('configurator:summary.actions.submit'));
  await submit.click();
  await expect(page.getByText(t('attachments:wait.title'))).toBeVisible();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page, 'sending that waits', 'main');
  await expect(row(photo.name)).toBeVisible();
  await button(t('attachments:wait.sendNow')).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('confirmation', 'sk')}\\?request=`), { timeout: 20_000 });
});

test('C8 C10 a request submitted during an upload is sent once its files are uploaded', async ({ page }) => {
  const { chooser, next, expectStep, button, t } = await openContact(page);
  const photo = await large('strecha.png');
  await throttle(page, 500_000);
  await chooser.setInputFiles([photo]);
  await next.click();
  await expectStep('summary');
  await button(t('configurator:summary.actions.submit')).click();
  await expect(page.getByText(t('attachments:wait.title'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pathOf('confirmation', 'sk')}\\?request=`), { timeout: 30_000 });
});

test('C10 files over the limit are rejected, and deleting a file makes room for another', async ({ page }) => {
  const { chooser, row, remove, expectState, status, t } = await openContact(page);
  const { count } = attachmentLimits;
  const photos = await Promise.all(Array.from({ length: count + 1 }, (_each, index) => small(`foto-${index + 1}.png`)));
  await chooser.setInputFiles(photos);
  await expectState(`foto-${count + 1}.png`, 'refused');
  await expect(status).toHaveText(t('attachments:ready', { count }), { timeout: 30_000 });
  await remove(`foto-${count + 1}.png`).click();
  await remove('foto-1.png').click();
  await expect(row('foto-1.png').filter({ hasNotText: 'foto-10' })).toHaveCount(0);
  await chooser.setInputFiles([await small('este.png')]);
  await expectState('este.png', 'ready');
});

test('C10 a large photo is made smaller before it is sent', async ({ page }) => {
  const { chooser, expectState } = await openContact(page);
  const photo = await noisyPicture('z mobilu.jpg', { width: 3600, height: 2400 });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(attachmentUploadsPath))
      sent = Number(request.headers()['upload-length']);
  });
  await chooser.setInputFiles([photo]);
  await expectState(photo.name, 'ready');
  expect(sent).toBeLessThan(photo.buffer.length * 0.75);
  const [stored] = await storedFiles(page);
  expect(stored).toMatchObject({ width: 2560, height: 1707 });
});

test('C10 B13 files are dropped anywhere on the page, and chosen and deleted by keyboard alone', async ({ page }) => {
  const { chooser, row, expectState, slot, t } = await openContact(page);
  const dropped = await small('pustena.png');
  await dropFile(page, dropped);
  await expectState(dropped.name, 'ready');
  // Asked for early: the browser has to know that no window of its own is wanted.
  const opening = page.waitForEvent('filechooser');
  await page.locator('#company').focus();
  await page.keyboard.press('Tab');
  await expect(chooser).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = await opening;
  const chosen = await small('klavesnicou.png');
  await dialog.setFiles([chosen]);
  await expectState(chosen.name, 'ready');
  await page.keyboard.press('Tab');
  await expect(slot.getByRole('button', { name: t('attachments:remove', { name: dropped.name }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(dropped.name)).toHaveCount(0);
  await expect(chooser).toBeFocused();
});

test('C8 C10 a new request starts without the files of the previous one', async ({ page }) => {
  const { chooser, row, expectState, next, expectStep, button, slot, t } = await openContact(page);
  const photo = await small('stara.png');
  await chooser.setInputFiles([photo]);
  await expectState(photo.name, 'ready');
  await next.click();
  await expectStep('summary');
  await button(t('configurator:summary.actions.reset')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('configurator:summary.reset.confirm') })
    .click();
  await expectStep('quote-type');
  const screen = configuratorScreen(page, 'sk');
  await screen.walkTo('contact', visitor);
  await expect(slot).toBeVisible();
  await expect(row(photo.name)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('C10 uploads are not offered', async ({ page }) => {
    await page.goto(`${pathOf('configurator', 'sk')}?step=contact`);
    await expect(page.locator('input[type=file]:visible')).toHaveCount(0);
  });
});
