import assert from 'node:assert/strict';
import type { Endpoint } from '#contract/endpoint.ts';
import * as contract from '#contract/service-requests/request-changes.ts';
import { type RequestStatus, requestStatuses } from '#domain/service-requests/status.ts';
import {
  type OfficePerson,
  done,
  openOffice,
  readDetail,
  requestsPath,
  storeInStatuses,
  storeRequest,
  storedRequest,
} from '#tests/support/people/office.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const contact = { name: 'Ján Nový', email: 'jan@novy.example', phone: '+421 905 333 444', company: 'Nový' };
const details = {
  title: 'Nová strecha',
  description: 'Zákazník chce aj galériu.',
  service: null,
  trade: null,
  contact,
};

/** Everything that can be done to one request but moving it, as a call with its body. */
const deeds: readonly {
  name: string;
  endpoint: Endpoint;
  body: (office: OfficePerson) => object;
  keepsVersion?: true;
}[] = [
  { name: 'assign', endpoint: contract.assignRequest, body: ({ id }) => ({ assigneeId: id }) },
  { name: 'priority', endpoint: contract.changeRequestPriority, body: () => ({ priority: 'high' }) },
  { name: 'archive', endpoint: contract.archiveRequest, body: () => ({ isArchived: true }) },
  { name: 'details', endpoint: contract.changeRequestDetails, body: () => details },
  { name: 'read', endpoint: contract.markRequestRead, body: () => ({ isUnread: false }), keepsVersion: true },
  { name: 'note', endpoint: contract.addRequestNote, body: () => ({ body: 'Volal dvakrát.' }), keepsVersion: true },
  { name: 'delete', endpoint: contract.deleteRequest, body: () => ({}) },
];

/** Statuses in which a quote has been sent. */
const bound: readonly RequestStatus[] = [
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'completed',
];

type Sent = { id: string; body: object };

async function call(browser: TestBrowser, endpoint: Endpoint, { id, body }: Sent): Promise<TestAnswer> {
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': await browser.takeToken(),
    'idempotency-key': newKey(),
  };
  return browser.call(endpoint.path.replace(':id', id), {
    method: endpoint.method,
    headers,
    body: JSON.stringify(body),
  });
}

async function everythingOf({ services: { db } }: TestApp, id: string): Promise<unknown> {
  const about = ['service_request_events', 'service_request_notes', 'service_request_messages'] as const;
  const rows = about.map((table) => db.selectFrom(table).selectAll().where('service_request_id', '=', id).execute());
  return [await db.selectFrom('service_requests').selectAll().where('id', '=', id).execute(), await Promise.all(rows)];
}

testOnEachEngine(
  'G3 G4 in every status an administrator may do everything except delete a bound request; nobody else may do anything',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await openOffice(app);
    const others = [app.newBrowser(), await app.newBrowserOf('user')];
    for (const { name, endpoint, body, keepsVersion } of deeds) {
      const requests = await storeInStatuses(app, requestStatuses);
      for (const [status, { id }] of requests) {
        const before = await everythingOf(app, id);
        const sent = keepsVersion ? body(office) : { ...body(office), version: 1 };
        for (const other of others) {
          assert.ok(
            [401, 403].includes((await call(other, endpoint, { id, body: sent })).status),
            `${name} in ${status}`,
          );
        }
        assert.deepEqual(await everythingOf(app, id), before, `${name} in ${status} by others`);
        const answer = await call(office.browser, endpoint, { id, body: sent });
        const isRefused = name === 'delete' && bound.includes(status);
        assert.equal(answer.code, isRefused ? 'request-is-bound' : undefined, `${name} in ${status}`);
        assert.equal(isRefused, JSON.stringify(await everythingOf(app, id)) === JSON.stringify(before));
      }
    }
  },
);

