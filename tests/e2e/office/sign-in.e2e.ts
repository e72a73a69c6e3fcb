import { type Page, expect } from '@playwright/test';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { administrator, startSite, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({ locale: localeOf.sk });

const t = textsOf('sk');
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('F1 signing in and out says so in the words of the specification, once', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 401/);
  const office = officeScreen(page, 'sk');
  await page.goto(pathOf('login', 'sk'));
  await untilHydrated(page);
  await office.username.fill(administrator.username);
  await office.password.fill('nesprávne heslo');
  await office.submit.click();
  // spec §8
  await expect(page.getByRole('alert')).toContainText('Prihlásenie neúspešné');
  await expect(page.getByRole('alert')).toContainText('Nesprávne používateľské meno alebo heslo');
  await expect(office.username).toHaveValue(administrator.username);
  await office.password.fill(administrator.password);
  await office.submit.click();
  await expect(toast(page, 'Prihlásenie úspešné')).toContainText(`Vitajte späť, ${administrator.username}!`);
  await page.reload();
  await untilHydrated(page);
  await expect(toast(page, 'Prihlásenie úspešné')).toHaveCount(0);
  await page.getByRole('button', { name: t('accounts:logout.action') }).click();
  await expect(toast(page, 'Odhlásenie úspešné')).toContainText('Boli ste úspešne odhlásený.');
  await page.goto(pathOf('admin', 'sk'));
  await expect(page.getByRole('heading', { level: 1, name: t('accounts:login.title') })).toBeVisible();
});

test('F1 whoever is asked to sign in comes to the page that was wanted, also when a session has ended meanwhile', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 401/);
  const answers = sampleVisitor('quick');
  const second = sampleVisitor('quick');
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [answers, second] });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await office.rowOf(answers.contact.name).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/requests\/\w{26}$/);
  await expect(page.getByRole('main')).toContainText(answers.contact.email);
  const wanted = page.url();
  // What the page asks for by itself would lead to the login before.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'session' });
  await page.goto(wanted);
  await office.giveCredentials();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('main')).toContainText(answers.contact.email);

  await page.getByRole('link', { name: t('serviceRequests:detail.back') }).click();
  // The session ends with the first call of the next page: what the list asks for by itself would lead back to the list.
  await page.route(
    /\/api\/admin\/service-requests\/\w{26}$/,
    async (route) => {
      await context.clearCookies({ name: 'session' });
      await route.continue();
    },
    { times: 1 },
  );
  // By an event alone: with the mouse over it, the link asks beforehand, and the list would lead to the login.
  await office.rowOf(second.contact.name).getByRole('link').dispatchEvent('click');
  await office.giveCredentials();
  await expect(page).toHaveURL(/\/admin\/requests\/\w{26}$/);
  await expect(page.getByRole('main')).toContainText(second.contact.email);
});

test('F7 D5 the one-time link of a first start makes the administrator once', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 4/);
  const fresh = await startSite({ ADMIN_USERNAME: '', ADMIN_PASSWORD: '' });
  try {
    const link = /http:[^\s"]+\/setup\?token=[\w-]+/.exec(fresh.output())?.[0] ?? '';
    const office = officeScreen(page, 'sk');
    await page.goto(link);
    await untilHydrated(page);
    const create = page.getByRole('button', { name: t('accounts:setup.submit') });
    await office.username.fill('ab');
    await office.password.fill('krátk');
    await create.click();
    await expect(office.username).toHaveAccessibleDescription(t('validation:tooShort', { count: 3 }));
    await expect(office.password).toHaveAccessibleDescription(t('validation:tooShort', { count: 8 }));
    const email = page.getByRole('textbox', { name: t('accounts:register.email') });
    await office.username.fill('Ľudovít');
    await email.fill('ludovit@agentura.example');
    await office.password.fill('olovnica na niti');
    await create.click();
    await page.getByRole('button', { name: t('portal:settings.demanded.later') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('analytics:overview.title') })).toBeVisible();
    await expect(page.getByText('Ľudovít')).toBeVisible();

    await page.goto(link);
    await untilHydrated(page);
    await expect(page.getByRole('note')).toContainText(t('accounts:setup.over.title'));
    await expect(create).toHaveCount(0);
  } finally {
    await fresh.stop();
  }
});

