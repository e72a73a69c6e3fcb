import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type RequestRow,
  countServiceRequests,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import { wordCode } from '#domain/search/search-words.ts';
import { type RequestFilter, requestOrders } from '#domain/service-requests/request-filter.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import {
  type OfficePerson,
  type WantedRequest,
  done,
  openOffice,
  requestsPath,
  storeRequests,
} from '#tests/support/people/office.ts';
import { anyFilter, anyRequest, inOrder, matches, singleFilters } from '#tests/support/requests/request-model.ts';
import { type TestApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Page = { rows: RequestRow[]; next: string | null };

const hour = 3_600_000;

const queryOf = (filter: RequestFilter) =>
  new URLSearchParams(Object.entries(filter).map(([part, value]) => [part, String(value)])).toString();

async function readAll(browser: TestBrowser, filter: RequestFilter): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const position: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
    const page: Page = done(await browser.get(`${requestsPath}?${queryOf(filter)}${position}`), listServiceRequests);
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return ids;
}

type Stored = { rows: ServiceRequestTable[]; self: OfficePerson; other: OfficePerson };

/** Stores requests of all kinds. */
async function storeAnyRequests(app: TestApp): Promise<Stored> {
  const [self, other] = [await openOffice(app), await openOffice(app)];
  const wanted = fc.sample(anyRequest([null, self.id, other.id]), { numRuns: 120, seed: 5 });
  return { rows: await storeRequests(app, wanted), self, other };
}

/** Asserts that list and count give what the rule gives over the rows themselves. */
async function assertAsModel({ rows, self }: Stored, filter: RequestFilter): Promise<void> {
  const { browser, id } = self;
  const expected = rows.filter((row) => matches(row, filter, id));
  assert.deepEqual(await readAll(browser, filter), inOrder(expected, filter.sort), JSON.stringify(filter));
  const { matching } = done(await browser.get(`${requestsPath}/counts?${queryOf(filter)}`), countServiceRequests);
  assert.deepEqual(matching, { count: expected.length, isMore: false }, JSON.stringify(filter));
}

testOnEachEngine(
  'G2 each filter, search and order returns the same as a model over the rows',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const stored = await storeAnyRequests(app);
    const customers = [...new Set(stored.rows.flatMap((row) => row.customer_id ?? []))];
    const people = [stored.self.id, stored.other.id];
    for (const filter of singleFilters(customers, people)) await assertAsModel(stored, filter);
    const any = fc.asyncProperty(anyFilter(people, customers), (filter) => assertAsModel(stored, filter));
    await fc.assert(any, { numRuns: 100, seed: 7 });
  },
);

testOnEachEngine('G2 searches return the same when every word is frequent', async (database, context) => {
  const app = await openTestApp(context, database);
  const stored = await storeAnyRequests(app);
  const customers = [...new Set(stored.rows.flatMap((row) => row.customer_id ?? []))];
  const people = [stored.self.id, stored.other.id];
  const searches = [
    ...singleFilters(customers, people),
    ...fc.sample(anyFilter(people, customers), { numRuns: 120, seed: 9 }),
  ].filter(({ search }) => search !== undefined);
  const times = stored.rows.map((row) => row.created_at);
  await addElsewhere(database, (index) => Math.min(...times) - 1 - index);
  for (const filter of searches) await assertAsModel(stored, filter);
  await addElsewhere(database, (index) => (times[index % times.length] ?? 0) + index);
  // A search of everything takes an occurrence for a find.
  for (const filter of searches.filter(({ view }) => view !== 'everything')) await assertAsModel(stored, filter);
});

/** Adds occurrences of every word without requests, at the times given, so that the index looks like a large one. */
async function addElsewhere({ db }: TestDatabase, timeOf: (index: number) => number): Promise<void> {
  const codes = await db.selectFrom('request_words').select('word_code').distinct().execute();
  for (const { word_code } of codes) {
    const elsewhere = Array.from({ length: 450 }, (_, index) => ({
      word_code,
      created_at: timeOf(index),
      service_request_id: `${word_code} ${index}`,
    }));
    await db.insertInto('request_words').values(elsewhere).execute();
  }
}

testOnEachEngine('G2 a very frequent word finds all its requests', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const rows = await storeRequests(app, [
    { title: 'Bazén' },
    { title: 'bazény' },
    { title: 'Pri bazéne', is_archived: 1 },
    {},
  ]);
  // More occurrences than there are requests: the index counts as if it were a large one.
  const elsewhere = Array.from({ length: 5001 }, (_, index) => ({
    word_code: wordCode('bazen'),
    created_at: index,
    service_request_id: `elsewhere ${index}`,
  }));
  await database.db.insertInto('request_words').values(elsewhere).execute();
  assert.deepEqual(await readAll(browser, { search: 'bazen' }), [rows[1]?.id, rows[0]?.id]);
  assert.deepEqual(await readAll(browser, { search: 'bazen', view: 'everything' }), [
    rows[2]?.id,
    rows[1]?.id,
    rows[0]?.id,
  ]);
  assert.deepEqual(await readAll(browser, { search: 'bazen pri', view: 'archived' }), [rows[2]?.id]);
});

