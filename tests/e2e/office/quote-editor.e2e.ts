import { type Browser, type Page, expect } from '@playwright/test';
import { getQuote } from '#contract/quotes/quotes.ts';
import { localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { earlierChoice, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { tabTo } from '#tests/e2e/support/keyboard-stops.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { prepareAgency } from '#tests/e2e/support/quotes.ts';
import { sampleVisitor } from '#tests/e2e/support/sample-visitors.ts';
import { submitRequests } from '#tests/e2e/support/submissions.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const t = textsOf('sk');
const quotePath = new RegExp(`${pathOf('adminQuotes', 'sk')}/[^/]+$`);
const title = (page: Page) => page.getByRole('textbox', { name: t('quoteEditor:fields.title') });

/** Signs in and opens the request of a visitor who has just sent it. */
async function openRequest(page: Page, origin: string) {
  const visitor = sampleVisitor('detailed');
  await submitRequests(page.request, { origin, language: 'sk', visitors: [visitor] });
  const office = await officeCalls(page.request, origin);
  const { id } = await office.requestOf(visitor.contact.email);
  await prepareAgency(page.request, origin);
  await page.goto(pathOf('adminRequest', 'sk', { id }));
  await untilHydrated(page);
  return { recipient: visitor.contact.email, office };
}

test('H2 H3 a quote of ten lines is made from a request, sent and mailed by keyboard alone', async ({ page, site }) => {
  const { recipient } = await openRequest(page, site.origin);
  const make = page.getByRole('button', { name: t('quotes:create.fromRequest') });
  await expect(make).toBeVisible();
  await page.keyboard.press('q');
  await expect(page).toHaveURL(quotePath);
  await expect(title(page)).toBeVisible();
  await expectAccessible(page, 'the editor of a quote');
  await expectToFit(page, 'the editor of a quote');

  // The estimate does not know the country; everything else of the customer is there.
  await expect(page.getByText(t('quoteEditor:missing.count', { count: 1 })).first()).toBeVisible();
  await tabTo(page, page.getByLabel(t('customers:fields.country')));
  await page.keyboard.type('Slovensko');
  await tabTo(page, title(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Nový web pre strechára');

  const names = page.getByRole('grid', { name: t('quoteEditor:grid.label') }).getByRole('rowheader');
  const filled = await names.count();
  expect(filled).toBeGreaterThan(2);
  await tabTo(page, names.first());
  await page.keyboard.press('Control+Enter');
  for (let line = filled + 1; line <= 10; line += 1) {
    await page.keyboard.type(`Fotografie ${line}`);
    for (const key of ['Tab', '3', 'Tab', 'Tab', '40', 'Enter']) {
      if (key.length > 2) await page.keyboard.press(key);
      else await page.keyboard.type(key);
    }
    if (line < 10) await page.keyboard.press('Control+Enter');
  }
  await expect(names).toHaveCount(10);
  await page.keyboard.press('Control+Shift+Enter');

  await expect(page.getByRole('heading', { level: 1, name: t('quoteEditor:preview.title') })).toBeFocused();
  await expect(page.getByText(t('quoteEditor:missing.none'))).toBeVisible();
  await expect(page.getByText('Fotografie 10')).toBeVisible();
  await expectAccessible(page, 'the preview of a quote');
  await expectToFit(page, 'the preview of a quote');
  await tabTo(page, page.getByRole('button', { name: t('quoteEditor:send.action') }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: t('quoteEditor:send.ask') });
  await expect(question).toContainText(recipient);
  await page.keyboard.press('Enter');

  // Which number it is depends on the files that have sent quotes on this site before.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/\d{4}-\d{4}/);
  const number = /\d{4}-\d{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await expect(heading).toContainText(t('quoteEditor:head.numbered', { number }));
  await expect(page.getByText(t('quotes:statuses.sent'), { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'a sent quote');
  await expectToFit(page, 'a sent quote');
  const quoteMail = () => site.mails.mails.find(({ email }) => email.text?.includes(number));
  await expect.poll(() => quoteMail()?.envelope.to).toEqual([recipient]);
  expect(quoteMail()?.email.text).toContain('Nový web pre strechára');
});

/** The quote that a page shows, as it is stored. */
async function readQuote(page: Page) {
  const id = page.url().split('/').at(-1) ?? '';
  return getQuote.output.parse(await (await page.request.get(getQuote.path.replace(':id', id))).json());
}

const second = { username: 'jana', password: 'olovnica a vodováha' };

/** The browser of a second administrator, on an address. */
async function openSecond(browser: Browser, { origin, address }: { origin: string; address: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: localeOf.sk });
  await context.addCookies([earlierChoice(origin)]);
  const other = await context.newPage();
  await officeScreen(other, 'sk').open(address, second);
  return other;
}

test('H2 G5 two browsers write in one draft: both see who is there and what both have written, and nothing is lost without a connection', async ({
  page,
  browser,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { office } = await openRequest(page, site.origin);
  await office.addAdministrator(second.username, second.password);
  await page.getByRole('button', { name: t('quotes:create.fromRequest') }).click();
  await expect(title(page)).toBeVisible();
  const other = await openSecond(browser, { origin: site.origin, address: page.url() });
  const presenceOf = (names: string) => t('quoteEditor:head.presence', { names });
  await expect(other.getByText(presenceOf('majster'))).toBeVisible();
  // The first browser asks again when its window is looked at.
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
  await expect(page.getByText(presenceOf('jana'))).toBeVisible();
  await expectAccessible(page, 'a draft that another one has open');
  await expectToFit(page, 'a draft that another one has open');
  const closing = (each: Page) => each.getByLabel(t('quoteEditor:fields.closing'));
  await title(page).fill('Názov od prvého');
  await closing(other).fill('Záver od druhého.');
  await expect(closing(page)).toHaveValue('Záver od druhého.');
  await expect(title(other)).toHaveValue('Názov od prvého');

  await context.setOffline(true);
  await title(page).fill('Napísané bez siete');
  await expect(page.getByText(t('quoteEditor:save.failed')).first()).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect.poll(async () => (await readQuote(page)).content.title).toBe('Napísané bez siete');

  // A tab that is closed without a connection loses nothing: the next one has it, beside what was written meanwhile.
  await context.setOffline(true);
  await title(page).fill('Napísané pred zatvorením');
  await expect(page.getByText(t('quoteEditor:save.failed')).first()).toBeVisible({ timeout: 15_000 });
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  await title(other).fill('Názov od druhého');
  await expect.poll(async () => (await readQuote(other)).content.title).toBe('Názov od druhého');
  const again = await context.newPage();
  await again.goto(other.url());
  await untilHydrated(again);
  await expect(title(again)).toHaveValue('Napísané pred zatvorením');
  await expect(again.getByText(t('quoteEditor:restored.title'))).toBeVisible();
  await expect(again.getByText('Názov od druhého')).toBeVisible();
  await expectAccessible(again, 'the same field written by two');
  const field = t('quoteEditor:fields.title');
  await again.getByRole('button', { name: t('quoteEditor:merged.takeNamed', { field }) }).click();
  await expect(title(again)).toHaveValue('Názov od druhého');
  await expect.poll(async () => (await readQuote(again)).content.title).toBe('Názov od druhého');

  await again.getByRole('button', { name: t('quotes:life.actions.more') }).click();
  await again.getByRole('menuitem', { name: t('quotes:deletion.action') }).click();
  await again
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quotes:deletion.confirm') })
    .click();
  await expect(again).toHaveURL(pathOf('adminQuotes', 'sk'));
  await other.context().close();
});
