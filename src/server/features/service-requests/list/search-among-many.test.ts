import assert from 'node:assert/strict';
import {
  type RequestRow,
  countServiceRequests,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { searchTerms } from '#domain/service-requests/request-search.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const searches: RequestFilter[] = [
  { search: 'nov', view: 'everything' },
  { search: 'Nováková jana', view: 'everything' },
  { search: 'novy web', view: 'everything', status: 'cancelled' },
  { search: 'strechy brno example', view: 'everything' },
  { search: 's', view: 'archived', language: 'da' },
  { search: 'web', view: 'everything', sort: 'oldest', source: 'configurator' },
  { search: 'example novak', view: 'everything', sort: 'activity' },
  { search: 'web', sort: 'due' },
];

async function readAll(office: TestBrowser, filter: RequestFilter): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ ...(filter as Record<string, string>), ...(after && { after }) });
    const { body } = await office.get(`${listServiceRequests.path}?${query.toString()}`);
    const page = body as { rows: RequestRow[]; next: string | null };
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  }
  return ids;
}

testOnEachEngine(
  'G2 a search for frequent words finds each request once, in its order, page by page',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const office = await app.newBrowserOf('admin');
    const priceBook = firstVersion;
    await seedRequests(database, { count: 3000, until: startTime, priceBook });
    const rows = await database.db.selectFrom('service_requests').selectAll().execute();
    for (const filter of searches) {
      const { search = '', view, status, language, source, sort } = filter;
      const terms = searchTerms(search);
      const found = rows.filter(
        (row) =>
          (view === 'everything' || row.is_archived === (view === 'archived' ? 1 : 0)) &&
          (status === undefined || row.status === status) &&
          (language === undefined || row.language === language) &&
          (source === undefined || row.source === source) &&
          terms.every(({ word, isWhole }) =>
            row.search_text.split(' ').some((each) => (isWhole ? each === word : each.startsWith(word))),
          ),
      );
      const ids = await readAll(office, filter);
      assert.deepEqual(ids.toSorted(), found.map(({ id }) => id).toSorted(), JSON.stringify(filter));
      assert.ok(ids.length > 0, JSON.stringify(filter));
      const timeOf = new Map(found.map((row) => [row.id, sort === 'activity' ? row.updated_at : row.created_at]));
      const times = ids.map((id) => timeOf.get(id) ?? 0);
      if (sort !== 'due')
        assert.deepEqual(
          times,
          times.toSorted((one, other) => (sort === 'oldest' ? one - other : other - one)),
        );
      const query = new URLSearchParams(filter as Record<string, string>);
      query.delete('sort');
      const { body } = await office.get(`${countServiceRequests.path}?${query.toString()}`);
      assert.deepEqual((body as { matching: object }).matching, { count: found.length, isMore: false });
    }
  },
);
