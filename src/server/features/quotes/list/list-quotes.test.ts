import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type QuoteRow, countQuotes, listQuotes } from '#contract/quotes/quote-list.ts';
import { trades } from '#domain/configurator/answers.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { done, openOffice, storeRequests } from '#tests/support/people/office.ts';
import {
  anyQuote,
  anyQuoteFilter,
  matchesQuote,
  quotesInOrder,
  singleQuoteFilters,
} from '#tests/support/quotes/quote-model.ts';
import { type StoredQuote, storeOlderVersions, storeQuotes } from '#tests/support/quotes/stored-quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Page = { rows: QuoteRow[]; next: string | null };

const queryOf = (filter: QuoteFilter) =>
  new URLSearchParams(Object.entries(filter).map(([part, value]) => [part, String(value)])).toString();

async function readAll(browser: TestBrowser, filter: QuoteFilter): Promise<QuoteRow[]> {
  const rows: QuoteRow[] = [];
  let after: string | null = null;
  do {
    const position: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
    const page: Page = done(await browser.get(`${listQuotes.path}?${queryOf(filter)}${position}`), listQuotes);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

const idsOf = async (browser: TestBrowser, filter: QuoteFilter) => (await readAll(browser, filter)).map(({ id }) => id);

/** Asserts that list and count give what the rule gives over the rows themselves. */
async function assertAsModel(browser: TestBrowser, stored: readonly StoredQuote[], filter: QuoteFilter): Promise<void> {
  const expected = stored.filter((quote) => matchesQuote(quote, filter));
  assert.deepEqual(await idsOf(browser, filter), quotesInOrder(expected, filter), JSON.stringify(filter));
  const { matching } = done(await browser.get(`${countQuotes.path}?${queryOf(filter)}`), countQuotes);
  assert.deepEqual(matching, { count: expected.length, isMore: false }, JSON.stringify(filter));
}

testOnEachEngine(
  'H2 each filter, search and order of quotes returns the same as a model over the rows',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
    const { browser } = await openOffice(app);
    const requests = await storeRequests(
      app,
      requestServices.map((service, index) => ({ service, trade: trades[index % 3] ?? 'roofer' })),
    );
    const requestIds = requests.map(({ id }) => id);
    const wanted = fc.sample(anyQuote([null, ...requestIds]), { numRuns: 160, seed: 3 });
    const stored = await storeQuotes(app, wanted);
    const known = { requestIds, customerIds: [...new Set(requests.map((row) => row.customer_id))] };
    for (const filter of singleQuoteFilters(known)) await assertAsModel(browser, stored, filter);
    const any = fc.asyncProperty(anyQuoteFilter(known), (filter) => assertAsModel(browser, stored, filter));
    await fc.assert(any, { numRuns: 60, seed: 11 });
    // A word of very many quotes is not looked up, but met on the way.
    const searchText = [...new Set(stored.flatMap(({ row }) => row.search_text.split(' ')))].join(' ');
    await storeOlderVersions(app, stored[0] ?? assert.fail(), { count: 1001, searchText });
    for (const filter of singleQuoteFilters(known)) {
      if (filter.search) await assertAsModel(browser, stored, filter);
    }
  },
);

testOnEachEngine('H2 pages have no gap and no double while other quotes change', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const stored = await storeQuotes(
    app,
    Array.from({ length: 120 }, (_, index) => ({ updatedAt: startTime - Math.floor(index / 7) })),
  );
  const first = done(await browser.get(listQuotes.path), listQuotes);
  // One that was read and one that was not are changed, which moves both to the top; a new one comes.
  for (const quote of [stored[3], stored[100]]) {
    await database.db
      .updateTable('quotes')
      .set({ updated_at: startTime + 1 })
      .where('id', '=', quote?.row.id ?? '')
      .execute();
  }
  await storeQuotes(app, [{ updatedAt: startTime + 2, number: null, status: 'draft' }]);
  const rest = await idsOfRest(browser, first.next);
  const unmoved = stored.map(({ row }) => row.id).filter((id) => id !== stored[100]?.row.id);
  assert.deepEqual([...first.rows.map(({ id }) => id), ...rest].toSorted(), unmoved.toSorted());
});

async function idsOfRest(browser: TestBrowser, after: string | null): Promise<string[]> {
  if (after === null) return [];
  const page: Page = done(await browser.get(`${listQuotes.path}?after=${encodeURIComponent(after)}`), listQuotes);
  return [...page.rows.map(({ id }) => id), ...(await idsOfRest(browser, page.next))];
}

testOnEachEngine('H2 a quote past its last day is expired in list and counts at once', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const [over, open] = await storeQuotes(app, [
    { status: 'viewed', validUntil: '2026-01-31' },
    { status: 'viewed' },
    { status: 'accepted', validUntil: '2026-01-31' },
  ]);
  const expired = await readAll(browser, { status: 'expired' });
  assert.deepEqual(
    expired.map(({ id, status }) => [id, status]),
    [[over?.row.id, 'expired']],
  );
  assert.deepEqual(await idsOf(browser, { status: 'viewed' }), [open?.row.id]);
  const { byStatus } = done(await browser.get(countQuotes.path), countQuotes);
  assert.deepEqual(
    byStatus.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
    [
      ['viewed', 1],
      ['accepted', 1],
      ['expired', 1],
    ],
  );
});