testOnEachEngine('G2 the views are counted, `mine` for the caller', async (database, context) => {
  const app = await openTestApp(context, database);
  const [first, second] = [await openOffice(app), await openOffice(app)];
  await storeRequests(app, [
    {},
    { assignee_id: first.id, is_unread: 0, answer_due_at: startTime - 1 },
    { assignee_id: first.id, is_unread: 0, answer_due_at: null },
    { assignee_id: second.id, is_unread: 0, answer_due_at: startTime },
    { is_archived: 1, answer_due_at: startTime - 1 },
  ]);
  const counts = async ({ browser }: typeof first) => {
    const { views } = done(await browser.get(`${requestsPath}/counts?status=completed`), countServiceRequests);
    return Object.fromEntries(Object.entries(views).map(([view, { count }]) => [view, count]));
  };
  const all = { active: 4, unassigned: 1, later: 0, archived: 1, unread: 1, overdue: 1 };
  assert.deepEqual(await counts(first), { ...all, mine: 2 });
  assert.deepEqual(await counts(second), { ...all, mine: 1 });
});

testOnEachEngine('G2 counting stops at 999 in a view and at 10 000 for a filter', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  await storeRequests(app, [{}]);
  const { db } = database;
  const { search_text: _, ...row } = await db.selectFrom('service_requests').selectAll().executeTakeFirstOrThrow();
  for (let batch = 0; batch < 20; batch += 1) {
    const copies = Array.from({ length: 501 }, (_each, index) => {
      const unique = `${batch} ${index}`;
      const number = 2000 + batch * 501 + index;
      return {
        ...row,
        id: app.services.newId(),
        number,
        confirmation_token: unique,
        idempotency_key: unique,
        search_text: '',
      };
    });
    await db.insertInto('service_requests').values(copies).execute();
  }
  const { matching, views } = done(await browser.get(`${requestsPath}/counts`), countServiceRequests);
  assert.deepEqual(matching, { count: 10_000, isMore: true });
  assert.deepEqual(
    [views.active, views.mine],
    [
      { count: 999, isMore: true },
      { count: 0, isMore: false },
    ],
  );
  const selection = { kind: 'matching', filter: {} };
  const change = { kind: 'priority', priority: 'low' };
  const refused = await browser.post(`${requestsPath}/bulk`, { selection, change });
  assert.deepEqual([refused.status, refused.code], [409, 'too-many-selected']);
});

testOnEachEngine(
  'G2 in each order pages omit and repeat no request, while others arrive and change',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const wanted = Array.from({ length: 130 }, (_, index): WantedRequest => ({
      created_at: startTime - (index % 7) * hour,
      answer_due_at: index % 3 === 0 ? null : startTime + (index % 5) * hour,
      is_archived: index % 4 === 0 ? 1 : 0,
    }));
    const before = (await storeRequests(app, wanted)).map(({ id }) => id);
    for (const sort of requestOrders) {
      for (const view of ['active', 'everything'] as const) {
        const known = new Set(before);
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const position: string = after === null ? '' : `&after=${after}`;
          const page: Page = done(
            await browser.get(`${requestsPath}?sort=${sort}&view=${view}${position}`),
            listServiceRequests,
          );
          seen.push(...page.rows.map(({ id }) => id));
          after = page.next;
          app.passTime(1);
          await storeRequests(app, [{}, { is_archived: 1 }, { answer_due_at: null, created_at: startTime - hour }]);
        } while (after !== null);
        assert.equal(new Set(seen).size, seen.length, `${sort} ${view}: none twice`);
        const found = seen.filter((id) => known.has(id)).length;
        assert.equal(found, view === 'everything' ? 130 : 97, `${sort} ${view}: none lost`);
      }
    }
  },
);

testOnEachEngine('G2 an invalid day or filter is rejected', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  for (const query of ['from=2026-02-30', 'to=2026-13-01', 'from=yesterday', 'status=old', 'unread=0', 'view=all']) {
    for (const path of [requestsPath, `${requestsPath}/counts`, `${requestsPath}.csv`]) {
      const answer = await browser.get(`${path}?${query}`);
      assert.deepEqual([answer.status, answer.code], [400, 'invalid-input'], `${path}?${query}`);
    }
  }
});
