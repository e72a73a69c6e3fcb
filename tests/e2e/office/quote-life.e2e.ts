import { type Page, expect } from '@playwright/test';
import { formatExactMoney } from '#domain/exact-money.ts';
import { type Language, languages, localeOf } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { officeScreen } from '#tests/e2e/support/office-screen.ts';
import { expectAccessible, expectToFit, expectWholeNumbers } from '#tests/e2e/support/page-checks.ts';
import { prepareAgency } from '#tests/e2e/support/quotes.ts';

test.use({ locale: localeOf.sk, reducedMotion: 'reduce', siteName: 'with quotes on their way' });

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a quote needs to be sent today. */
function contentIn(language: Language): QuoteContent {
  const currency = currencyOf[language];
  const sample = sampleQuoteContent({ language, currency });
  const days = { validUntil: daysAhead(30), startDate: daysAhead(5), deliveryDate: daysAhead(25) };
  return { ...sample, ...days, exchangeRate: sample.exchangeRate && { ...sample.exchangeRate, day: daysAhead(-1) } };
}

/** Sends the draft that is open and complete, from its preview. */
async function send(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await page.getByRole('button', { name: t('quoteEditor:actions.preview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('quoteEditor:preview.title') })).toBeFocused();
  const action = page.getByRole('button', { name: t('quoteEditor:send.action') });
  await expect(action).not.toHaveAttribute('aria-disabled', 'true');
  await action.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('quoteEditor:send.action') })
    .click();
  await expect(page.getByText(t('quotes:statuses.sent'), { exact: true }).first()).toBeVisible();
}

test('H2 a quote is made from an older one, from a template and empty; a template is replaced; sending is taken back', async ({
  page,
  site,
}) => {
  const t = textsOf('sk');
  const office = officeScreen(page, 'sk');
  const calls = await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  await calls.writeQuote({ ...contentIn('sk'), title: 'Web pre tesára' });
  const create = page.getByRole('button', { name: t('quotes:create.action') });
  const dialog = page.getByRole('dialog', { name: t('quotes:create.title') });
  const title = page.getByLabel(t('quoteEditor:fields.title'));
  const submit = dialog.getByRole('button', { name: t('quotes:create.submit') });
  const choose = (kind: 'empty' | 'template' | 'quote') =>
    dialog.getByRole('radio', { name: t(`quotes:create.sources.${kind}`) }).check();

  await page.goto(pathOf('adminQuotes', 'sk'));
  await untilHydrated(page);
  await create.click();
  await choose('quote');
  await submit.click();
  await expect(dialog.getByText(t('quotes:create.chooseFirst'))).toBeVisible();
  await dialog.getByRole('searchbox').fill('tesár');
  await dialog.getByRole('button', { name: t('quotes:create.chooseNamed', { name: 'Web pre tesára' }) }).click();
  await expectAccessible(page, 'the dialog of a new quote');
  await expectToFit(page, 'the dialog of a new quote');
  await submit.click();
  await expect(title).toHaveValue('Web pre tesára');

  const save = page.getByRole('dialog', { name: t('quotes:templates.save') });
  const keep = async (name: string) => {
    await page.getByRole('button', { name: t('quotes:life.actions.more') }).click();
    await page.getByRole('menuitem', { name: t('quotes:life.actions.template') }).click();
    await save.getByLabel(t('quotes:templates.name')).fill(name);
    await save.getByRole('button', { name: t('quotes:templates.save') }).click();
  };
  await keep('Remeselník');
  await expect(office.toast(t('quotes:toasts.templateSaved.title'))).toBeVisible();
  await title.fill('Web pre remeselníka');
  await keep('Remeselník');
  await expect(save.getByText(t('quotes:templates.replaceTitle', { name: 'Remeselník' }))).toBeVisible();
  await expectAccessible(page, 'the question before a template is replaced');
  await save.getByRole('button', { name: t('quotes:templates.replace') }).click();
  await expect(save).toBeHidden();

  // It has the buyer of the older one, so that it can be sent; until its mail leaves it can be taken back.
  await send(page, 'sk');
  await page.getByRole('button', { name: t('quotes:life.held.takeBack') }).click();
  await expect(office.toast(t('quotes:toasts.takenBack.title'))).toBeVisible();
  await expect(title).toHaveValue('Web pre remeselníka');

  await page.getByRole('link', { name: t('quotes:detail.back') }).click();
  await create.click();
  await choose('template');
  await dialog.getByLabel(t('quotes:create.template')).selectOption({ index: 1 });
  await dialog.getByText(t('quotes:templates.contents')).click();
  const contents = dialog.getByRole('group').filter({ hasText: t('quotes:templates.contents') });
  await expect(contents).toContainText('Web pre remeselníka');
  await expect(contents.getByRole('listitem')).toHaveCount(5);
  await expectToFit(page, 'what a template holds');
  await submit.click();
  await expect(title).toHaveValue('Web pre remeselníka');
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(5);

  await page.getByRole('link', { name: t('quotes:detail.back') }).click();
  await create.click();
  await choose('empty');
  await dialog.getByLabel(t('quotes:create.language')).selectOption('da');
  await submit.click();
  await expect(title).toHaveValue('');
  await expect(page.getByLabel(t('quoteEditor:fields.currency'))).toHaveValue('DKK');
});

test('H7 two versions are compared, and the later one is withdrawn with a reason', async ({ page, site }) => {
  const t = textsOf('sk');
  const calls = await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const first = await calls.sendQuote(await calls.writeQuote(contentIn('sk')));
  const lines = first.content.lines.map((line) => (line.id === 'gallery' ? { ...line, quantity: 5000 } : line));
  const second = await calls.sendQuote(await calls.reviseQuote(first.id, { lines }));
  await page.goto(pathOf('adminQuote', 'sk', { id: second.id }));
  await untilHydrated(page);
  await page.getByLabel(t('quotes:life.compare')).selectOption({ label: first.number ?? '' });
  const changes = page.locator('[data-quote-changes]');
  await expect(changes).toContainText('Galéria: 3 ks → 5 ks, o 240 € viac');
  await expect(changes).toContainText(`${t('quoteDocument:totals.gross')}: 1 845 € → 2 140,20 €, o 295,20 € viac`);
  await expect(changes).toContainText(t('quoteDocument:changes.net'));
  await expectAccessible(page, 'two versions compared');

  await page.getByRole('button', { name: t('quotes:life.actions.more') }).click();
  await page.getByRole('menuitem', { name: t('quotes:life.actions.withdraw') }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: t('quotes:life.withdraw.confirm') });
  await confirm.click();
  await expect(dialog.getByText(t('quotes:life.reasonMissing'))).toBeVisible();
  await dialog.getByLabel(t('quotes:life.reasonLabel')).fill('Zmenil sa rozsah.');
  await confirm.click();
  await expect(page.getByText(t('quotes:statuses.withdrawn'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Zmenil sa rozsah.').first()).toBeVisible();
});

test('H2 editor, preview and sending speak the language of who works, figures as there, the quote that of its customer', async ({
  page,
  site,
}) => {
  const calls = await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  for (const language of languages.filter((each) => each !== 'sk')) {
    const t = textsOf(language);
    const content = contentIn(language);
    const { id } = await calls.writeQuote(content);
    await page.goto(`${pathOf('adminQuote', language, { id })}?lng=${language}`);
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const sum = formatExactMoney(totalsOf(content.lines).once.gross, content.currency, language);
    await expect(page.locator('.bulk-bar')).toContainText(sum);
    await expectToFit(page, `the editor in ${language}`);
    await send(page, language);
    await expect(page.getByRole('article')).toContainText(t('quoteDocument:totals.gross'));
    await expect(page.getByText(t('quotes:life.held.leavingSoon'))).toBeAttached();
    await expectToFit(page, `a sent quote in ${language}`);
    await expectWholeNumbers(page, `a sent quote in ${language}`);
  }
});
