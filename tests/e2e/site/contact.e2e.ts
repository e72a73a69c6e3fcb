import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { holdHydration, untilHydrated } from '#tests/e2e/support/hydration.ts';
import { nextTry } from '#tests/e2e/support/next-try.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');
const call = '**/api/contact-messages';
const field = (page: Page, name: 'name' | 'email' | 'phone' | 'message') => page.locator(`#${name}`);
const send = (page: Page) => page.getByRole('button', { name: t('contact:submit') });
const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: t('confirmation:message.title') });

async function fillIn(page: Page) {
  const { contact } = sampleVisitor('quick');
  await page.goto(pathOf('contact', 'sk'));
  await untilHydrated(page);
  await field(page, 'name').fill(contact.name);
  await field(page, 'email').fill(contact.email);
  await page.getByLabel(t('contact:fields.service')).selectOption({ label: t('contact:services.calculator') });
  await field(page, 'message').fill('Potrebujem kalkulačku.');
  return contact;
}

test('E1 a message leads to the confirmation with its number and to two mails', async ({ page, site }) => {
  const { email } = await fillIn(page);
  await send(page).click();
  await expect(confirmed(page)).toBeVisible();
  const number = await page.getByRole('strong').innerText();
  const mails = () => site.mails.mails.filter(({ raw }) => raw.includes(email));
  await expect.poll(() => mails().length).toBe(2);
  expect(mails().map((mail) => mail.email.subject)).toContain(t('emails:subject', { number }));
});

test('E1 A1 whoever only reads loads nothing of the form; what is typed and pressed before it is hydrated is kept and sent once', async ({
  page,
  site,
}) => {
  const hydration = await holdHydration(page);
  await page.goto(pathOf('contact', 'sk'));
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(hydration.asked()).toBe(0);

  const { contact } = sampleVisitor('quick');
  await field(page, 'name').fill(contact.name);
  await field(page, 'email').fill(contact.email);
  await page.getByLabel(t('contact:fields.service')).selectOption({ label: t('contact:services.calculator') });
  await field(page, 'message').fill('Písané pred skriptmi.');
  await send(page).click();
  await send(page).click();
  expect(hydration.asked()).toBe(1);
  hydration.letCome();
  await expect(confirmed(page)).toBeVisible();
  const mails = () => site.mails.mails.filter(({ raw }) => raw.includes(contact.email));
  await expect.poll(() => mails().length).toBe(2);
});

test('E1 what is missing is listed and marked, and a reload keeps what was typed', async ({ page }) => {
  const { name } = await fillIn(page);
  await field(page, 'message').fill('');
  await field(page, 'phone').fill('12');
  await send(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([t('validation:phone'), t('contact:errors.message')]);
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').first().click();
  await expect(field(page, 'phone')).toBeFocused();
  await field(page, 'phone').fill('');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(name);
});

test('E1 a message that the server fails on says so, keeps everything and is stored once by the next try', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/);
  const { name } = await fillIn(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact-messages')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await send(page).click();
  // spec §8
  await expect(page.getByRole('alert')).toContainText('Nepodarilo sa odoslať správu. Skúste to prosím znova.');
  await expect(field(page, 'name')).toHaveValue(name);
  await page.unroute(call);
  await nextTry(page.getByRole('button', { name: t('unsent:retry') }), confirmed(page));
  await expect(confirmed(page)).toBeVisible();
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size, 'all tries carry one key').toBe(1);
});

const kept = (page: Page) => page.getByRole('status').filter({ hasText: t('unsent:title.contact') });
/** The kinds that are queued, as every page reads them. */
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('unsent'));

/** Waits until the chunks have loaded that a message needs when the connection is lost. */
const untilReadyToWait = (page: Page) => expect.poll(() => page.evaluate(isReadyToWait)).toBe(true);

async function isReadyToWait(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource') as unknown as { name: string }[];
  const chunks = ['run-public-submission', 'check-contact-values', 'page-queue', 'unsent'];
  const urls = chunks.flatMap((chunk) => loaded.find(({ name }) => name.includes(`/${chunk}-`))?.name ?? []);
  // Importing a chunk once more ends when everything is there that it imports in turn.
  await Promise.all(urls.map(async (url) => import(url)));
  return urls.length === chunks.length;
}

test('E1 C11 without a connection a message waits, says so, and sends itself once', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/);
  const { email } = await fillIn(page);
  await untilReadyToWait(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(kept(page)).toBeVisible();
  await expect.poll(() => flag(page)).toBe('contact');
  await page.getByRole('button', { name: t('unsent:takeBack') }).click();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect.poll(() => flag(page)).toBeNull();
  await send(page).click();
  await expect(kept(page)).toBeVisible();
  await context.setOffline(false);
  await expect(confirmed(page)).toBeVisible();
  await expect.poll(() => flag(page)).toBeNull();
  await expect.poll(() => site.mails.mails.filter(({ raw }) => raw.includes(email)).length).toBe(2);
});

test('E1 C11 a message that waited is sent at the next start of any page, which says so', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/);
  const { email } = await fillIn(page);
  await page.route(call, (route) => route.abort());
  await send(page).click();
  await expect(kept(page)).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.locator('.toast')).toContainText(t('unsent:sent.contact', { number: '' }).split(' ')[0] ?? '');
  await expect.poll(() => flag(next)).toBeNull();
  await expect.poll(() => site.mails.mails.filter(({ raw }) => raw.includes(email)).length).toBe(2);
});

test('E1 C11 a message that waits is sent from whatever page is open once there is a connection again', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/);
  const { email } = await fillIn(page);
  await page.route(call, (route) => route.abort());
  await send(page).click();
  await expect(kept(page)).toBeVisible();
  await page.goto(pathOf('contact', 'sk'));
  await expect(kept(page), 'it is shown without a touch').toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/contact-messages'));
  await page.goto(pathOf('about', 'sk'));
  await refused;
  await page.unroute(call);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => flag(page)).toBeNull();
  await expect.poll(() => site.mails.mails.filter(({ raw }) => raw.includes(email)).length).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('E1 the form leads to the confirmation, and what is refused stays typed', async ({ page, expectedProblems }) => {
    expectedProblems.push(/status of 422/);
    const { contact } = sampleVisitor('quick');
    await page.goto(pathOf('contact', 'sk'));
    await field(page, 'name').fill(contact.name);
    await field(page, 'email').fill('nikde');
    await field(page, 'message').fill('Zavolajte mi.');
    await page.getByLabel(t('contact:fields.budget')).selectOption('medium');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(t('validation:email'));
    await expect(field(page, 'message')).toHaveValue('Zavolajte mi.');
    await expect(page.getByLabel(t('contact:fields.budget'))).toHaveValue('medium');
    await field(page, 'email').fill(contact.email);
    await send(page).click();
    await expect(confirmed(page)).toBeVisible();
  });
});
