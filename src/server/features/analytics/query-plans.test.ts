import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { CompiledQuery } from 'kysely';
import { getAnalytics, getDashboard } from '#contract/analytics.ts';
import { countQuotes, listQuotes } from '#contract/quotes/quote-list.ts';
import { countServiceRequests, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { serviceTypes } from '#domain/configurator/answers.ts';
import { firstVersion } from '#domain/estimates/first-price-book.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { type QuoteFilter, quoteOrders } from '#domain/quotes/quote-filter.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { type RequestFilter, requestOrders, requestViews } from '#domain/service-requests/request-filter.ts';
import { priorities, requestSources, requestStatuses, waitingSides } from '#domain/service-requests/status.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import { seedQuotes } from '#tests/support/seed-quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/test-databases.ts';

/** Enough for PostgreSQL to rather take an index than read everything. */
const requests = 20_000;

const asAddress = (path: string, filter: RequestFilter) =>
  `${path}?${new URLSearchParams(filter as Record<string, string>).toString()}`;

/** Every filter alone and with each order, every kind of search, and the figures, as the screens ask for them. */
function addressesFor(row: { id: string; assignee_id: string | null; customer_id: string | null }): string[] {
  const parts: RequestFilter[] = [
    {},
    ...requestViews.map((view) => ({ view })),
    ...requestStatuses.map((status) => ({ status })),
    ...priorities.map((priority) => ({ priority })),
    ...serviceTypes.map((service) => ({ service })),
    ...languages.map((language) => ({ language })),
    ...requestSources.map((source) => ({ source })),
    ...waitingSides.map((waiting) => ({ waiting })),
    ...(row.assignee_id === null ? [] : [{ assignee: row.assignee_id }]),
    { customer: row.customer_id ?? '' },
    { unread: '1' },
    { overdue: '1' },
    { from: '2026-11-01' },
    { from: '2026-10-01', to: '2026-10-31' },
    { search: 'novak' },
    { search: 'jana nov' },
    { search: '15000' },
    { search: 'strechy-brno' },
    { search: 's' },
  ];
  const lists = parts.flatMap((part) => [
    asAddress(listServiceRequests.path, part),
    asAddress(listServiceRequests.path, { view: 'everything', ...part }),
    ...requestOrders.slice(1).map((sort) => asAddress(listServiceRequests.path, { ...part, sort })),
    asAddress(countServiceRequests.path, part),
  ]);
  return [
    ...lists,
    ...quoteAddresses(row),
    getDashboard.path,
    getAnalytics.path,
    `${getAnalytics.path}?from=2026-01-01&to=2026-11-21`,
  ];
}

/** The same of quotes, in each order. */
function quoteAddresses({
  customer_id: customerId,
  id: requestId,
}: {
  customer_id: string | null;
  id: string;
}): string[] {
  const parts: QuoteFilter[] = [
    {},
    ...quoteStatuses.map((status) => ({ status })),
    { status: 'sent,viewed' },
    ...languages.map((language) => ({ language })),
    ...currencies.map((currency) => ({ currency })),
    { service: 'website' },
    { trade: 'roofer' },
    { sentFrom: '2026-11-01' },
    { sentFrom: '2025-01-01', sentTo: '2026-10-31' },
    { customerId: customerId ?? '' },
    { requestId },
    { search: 'novak' },
    { search: 'web strechy' },
    { search: '2026-0042' },
    { search: 'qqqqqq' },
  ];
  const address = (path: string, filter: QuoteFilter) =>
    `${path}?${new URLSearchParams(filter as Record<string, string>)}`;
  const ordersOf = (part: QuoteFilter) =>
    Object.keys(part).length === 0 ? quoteOrders : (['updated', 'seen'] as const);
  return parts.flatMap((part) => [
    ...ordersOf(part).flatMap((order) => [
      address(listQuotes.path, { ...part, order }),
      `${address(listQuotes.path, { ...part, order, direction: 'ascending' })}&after=1700000000000-01J`,
    ]),
    address(countQuotes.path, part),
  ]);
}

/** Remembers each statement that reads, once. */
function capture({ db }: TestDatabase): Map<string, CompiledQuery> {
  const statements = new Map<string, CompiledQuery>();
  const executor = db.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (...parameters: Parameters<typeof compile>) => {
    const compiled = compile(...parameters);
    if (/^\s*(select|with)\b/i.test(compiled.sql)) statements.set(compiled.sql, compiled);
    return compiled;
  };
  return statements;
}

async function planOf({ db, engine }: TestDatabase, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = engine.name === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}

/** A walk through all requests or their words in no order; by an index that holds but a few of them it is none. */
function isSequential(plan: string, engine: TestDatabase['engine']['name']): boolean {
  if (engine === 'postgres') return /Seq Scan on (service_requests|request_words|quotes|quote_words)\b/.test(plan);
  // The rows of a subquery that bears the table's name are those that it has found.
  const isSubquery = plan.includes('CO-ROUTINE service_requests');
  const walks = plan
    .split('\n')
    .filter((line) => /^SCAN (service_requests|request_words|quotes|quote_words)\b/.test(line));
  return walks.some(
    (line) => !line.includes('service_requests_owed') && !(isSubquery && line === 'SCAN service_requests'),
  );
}

async function openLarge(context: TestContext, database: TestDatabase) {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
  const browser = await app.newBrowserOf('admin');
  const priceBook = firstVersion;
  await seedRequests(database, { count: requests, until: startTime, priceBook });
  await seedQuotes(database, { count: requests, until: startTime });
  const row = await database.db
    .selectFrom('service_requests')
    .select(['id', 'assignee_id', 'customer_id'])
    .where('assignee_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { browser, addresses: addressesFor(row) };
}

testOnEachEngine(
  'G1 G2 G8 H2 no list, search, count or figure reads all requests or quotes',
  async (database, context) => {
    const { browser, addresses } = await openLarge(context, database);
    const statements = capture(database);
    for (const address of addresses) assert.equal((await browser.get(address)).status, 200, address);
    assert.ok(statements.size > 50, `${statements.size} statements were heard`);
    const sequential: string[] = [];
    for (const statement of statements.values()) {
      const plan = await planOf(database, statement);
      if (isSequential(plan, database.engine.name)) sequential.push(`${statement.sql.slice(-300)}\n${plan}`);
    }
    assert.deepEqual(sequential, []);
  },
);

testOnEachEngine('G1 G8 the figures are read from sums, whatever the number of requests', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await app.newBrowserOf('admin');
  const statements = capture(database);
  await browser.get(getAnalytics.path);
  const read = [...statements.keys()].filter((text) => /request_totals|funnel_steps/.test(text));
  assert.equal(read.length, 3);
  assert.deepEqual(
    // Of the requests themselves, only those of the last 24 hours: whether their answer is due yet; and those of quotes.
    [...statements.keys()].filter(
      (text) => text.includes('service_requests') && !/"created_at" >= |"sent_at" >= /.test(text),
    ),
    [],
  );
});
