import assert from 'node:assert/strict';
import type * as z from 'zod/mini';
import type { LiveEvent } from '#contract/live.ts';
import { changeRequestsTogether } from '#contract/service-requests/request-changes.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import {
  done,
  openOffice,
  requestsPath,
  storeInStatuses,
  storeRequests,
  storedRequest,
} from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Bulk = z.output<typeof changeRequestsTogether.output>;

async function change(browser: TestBrowser, selection: object, wish: object): Promise<Bulk> {
  return done(await browser.post(`${requestsPath}/bulk`, { selection, change: wish }), changeRequestsTogether);
}

testOnEachEngine(
  'G2 many requests are assigned, prioritised, archived and marked at once; unchanged ones are counted separately',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self } = await openOffice(app);
    const rows = await storeRequests(app, [
      {},
      {},
      { assignee_id: self, priority: 'high', is_archived: 1, is_unread: 0 },
    ]);
    const ids = rows.map(({ id }) => id);
    const missing = app.services.newId();
    const selection = { kind: 'ids', ids: [...ids, missing, ids[0]] };
    const wishes = [
      { kind: 'assign', assigneeId: self },
      { kind: 'priority', priority: 'high' },
      { kind: 'archive', isArchived: true },
      { kind: 'read', isUnread: false },
    ];
    for (const [index, wish] of wishes.entries()) {
      const result = await change(browser, selection, wish);
      assert.deepEqual([result.changed, result.unchanged, result.refused], [2, 1, 1], wish.kind);
      assert.deepEqual(result.refusals, [{ id: missing, number: null, title: '', rule: 'not-found' }]);
      const undoable = wish.kind === 'read' ? [] : ids.slice(0, 2).map((id) => ({ id, version: index + 2 }));
      assert.deepEqual(result.undoable, undoable, wish.kind);
      assert.equal((await change(browser, selection, wish)).changed, 0, 'again changes nothing');
    }
    for (const id of ids) {
      const row = await storedRequest(app, id);
      assert.deepEqual([row.assignee_id, row.priority, row.is_archived, row.is_unread], [self, 'high', 1, 0]);
    }
    const audited = await auditEntries(database, 'service-requests.changed-together');
    assert.deepEqual(
      audited.map(({ detail }) => JSON.parse(detail)),
      wishes.map((wish) => ({ ...wish, numbers: [1001, 1002] })),
    );
  },
);

testOnEachEngine(
  'G2 many requests are deleted except those bound by a quote, which are returned with the reason',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const requests = await storeInStatuses(app, requestStatuses);
    const declined = requests.get('in_review')?.id ?? '';
    const sent = { service_request_id: declined, actor_id: null, reason: null, detail: '{}', at: 1 } as const;
    await database.db
      .insertInto('service_request_events')
      .values({
        ...sent,
        id: 'sent',
        actor_kind: 'system',
        kind: 'status-changed',
        from_status: 'new',
        to_status: 'quote_sent',
      })
      .execute();
    const result = await change(browser, { kind: 'matching', filter: { view: 'everything' } }, { kind: 'delete' });
    assert.deepEqual([result.changed, result.refused, result.undoable.length], [3, 6, 0]);
    assert.ok(result.refusals.every(({ rule }) => rule === 'request-is-bound'));
    const left = await database.db.selectFrom('service_requests').select('status').execute();
    assert.deepEqual(
      left.map(({ status }) => status).toSorted(),
      requestStatuses.filter((status) => !['new', 'responded', 'cancelled'].includes(status)).toSorted(),
    );
  },
);

testOnEachEngine(
  'G2 a change of all matching requests reaches exactly those, over batches, and returns the first 100 refusals',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const heard: LiveEvent[] = [];
    app.services.live.subscribe((event) => heard.push(event));
    await storeRequests(
      app,
      Array.from({ length: 620 }, (_, index) => ({ status: index % 2 === 0 ? 'new' : 'completed' }) as const),
    );
    await storeRequests(app, [{ is_archived: 1 }, { language: 'da' }]);
    const filter = { language: 'sk' };
    const wish = { kind: 'status', to: 'in_review', reason: null };
    const result = await change(browser, { kind: 'matching', filter }, wish);
    assert.deepEqual([result.changed, result.unchanged, result.refused], [310, 0, 310]);
    assert.deepEqual([result.refusals.length, result.undoable.length], [100, 310]);
    assert.deepEqual(heard, [{ kind: 'requests-changed' }]);
    const moved = await database.db
      .selectFrom('service_requests')
      .select(['is_archived', 'language'])
      .where('status', '=', 'in_review')
      .execute();
    assert.equal(moved.length, 310);
    assert.ok(moved.every((row) => row.is_archived === 0 && row.language === 'sk'));
    const all = await change(
      browser,
      { kind: 'matching', filter: { view: 'everything' } },
      { kind: 'priority', priority: 'low' },
    );
    assert.deepEqual([all.changed, all.undoable], [622, []], 'what is too much to take back is not offered');
  },
);

testOnEachEngine('G2 simultaneous changes of many and of one lose nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const rows = await storeRequests(
    app,
    Array.from({ length: 40 }, () => ({})),
  );
  const selection = { kind: 'ids', ids: rows.map(({ id }) => id) };
  const csrfToken = await browser.takeToken();
  const calls = [
    ...['high', 'low'].map((priority) =>
      browser.postWithToken(`${requestsPath}/bulk`, { selection, change: { kind: 'priority', priority } }, csrfToken),
    ),
    ...rows.map(({ id }) =>
      browser.postWithToken(`${requestsPath}/${id}/archive`, { isArchived: true, version: 1 }, csrfToken),
    ),
  ];
  const answers = await Promise.all(calls);
  const [first, second, ...single] = answers;
  assert.ok(first && second);
  assert.deepEqual([done(first, changeRequestsTogether).refused, done(second, changeRequestsTogether).refused], [0, 0]);
  for (const [index, { id }] of rows.entries()) {
    const row = await storedRequest(app, id);
    const archived = single[index]?.status === 200;
    assert.equal(row.is_archived, archived ? 1 : 0);
    const events = await database.db
      .selectFrom('service_request_events')
      .select('id')
      .where('service_request_id', '=', id)
      .execute();
    assert.equal(events.length, row.version, 'one entry for each version');
  }
});
