import { type Page, expect } from '@playwright/test';
import { languages, localeOf } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { accountScreen, linkTo, somebody } from '#tests/e2e/support/account-screen.ts';
import { attachmentScreen, noisyPicture, throttle, watchOffsets } from '#tests/e2e/support/attachment-screen.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { projectCalls } from '#tests/e2e/support/project-calls.ts';
import { contentIn, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';
import { signByCalls } from '#tests/e2e/support/signed-payments.ts';
import { newDocument, newPhoto } from '#tests/support/requests/hostile-files.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 780 },
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

test('I2 a customer on a phone and the agency at a desk write to each other live, also offline and without scripts', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED|ERR_ABORTED|ERR_FAILED/);
  const t = textsOf('sk');
  const person = somebody();
  const screen = accountScreen(page, 'sk');
  await screen.register(person);
  await page.goto(await linkTo(site.mails, person, pathOf('emailVerification', 'sk')));
  await untilHydrated(page);
  await screen.button(t('accounts:verification.submit')).click();
  await expect(screen.status).toContainText(t('accounts:verification.done.title'));

  const office = await browser.newContext({
    baseURL: site.origin,
    locale: localeOf.sk,
    viewport: { width: 1280, height: 860 },
  });
  await officeCalls(office.request, site.origin);
  await prepareAgency(office.request, site.origin);
  const quotes = quoteCalls(office.request, site);
  const paymentPlan = [{ share: 10_000, due: 'completion', milestone: '' }] as const;
  const sent = await quotes.send(
    await quotes.make({ ...contentIn('sk', person.email), paymentPlan: [...paymentPlan] }),
  );
  const visitor = await browser.newContext({ baseURL: site.origin });
  await signByCalls(visitor.request, site, sent.privatePath?.split('/').at(-1) ?? '');
  const { id, number, title } = await projectCalls(office.request, site).ofQuote(sent.id);

  const path = pathOf('portalProject', 'sk', { id });
  await page.goto(path);
  await untilHydrated(page);
  const write = page.getByLabel(t('threads:composer.label'));
  const send = screen.button(t('threads:composer.send'));
  const said = page.getByRole('list', { name: t('threads:conversation') });
  await send.click();
  await expect(page.getByText(t('threads:composer.empty'))).toBeVisible();
  await write.fill('Dobrý deň, kedy pôjde web von?');
  await page.reload();
  await untilHydrated(page);
  await expect(write).toHaveValue('Dobrý deň, kedy pôjde web von?');
  await send.click();
  await expect(said).toContainText(t('threads:states.sent'));
  await expect(write).toHaveValue('');

  const desk = await office.newPage();
  await desk.goto(pathOf('adminProjects', 'sk'));
  await expect(desk.getByText(t('threads:unread', { count: 1 }))).toBeVisible();
  await desk.getByRole('link', { name: projectTitle(number, title) }).click();
  const atDesk = desk.getByRole('list', { name: t('serviceRequests:conversation.label') });
  await expect(atDesk).toContainText('kedy pôjde web von?');
  await desk.getByLabel(t('threads:composer.label')).scrollIntoViewIfNeeded();
  await expect(said).toContainText(t('threads:states.seen'));
  await desk.getByLabel(t('threads:composer.label')).fill('V piatok. Náhľad: https://nahlad.example/web');
  await expect(page.getByText(t('threads:typing.agency'))).toBeVisible();
  await desk.getByRole('button', { name: t('threads:composer.send') }).click();
  const link = said.getByRole('link', { name: 'https://nahlad.example/web' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(atDesk).toContainText(t('threads:states.seen'));
  await expectAccessible(desk, 'the thread in the office');

  await sendFilesBothWays(page, desk);

  await page.context().setOffline(true);
  await write.fill('Super, čakám.');
  await send.click();
  await expect(said).toContainText(t('threads:states.waiting'));
  await page.context().setOffline(false);
  await expect(atDesk).toContainText('Super, čakám.');
  await expect(said).not.toContainText(t('threads:states.waiting'));
  await expect(said.getByText('Super, čakám.')).toHaveCount(1);

  const last = said.getByRole('listitem').last();
  await last.getByRole('button', { name: t('threads:actions.more') }).click();
  await last.getByRole('button', { name: t('threads:actions.edit') }).click();
  await last.getByLabel(t('threads:actions.editLabel')).fill('Super, teším sa.');
  await last.getByRole('button', { name: t('threads:actions.save') }).click();
  await expect(atDesk).toContainText('Super, teším sa.');
  await expect(atDesk).toContainText(t('threads:former'));
  await last.getByRole('button', { name: t('threads:actions.more') }).click();
  await last.getByRole('button', { name: t('threads:actions.remove') }).click();
  await expect(atDesk).toContainText(t('threads:deleted'));
  await expectAccessible(page, 'the thread in the portal');
  await expectToFit(page, 'the thread in the portal');
  await desk.setViewportSize({ width: 360, height: 780 });

  for (const language of languages) {
    await desk.goto(`${pathOf('adminProject', language, { id })}?lng=${language}`);
    await expect(desk.getByLabel(textsOf(language)('threads:composer.label'))).toBeVisible();
    await expectToFit(desk, `a thread in ${language}`);
  }

  const plain = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(path);
  await still.getByLabel(t('threads:composer.label')).fill('Aj bez skriptov.');
  await still.getByRole('button', { name: t('threads:composer.send') }).click();
  await expect(still.getByText('Aj bez skriptov.')).toBeVisible();
  await expect(desk.getByText('Aj bez skriptov.')).toBeVisible();
  await Promise.all([office.close(), visitor.close(), plain.close()]);
});

/**
 * Three files in one message of the customer, one of which loses its connection half-way and goes on where it stopped, and two in the
 * answer of the agency; each side sees pictures as they look and fetches the documents.
 */
async function sendFilesBothWays(page: Page, desk: Page): Promise<void> {
  const { bar, expectState, t } = attachmentScreen(page, 'sk');
  const choose = (where: Page) => where.getByLabel(t('threads:files.choose'));
  const send = (where: Page) => where.getByRole('button', { name: t('threads:composer.send') }).click();
  const said = page.getByRole('list', { name: t('threads:conversation') });
  const atDesk = desk.getByRole('list', { name: t('serviceRequests:conversation.label') });
  const expectPreview = (list: typeof said, name: string, width: number) =>
    expect(list.getByRole('link', { name }).locator('img')).toHaveJSProperty('naturalWidth', width);

  // A PNG is uploaded unchanged: 2.2 MB in three parts.
  const roof = await noisyPicture('strecha.png', { width: 1000, height: 740 });
  const detail = { name: 'detail.jpg', mimeType: 'image/jpeg', buffer: await newPhoto(600, 400) };
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: await newDocument() };
  const throttled = await throttle(page, 1_000_000);
  await choose(page).setInputFiles([detail, roof, plan]);
  await expectState(detail.name, 'ready');
  await expect.poll(async () => Number(await bar(roof.name).getAttribute('value'))).toBeGreaterThan(55);
  await page.context().setOffline(true);
  await expectState(roof.name, 'interrupted');
  const offsets = watchOffsets(page);
  await throttled.detach();
  await page.context().setOffline(false);
  for (const { name } of [roof, detail, plan]) await expectState(name, 'ready');
  expect(
    offsets.filter((offset) => offset === 0),
    'only the document begins: of the picture goes the rest',
  ).toHaveLength(1);
  await send(page);
  await expect(atDesk.getByRole('list', { name: t('threads:files.list') }).getByRole('link')).toHaveCount(3);
  for (const { name } of [roof, detail]) await expectPreview(atDesk, name, 480);
  await expect(said.getByRole('link', { name: plan.name })).toBeVisible();

  const proposal = { ...detail, name: 'navrh.jpg', buffer: await newPhoto(200, 150) };
  const contract = { ...plan, name: 'zmluva.pdf' };
  await choose(desk).setInputFiles([proposal, contract]);
  for (const { name } of [proposal, contract]) await attachmentScreen(desk, 'sk').expectState(name, 'ready');
  await send(desk);
  await expectPreview(said, proposal.name, 200);
  const fetched = await page.request.get(
    (await said.getByRole('link', { name: contract.name }).getAttribute('href')) ?? '',
  );
  expect([fetched.status(), fetched.headers()['content-type']]).toEqual([200, 'application/pdf']);
}
