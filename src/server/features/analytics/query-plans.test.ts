import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { getAccuracy } from '#contract/analytics/accuracy.ts';
import { getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { countServiceRequests, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { serviceTypes } from '#domain/configurator/answers.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { languages } from '#domain/languages.ts';
import { type RequestFilter, requestOrders, requestViews } from '#domain/service-requests/request-filter.ts';
import { priorities, requestSources, requestStatuses, waitingSides } from '#domain/service-requests/status.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import { capture, markVisible, planOf } from '#tests/support/database/query-plans.ts';
import { seedQuotes } from '#tests/support/quotes/seed-quotes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Enough for PostgreSQL to rather take an index than read everything; SQLite plans without counting. */
const requests = { postgres: 20_000, sqlite: 600 };
const quotes = { postgres: 6_000, sqlite: 200 };

const asAddress = (path: string, filter: RequestFilter) =>
  `${path}?${new URLSearchParams(filter as Record<string, string>).toString()}`;

/** Every filter alone and with each order, every kind of search, and the figures, as the screens ask for them. */
function addressesFor(row: { assignee_id: string | null; customer_id: string | null }): string[] {
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
    getDashboard.path,
    getAnalytics.path,
    getAccuracy.path,
    `${getAnalytics.path}?from=2026-01-01&to=2026-11-21`,
  ];
}

/** A walk through all requests, their words, quotes or estimates in no order; by an index that holds but a few of them it is none. */
function isSequential(plan: string, engine: TestDatabase['engine']['name']): boolean {
  if (engine === 'postgres') return /Seq Scan on (service_requests|request_words|quotes|estimates)\b/.test(plan);
  // The rows of a subquery that bears the table's name are those that it has found.
  const isSubquery = plan.includes('CO-ROUTINE service_requests');
  const walks = plan
    .split('\n')
    .filter((line) => /^SCAN (service_requests|request_words|quotes|estimates)\b/.test(line));
  return walks.some(
    (line) => !line.includes('service_requests_owed') && !(isSubquery && line === 'SCAN service_requests'),
  );
}

async function openLarge(context: TestContext, database: TestDatabase) {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
  const browser = await app.newBrowserOf('admin');
  const priceBook = firstVersion;
  await seedRequests(database, { count: requests[database.engine.name], until: startTime, priceBook });
  await seedQuotes(database, { count: quotes[database.engine.name], until: startTime });
  const row = await database.db
    .selectFrom('service_requests')
    .select(['assignee_id', 'customer_id'])
    .where('assignee_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { browser, addresses: addressesFor(row) };
}

testOnEachEngine('G1 G2 G8 H8 no list, search, count or figure reads all requests', async (database, context) => {
  const { browser, addresses } = await openLarge(context, database);
  await markVisible(database);
  const statements = capture(database);
  for (const address of addresses) assert.equal((await browser.get(address)).status, 200, address);
  assert.ok(statements.size > 50, `${statements.size} statements were heard`);
  const sequential: string[] = [];
  for (const statement of statements.values()) {
    const plan = await planOf(database, statement);
    if (isSequential(plan, database.engine.name)) sequential.push(`${statement.sql.slice(-300)}\n${plan}`);
  }
  assert.deepEqual(sequential, []);
});

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