testOnEachEngine(
  'G5 a change from an old version is rejected with 409 and changes nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const status = { endpoint: contract.changeRequestStatus, body: () => ({ to: 'in_review', reason: null }) };
    for (const { endpoint, body } of [status, ...deeds.filter(({ keepsVersion }) => !keepsVersion)]) {
      const { id } = await storeRequest(app);
      const changed = await first.browser.post(`${requestsPath}/${id}/priority`, { priority: 'low', version: 1 });
      assert.equal(done(changed).version, 2);
      const before = await everythingOf(app, id);
      for (const version of [1, 3]) {
        const late = await call(second.browser, endpoint, { id, body: { ...body(second), version } });
        assert.deepEqual([late.status, late.code], [409, 'changed-meanwhile'], endpoint.path);
      }
      assert.deepEqual(await everythingOf(app, id), before, endpoint.path);
      assert.equal((await call(second.browser, endpoint, { id, body: { ...body(second), version: 2 } })).status, 200);
    }
  },
);

testOnEachEngine(
  'G5 of twenty simultaneous changes of one version exactly one is stored, with its history',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id } = await storeRequest(app, { priority: 'low' });
    const csrfToken = await browser.takeToken();
    const path = `${requestsPath}/${id}/priority`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        browser.postWithToken(path, { priority: index % 2 === 0 ? 'medium' : 'high', version: 1 }, csrfToken),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    assert.deepEqual(statuses, [200, ...Array.from({ length: 19 }, () => 409)]);
    const detail = await readDetail(browser, id);
    assert.deepEqual([detail.version, detail.events.length], [2, 2]);
  },
);

testOnEachEngine(
  'G3 assignment, priority and archiving are recorded in the history with names before and after',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const { id } = await storeRequest(app);
    const post = async (what: string, body: object) =>
      done(await first.browser.post(`${requestsPath}/${id}/${what}`, body));
    await post('assignee', { assigneeId: second.id, version: 1 });
    await post('assignee', { assigneeId: first.id, version: 2 });
    const unassigned = await post('assignee', { assigneeId: null, version: 3 });
    assert.equal(unassigned.assignee, null);
    await post('priority', { priority: 'high', version: 4 });
    await post('archive', { isArchived: true, version: 5 });
    const restored = await post('archive', { isArchived: false, version: 6 });
    assert.deepEqual([restored.isArchived, restored.version, restored.priority], [false, 7, 'high']);
    const { events } = await readDetail(first.browser, id);
    assert.deepEqual(
      events.slice(1).map(({ kind, change, actorName }) => [kind, change?.from, change?.to, actorName]),
      [
        ['assigned', null, second.username, first.username],
        ['assigned', second.username, first.username, first.username],
        ['assigned', first.username, null, first.username],
        ['priority-changed', 'medium', 'high', first.username],
        ['archived', undefined, undefined, first.username],
        ['restored', undefined, undefined, first.username],
      ],
    );
    const again = await post('priority', { priority: 'high', version: 7 });
    assert.equal(again.version, 7, 'what is so already stays');
    assert.equal((await readDetail(first.browser, id)).events.length, events.length);
  },
);

testOnEachEngine('G3 a request is assigned to administrators only', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  await app.newBrowserOf('user');
  const customer = await database.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .executeTakeFirstOrThrow();
  const { id } = await storeRequest(app);
  for (const assigneeId of [customer.id, app.services.newId()]) {
    const single = await browser.post(`${requestsPath}/${id}/assignee`, { assigneeId, version: 1 });
    const selection = { kind: 'ids', ids: [id] };
    const bulk = await browser.post(`${requestsPath}/bulk`, { selection, change: { kind: 'assign', assigneeId } });
    for (const answer of [single, bulk]) assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
  }
  assert.equal((await storedRequest(app, id)).assignee_id, null);
});

testOnEachEngine(
  'G2 marking as read does not change the version and is announced to lists only',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id } = await storeRequest(app);
    for (const isUnread of [false, false, true]) {
      assert.deepEqual(done(await browser.post(`${requestsPath}/${id}/read`, { isUnread })), {});
      const detail = await readDetail(browser, id);
      assert.deepEqual([detail.isUnread, detail.version, detail.events.length], [isUnread, 1, 1]);
    }
    const missing = await browser.post(`${requestsPath}/${app.services.newId()}/read`, { isUnread: true });
    assert.equal(missing.code, 'not-found');
  },
);
