import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Analytics, type Dashboard, getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import { addDays, daysOf, lastDays, periodBefore } from '#domain/analytics/periods.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import { keepSignedIn } from '#tests/support/people/office.ts';
import { submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const today = '2026-11-21';

async function openSeeded(context: TestContext, database: TestDatabase) {
  const app = await openTestApp(context, database);
  const priceBook = firstVersion;
  await seedRequests(database, { count: 900, until: startTime, priceBook });
  const rows = await database.db.selectFrom('service_requests').selectAll().execute();
  return { browser: await app.newBrowserOf('admin'), rows };
}

/** The same figures counted from the requests themselves. */
function figuresOf(rows: readonly ServiceRequestTable[]) {
  const responses = rows.flatMap((row) =>
    row.first_response_at === null ? [] : row.first_response_at - row.created_at,
  );
  const sum = responses.reduce((total, response) => total + response, 0);
  const missed = rows.filter(
    ({ first_response_at: first, status, created_at: at }) =>
      first === null && status !== 'cancelled' && at < startTime - promisedAnswerMs,
  );
  return {
    requests: rows.length,
    answered: responses.length,
    due: responses.length + missed.length,
    answeredInTime: responses.filter((response) => response <= promisedAnswerMs).length,
    averageResponseMs: responses.length === 0 ? null : Math.round(sum / responses.length),
  };
}

function compare(rows: readonly ServiceRequestTable[], period: { from: string; to: string }) {
  const within = ({ from, to }: typeof period) =>
    rows.filter((row) => row.created_day >= from && row.created_day <= to);
  const before = periodBefore(period);
  const earlier = daysOf(before);
  const on = (day: string | undefined) => rows.filter((row) => row.created_day === day).length;
  return {
    period,
    periodBefore: before,
    now: figuresOf(within(period)),
    before: figuresOf(within(before)),
    days: daysOf(period).map((day, index) => ({ day, now: on(day), before: on(earlier[index]) })),
  };
}

testOnEachEngine('G1 without requests every figure of the dashboard is 0', async (database, context) => {
  const app = await openTestApp(context, database);
  const answer = await (await app.newBrowserOf('admin')).get(getDashboard.path);
  const dashboard = answer.body as Dashboard;
  assert.equal(answer.status, 200);
  assert.equal(dashboard.total, 0);
  assert.equal(dashboard.byStatus.length, 9);
  assert.equal(dashboard.recent.days.length, 30);
  assert.deepEqual(dashboard.recent, compare([], lastDays(today, 30)));
  assert.deepEqual([dashboard.overdue, dashboard.unread], Array(2).fill({ count: 0, isMore: false }));
  assert.deepEqual(dashboard.urgent, { overdue: [], unread: [] });
});

testOnEachEngine('G1 D3 a new request is counted in every figure of the dashboard', async (database, context) => {
  const app = await openTestApp(context, database);
  assert.equal((await submit(app.newBrowser(), submission())).status, 200);
  const browser = await app.newBrowserOf('admin');
  const dashboard = (await browser.get(getDashboard.path)).body as Dashboard;
  assert.equal(dashboard.total, 1);
  assert.deepEqual(dashboard.byStatus[0], { status: 'new', requests: 1 });
  assert.deepEqual(dashboard.recent.days.at(-1), { day: today, now: 1, before: 0 });
  assert.deepEqual(dashboard.recent.now, {
    requests: 1,
    answered: 0,
    due: 0,
    answeredInTime: 0,
    averageResponseMs: null,
  });
  const [row] = await database.db.selectFrom('service_requests').selectAll().execute();
  assert.deepEqual(dashboard.projection[0], {
    status: 'new',
    requests: 1,
    estimates: [{ currency: 'EUR', minimum: row?.estimate_minimum_minor, maximum: row?.estimate_maximum_minor }],
  });
  assert.deepEqual(dashboard.unread, { count: 1, isMore: false });
  assert.deepEqual(
    dashboard.urgent.unread.map((each) => each.id),
    [row?.id],
  );
  assert.equal(dashboard.overdue.count, 0);
  await keepSignedIn(database);
  app.passTime(promisedAnswerMs + 1);
  const later = (await browser.get(getDashboard.path)).body as Dashboard;
  assert.equal(later.overdue.count, 1);
  const missed = { requests: 1, answered: 0, due: 1, answeredInTime: 0, averageResponseMs: null };
  assert.deepEqual(later.recent.now, missed, 'D3 due and unanswered is missed');
  assert.deepEqual(
    later.urgent.overdue.map((each) => each.id),
    [row?.id],
  );
});

testOnEachEngine('G1 the dashboard equals a count of all requests', async (database, context) => {
  const { browser, rows } = await openSeeded(context, database);
  const dashboard = (await browser.get(getDashboard.path)).body as Dashboard;
  assert.equal(dashboard.total, 900);
  for (const { status, requests } of dashboard.byStatus) {
    assert.equal(requests, rows.filter((row) => row.status === status).length, status);
  }
  for (const { service, requests } of dashboard.byService) {
    assert.equal(requests, rows.filter((row) => row.service === service).length, String(service));
  }
  assert.deepEqual(dashboard.recent, compare(rows, lastDays(today, 30)));
  for (const { status, estimates } of dashboard.projection) {
    for (const { currency, minimum } of estimates) {
      const counted = rows.filter((row) => row.status === status && row.currency === currency);
      assert.equal(
        minimum,
        counted.reduce((sum, row) => sum + (row.estimate_minimum_minor ?? 0), 0),
      );
    }
  }
  assert.ok(dashboard.projection.every(({ status }) => status !== 'completed' && status !== 'cancelled'));
  const overdue = rows.filter((row) => !row.is_archived && row.answer_due_at !== null && row.answer_due_at < startTime);
  assert.equal(dashboard.overdue.count, overdue.length);
  const due = dashboard.urgent.overdue.map((row) => row.answerDueAt ?? Infinity);
  assert.deepEqual(
    due,
    due.toSorted((one, other) => one - other),
  );
});

testOnEachEngine(
  'G8 the figures of a period are those of the requests that arrived in it',
  async (database, context) => {
    const { browser, rows } = await openSeeded(context, database);
    for (const period of [lastDays(today, 7), lastDays(addDays(today, -40), 90), lastDays(today, 365)]) {
      const { body } = await browser.get(`${getAnalytics.path}?from=${period.from}&to=${period.to}`);
      const analytics = body as Analytics;
      assert.deepEqual(analytics.compared, compare(rows, period));
      const { from, to } = periodBefore(period);
      const groups = { status: 'byStatus', service: 'byService', language: 'byLanguage', source: 'bySource' } as const;
      for (const [column, group] of Object.entries(groups) as [keyof typeof groups, (typeof groups)['status']][]) {
        for (const { name, now, before } of analytics[group]) {
          const named = rows.filter((row) => row[column] === name);
          assert.equal(
            now,
            named.filter((row) => row.created_day >= period.from && row.created_day <= period.to).length,
          );
          assert.equal(before, named.filter((row) => row.created_day >= from && row.created_day <= to).length);
        }
      }
    }
    const byDefault = (await browser.get(getAnalytics.path)).body as Analytics;
    assert.deepEqual(byDefault.compared.period, lastDays(today, 30));
  },
);

testOnEachEngine('G8 an invalid period is rejected', async (database, context) => {
  const browser = await (await openTestApp(context, database)).newBrowserOf('admin');
  for (const query of [
    'from=2026-11-01',
    'to=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-02-30&to=2026-11-01',
    'from=2020-01-01&to=2026-11-01',
    'from=yesterday&to=today',
  ]) {
    assert.equal((await browser.get(`${getAnalytics.path}?${query}`)).code, 'invalid-input', query);
  }
});
