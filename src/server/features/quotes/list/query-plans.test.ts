import assert from 'node:assert/strict';
import { getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { countQuotes, listQuotes } from '#contract/quotes/quote-list.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { type QuoteFilter, quoteOrders } from '#domain/quotes/quote-filter.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import { capture, markVisible, planOf } from '#tests/support/database/query-plans.ts';
import { seedQuotes } from '#tests/support/quotes/seed-quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Enough for PostgreSQL to rather take an index than read everything. */
const seeded = { requests: 2_000, quotes: 4_000 };

/** Every filter alone, every order and every kind of search, each also from the middle on, and the figures. */
function addressesFor({ customer_id: customerId, service_request_id: requestId }: Place): string[] {
  const parts: QuoteFilter[] = [
    ...quoteOrders.flatMap((order) => [{ order }, { order, status: 'accepted,expired' }, { order, currency: 'CZK' }]),
    ...quoteStatuses.map((status) => ({ status })),
    ...languages.map((language) => ({ language })),
    ...currencies.map((currency) => ({ currency })),
    { trade: 'roofer' },
    { sentFrom: '2026-11-01' },
    { customerId: customerId ?? '' },
    { requestId: requestId ?? '' },
    // About two quotes in a hundred: for twice as many PostgreSQL does better to read all of so few.
    { search: 'novakova' },
    { search: '2026-0042' },
    { search: 'eshop' },
  ];
  const address = (path: string, query: object) =>
    `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const lists = parts.flatMap((part) => [
    address(listQuotes.path, part),
    address(listQuotes.path, { ...part, direction: 'ascending', after: `${startTime - 86_400_000}-01J` }),
    address(countQuotes.path, part),
  ]);
  // What many quotes have is met in their order; counting it reads about as many quotes as it counts, in whichever order.
  const many: QuoteFilter[] = [
    { search: 'web' },
    { service: 'website' },
    { sentFrom: '2025-01-01', sentTo: '2026-10-31' },
  ];
  return [
    ...lists,
    ...many.map((part) => address(listQuotes.path, part)),
    getDashboard.path,
    `${getAnalytics.path}?from=2026-01-01&to=2026-11-21`,
  ];
}

type Place = { customer_id: string | null; service_request_id: string | null };

/** A walk through all quotes, their words or the requests behind them in no order. */
function isSequential(plan: string, engine: TestDatabase['engine']['name']): boolean {
  if (engine === 'postgres') return /Seq Scan on (quotes|quote_words|service_requests)\b/.test(plan);
  // The rows of a subquery that bears the table's name are those that it has found.
  const isSubquery = /(?:CO-ROUTINE|MATERIALIZE) quotes/.test(plan);
  const walks = plan.split('\n').filter((line) => /^SCAN (quotes|quote_words|service_requests)\b/.test(line));
  return walks.some((line) => !(isSubquery && line === 'SCAN quotes'));
}

testOnEachEngine('H2 G8 no list, search, count or figure of quotes reads all quotes', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
  const browser = await app.newBrowserOf('admin');
  await seedRequests(database, { count: seeded.requests, until: startTime, priceBook: firstVersion });
  await seedQuotes(database, { count: seeded.quotes, until: startTime });
  const place = await database.db
    .selectFrom('quotes')
    .select(['customer_id', 'service_request_id'])
    .where('customer_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  await markVisible(database);
  const statements = capture(database);
  for (const address of addressesFor(place)) assert.equal((await browser.get(address)).status, 200, address);
  const ofQuotes = [...statements.values()].filter(({ sql }) => /"quotes"|quote_words/.test(sql));
  assert.ok(ofQuotes.length > 40, `${ofQuotes.length} statements were heard`);
  const sequential: string[] = [];
  for (const statement of ofQuotes) {
    const plan = await planOf(database, statement);
    if (isSequential(plan, database.engine.name)) sequential.push(`${statement.sql.slice(-400)}\n${plan}`);
  }
  assert.deepEqual(sequential, []);
});