test('G2 G3 a list and a request that can’t be loaded say why, and load at the next try', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/);
  const answers = sampleVisitor('quick');
  await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [answers] });
  const office = officeScreen(page, 'sk');
  await office.signIn();
  const retry = page.getByRole('button', { name: t('common:actions.retry') });
  // Not the stream: once it opens again the list is read anew by itself, and the button is gone.
  const calls = /\/api\/admin\/(?!live)/;
  await page.route(calls, (route) => route.abort());
  await page.reload();
  // Three tries more have been made by then (J3).
  await expect(page.getByRole('alert')).toContainText(t('serviceRequests:list.failed'), { timeout: 30_000 });
  await page.unroute(calls);
  await retry.click();
  await page.route('**/api/admin/service-requests/*', (route) => route.abort());
  await office.rowOf(answers.contact.name).getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText(t('errors:network.title'), { timeout: 30_000 });
  await page.unroute('**/api/admin/service-requests/*');
  await retry.click();
  await expect(page.getByRole('main')).toContainText(answers.contact.email);
  await page.goto('/admin/requests/01JD7Z0000000000000000NONE');
  await expect(page.getByRole('heading', { name: t('serviceRequests:detail.missing.title') })).toBeVisible();
});

test('G3 a request shows what was answered, its price with reasons, and the text of its mails', async ({
  page,
  context,
  site,
}) => {
  const answers = sampleVisitor('detailed');
  await submitRequests(context.request, { origin: site.origin, language: 'da', visitors: [answers] });
  const danish = textsOf('da');
  const office = officeScreen(page, 'sk');
  await office.signIn();
  await office.rowOf(answers.contact.name).getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Robíme strechy v okolí Trnavy.');
  await expect(main).toContainText(t('estimates:reasons.packageSaving'));
  await expect(main).toContainText(t(`common:language.names.da`));
  await expect(main.getByRole('link', { name: answers.contact.email })).toHaveAttribute(
    'href',
    `mailto:${answers.contact.email}`,
  );
  await expect(office.mails()).toHaveCount(2);
  const toCustomer = t('serviceRequests:detail.to', { recipient: answers.contact.email });
  await office.mails().filter({ hasText: toCustomer }).locator('summary').click();
  await expect(main.getByText(danish('emails:received.lead'))).toBeVisible();
  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: t('serviceRequests:detail.pdf') }).click();
  expect((await downloading).suggestedFilename()).toContain(danish('estimateDocument:fileName'));
});

test.describe('on a site of their own', () => {
  // The first test finds it without a request, the second one ends its mail server.
  test.use({ siteName: 'with an empty list at first' });

  test('G2 an empty list leads to the calculator, a long one brings older requests as one scrolls', async ({
    page,
    context,
    site,
  }) => {
    const office = officeScreen(page, 'sk');
    await office.open(pathOf('adminRequests', 'sk'));
    await page.getByRole('link', { name: t('serviceRequests:list.empty.action') }).click();
    await expect(page).toHaveURL(pathOf('configurator', 'sk'));

    // Two who fetch a CSRF token at once would take it from each other.
    await page.goto('about:blank');
    const visitors = Array.from({ length: 53 }, () => sampleVisitor('quick'));
    await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors });
    await page.goto(pathOf('adminRequests', 'sk'));
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(1 + 53));
    const more = page.getByRole('button', { name: t('serviceRequests:list.more') });
    await expect(more).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(more).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('End');
    await expect(office.rows.last()).toHaveAttribute('aria-rowindex', String(1 + 53));
    const numbers = (await office.rows.getByText(/^\d{4}$/).allInnerTexts()).map(Number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(numbers.length, 'rows far from the window are not drawn').toBeLessThan(53);
  });

  test('C9 G3 while the mail server is down the request is there, and its mails are shown as waiting', async ({
    page,
    context,
    site,
  }) => {
    const answers = sampleVisitor('detailed');
    await site.mails.stop();
    await submitRequests(context.request, { origin: site.origin, language: 'sk', visitors: [answers] });
    const office = officeScreen(page, 'sk');
    await office.open(pathOf('adminRequests', 'sk'));
    await office.rowOf(answers.contact.name).getByRole('link').click();
    const pending = page.getByText(t('serviceRequests:mailStates.pending'), { exact: true });
    await expect(pending).toHaveCount(2);
  });
});
