import { type Browser, type Page, expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatExactMoney } from '#domain/exact-money.ts';
import { languages, localeOf } from '#domain/languages.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { pathOf } from '#domain/routes.ts';
import { textsOf } from '#server/texts.ts';
import { draftLineOf } from '#tests/support/quotes/quotes.ts';
import { type Site, earlierChoice, test } from '#tests/support/browser/running-site.ts';
import { untilHydrated } from '#tests/e2e/support/hydration.ts';
import { officeCalls } from '#tests/e2e/support/office-calls.ts';
import { expectAccessible, expectToFit } from '#tests/e2e/support/page-checks.ts';
import { contentIn, mailedLink, prepareAgency, quoteCalls } from '#tests/e2e/support/quotes.ts';

test.use({
  locale: localeOf.sk,
  reducedMotion: 'reduce',
  siteName: 'with quotes that leave at once',
  environment: { REPLY_HOLD_MS: '0' },
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return plain(text);
}

/** A page of somebody who is not signed in. */
async function openVisitor(browser: Browser, site: Site, hasScripts: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: hasScripts, locale: 'en-GB' });
  await context.addCookies([earlierChoice(site.origin)]);
  return context.newPage();
}

test('H3 H5 a quote is mailed in each language, and its link opens page, print and PDF with the same sums, scripts off', async ({
  page,
  browser,
  site,
}) => {
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const quotes = quoteCalls(page.request, site);
  const visitor = await openVisitor(browser, site, false);
  for (const language of languages) {
    const t = textsOf(language);
    const email = `zakaznik-${language}@strechy.example`;
    const content = contentIn(language, email);
    const { number } = await quotes.send(await quotes.make(content));
    const link = await mailedLink(site, email);
    await visitor.goto(link);
    await expect(visitor.locator('html')).toHaveAttribute('lang', language);
    await expect(visitor.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
    const sum = plain(formatExactMoney(totalsOf(content.lines).once.gross, content.currency, language));
    await expect(visitor.getByRole('article')).toContainText(sum);
    await expect(visitor.getByRole('article')).toContainText(t('quoteDocument:number', { number: number ?? '' }));
    expect(await visitor.content(), 'what only the agency may know').not.toContain(content.notes);
    await visitor.emulateMedia({ media: 'print' });
    for (const control of ['button', 'textbox'] as const) await expect(visitor.getByRole(control)).toHaveCount(0);
    const printed = await readPdf(await visitor.pdf({ format: 'A4' }));
    for (const expected of [sum, content.title, ...content.lines.map(({ name }) => name)])
      expect(printed).toContain(expected);
    expect(printed).not.toContain(t('quoteSigning:bar.sign'));
    await visitor.emulateMedia({ media: null });
    const href = await visitor.getByRole('link', { name: t('quoteDocument:pdf') }).getAttribute('href');
    const pdf = await visitor.request.get(site.origin + (href ?? ''));
    const text = await readPdf(await pdf.body());
    for (const expected of [sum, number ?? '', content.title]) expect(text).toContain(expected);
  }
  await visitor.context().close();
});

test('H5 H7 the agency sees that a person has looked, and a newer version says what has changed while the older link says no price', async ({
  page,
  browser,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 410/);
  const t = textsOf('sk');
  await officeCalls(page.request, site.origin);
  await prepareAgency(page.request, site.origin);
  const quotes = quoteCalls(page.request, site);
  const email = 'druha-verzia@strechy.example';
  const first = await quotes.send(await quotes.make(contentIn('sk', email)));
  const link = await mailedLink(site, email);
  const visitor = await openVisitor(browser, site, true);
  await visitor.clock.install();
  await visitor.goto(link);
  await untilHydrated(visitor);
  expect((await quotes.read(first.id)).status, 'reading alone changes nothing').toBe('sent');
  await visitor.clock.fastForward(5000);
  await expect.poll(async () => (await quotes.read(first.id)).status).toBe('viewed');

  const lines = first.content.lines.map((line) => (line.id === 'gallery' ? { ...line, quantity: 5000 } : line));
  // A name and an address that have no space wrap.
  const buyer = { ...first.content.buyer, company: 'Strechy'.repeat(12), address: 'Námestie'.repeat(12) };
  const second = await quotes.send(await quotes.revise(first.id, { lines, buyer }));
  await visitor.goto(second.privatePath ?? '');
  const changes = visitor.locator('[data-quote-changes]');
  await expect(changes).toContainText('Galéria: 3 ks → 5 ks, o 240 € viac');
  await expectAccessible(visitor, 'the private page of a quote');
  await expectToFit(visitor, 'the private page of a quote');

  // Sums of trillions fit a phone too, for the customer and for the office.
  const large = Array.from({ length: 130 }, (_, index) =>
    draftLineOf({ id: `l${index}`, unitPrice: 999_999_999, quantity: 1_000_000 }),
  );
  const largest = await quotes.send(await quotes.make({ ...contentIn('cs', 'bilion@strechy.example'), lines: large }));
  await visitor.goto(site.origin + (largest.privatePath ?? ''));
  await expectToFit(visitor, 'a quote over trillions');
  await page.goto(site.origin + pathOf('adminQuote', 'sk', { id: largest.id }));
  await expect(page.getByRole('article')).toBeVisible();
  await expectToFit(page, 'a quote over trillions in the office');
  const answer = await visitor.goto(link);
  expect(answer?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t('quoteDocument:gone.superseded.title'));
  expect(await visitor.content()).not.toMatch(/€|Galéria/);
  await visitor.context().close();
});
