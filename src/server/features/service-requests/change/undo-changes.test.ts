import assert from 'node:assert/strict';
import { changeRequestsTogether, undoRequestChanges } from '#contract/service-requests/request-changes.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import {
  done,
  openOffice,
  readDetail,
  requestsPath,
  storeRequest,
  storeRequests,
  storedRequest,
} from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const undoPath = `${requestsPath}/undo`;

/** A row without what every change moves. */
const lasting = (row: ServiceRequestTable) => ({ ...row, version: 0, updated_at: 0 });

testOnEachEngine(
  'G10 status, assignment, priority and archiving are undone exactly, clocks included, and recorded in the history',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self, username } = await openOffice(app);
    const deeds: [what: string, body: object][] = [
      ['status', { to: 'quote_sent', reason: 'Poslal som ju poštou.' }],
      ['status', { to: 'cancelled', reason: 'Drahé' }],
      ['assignee', { assigneeId: self }],
      ['priority', { priority: 'high' }],
      ['archive', { isArchived: true }],
    ];
    for (const [what, body] of deeds) {
      const { id } = await storeRequest(app, { first_response_at: null });
      const before = await storedRequest(app, id);
      app.passTime(1000);
      const changed = done(await browser.post(`${requestsPath}/${id}/${what}`, { ...body, version: 1 }));
      assert.notDeepEqual(lasting(await storedRequest(app, id)), lasting(before));
      app.passTime(60_000);
      const changes = [{ id, version: changed.version }];
      assert.deepEqual(done(await browser.post(undoPath, { changes }), undoRequestChanges), { undone: 1, refused: 0 });
      const after = await storedRequest(app, id);
      assert.deepEqual([lasting(after), after.version], [lasting(before), 3], what);
      const event = (await readDetail(browser, id)).events.at(-1);
      assert.deepEqual([event?.kind, event?.actorName], ['undone', username]);
      if (what === 'status') assert.equal(event?.to, 'new');
      if (what === 'priority') assert.deepEqual(event?.change, { from: 'high', to: 'medium' });
      const again = await browser.post(undoPath, { changes: [{ id, version: 3 }] });
      assert.deepEqual([again.status, again.code], [409, 'undo-too-late'], 'taking back is not taken back');
    }
  },
);

testOnEachEngine('G10 the status quote_sent does not bind a request once it was undone', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await storeRequest(app);
  await browser.post(`${requestsPath}/${id}/status`, { to: 'quote_sent', reason: 'Omyl', version: 1 });
  const selection = { kind: 'ids', ids: [id] };
  const deletion = { selection, change: { kind: 'delete' } };
  assert.equal(done(await browser.post(`${requestsPath}/bulk`, deletion), changeRequestsTogether).refused, 1);
  done(await browser.post(undoPath, { changes: [{ id, version: 2 }] }));
  assert.equal(done(await browser.post(`${requestsPath}/bulk`, deletion), changeRequestsTogether).changed, 1);
});

testOnEachEngine(
  'G10 nothing is undone after a minute, after another change, by another user, or with a guessed version',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const refuse = async (office: typeof first, changes: object[]) => {
      const answer = await office.browser.post(undoPath, { changes });
      assert.deepEqual([answer.status, answer.code], [409, 'undo-too-late']);
    };
    const { id } = await storeRequest(app);
    await refuse(first, [{ id, version: 1 }]);
    await refuse(first, [{ id: app.services.newId(), version: 1 }]);
    const post = (what: string, body: object) => first.browser.post(`${requestsPath}/${id}/${what}`, body);
    done(await post('priority', { priority: 'low', version: 1 }));
    await refuse(second, [{ id, version: 2 }]);
    await refuse(first, [{ id, version: 1 }]);
    done(await post('archive', { isArchived: true, version: 2 }));
    await refuse(first, [{ id, version: 2 }]);
    app.passTime(60_001);
    await refuse(first, [{ id, version: 3 }]);
    const details = { title: 'Iné', description: 'Web pre strechársku firmu.', service: null, trade: null };
    const contact = { name: 'Anna Kováčová', email: 'anna@kovac.example', phone: '', company: '' };
    done(await first.browser.put(`${requestsPath}/${id}`, { ...details, contact, version: 3 }));
    await refuse(first, [{ id, version: 4 }]);
    const row = await storedRequest(app, id);
    assert.deepEqual([row.priority, row.is_archived, row.version], ['low', 1, 4]);
  },
);

testOnEachEngine(
  'G10 a change of many is undone for the requests that did not change afterwards',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: self } = await openOffice(app);
    const rows = await storeRequests(app, [{}, { assignee_id: self }, { status: 'responded' }, {}]);
    const selection = { kind: 'ids', ids: rows.map(({ id }) => id) };
    const change = { kind: 'assign', assigneeId: (await openOffice(app)).id };
    const { undoable } = done(
      await browser.post(`${requestsPath}/bulk`, { selection, change }),
      changeRequestsTogether,
    );
    assert.equal(undoable.length, 4);
    const last = rows[3]?.id ?? '';
    done(await browser.post(`${requestsPath}/${last}/priority`, { priority: 'low', version: 2 }));
    assert.deepEqual(done(await browser.post(undoPath, { changes: undoable }), undoRequestChanges), {
      undone: 3,
      refused: 1,
    });
    const assignees = await Promise.all(rows.map(async ({ id }) => (await storedRequest(app, id)).assignee_id));
    assert.deepEqual(assignees, [null, self, null, change.assigneeId]);
  },
);

testOnEachEngine(
  'G10 undoing does not assign somebody who is no longer an administrator',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [first, second] = [await openOffice(app), await openOffice(app)];
    const { id } = await storeRequest(app, { assignee_id: second.id });
    done(await first.browser.post(`${requestsPath}/${id}/assignee`, { assigneeId: null, version: 1 }));
    await database.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
    const answer = await first.browser.post(undoPath, { changes: [{ id, version: 2 }] });
    assert.equal(answer.code, 'undo-too-late');
    assert.equal((await storedRequest(app, id)).assignee_id, null);
  },
);
