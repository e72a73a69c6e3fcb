import assert from 'node:assert/strict';
import { changeRequestsTogether } from '#contract/service-requests/request-changes.ts';
import { getServiceRequest } from '#contract/service-requests/service-requests.ts';
import { type RequestStatus, requestStatuses } from '#domain/service-requests/status.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import { auditEntries } from '#tests/support/people/accounts.ts';
import { done, openOffice, requestsPath, storeInStatuses, storedRequest } from '#tests/support/people/office.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** What an administrator may do by hand, without and with a reason: the rows of domain.md that name one. */
const allowed: Record<RequestStatus, { freely: RequestStatus[]; withReason: RequestStatus[] }> = {
  new: { freely: ['in_review'], withReason: ['quote_sent', 'cancelled'] },
  in_review: { freely: [], withReason: ['quote_sent', 'cancelled'] },
  responded: { freely: ['in_review'], withReason: ['quote_sent', 'cancelled'] },
  quote_sent: { freely: [], withReason: ['in_review', 'cancelled'] },
  awaiting_signature: { freely: [], withReason: ['in_review', 'cancelled'] },
  awaiting_payment: { freely: ['in_progress'], withReason: ['in_review', 'cancelled'] },
  in_progress: { freely: ['completed'], withReason: ['in_review', 'cancelled'] },
  completed: { freely: [], withReason: ['in_progress'] },
  cancelled: { freely: ['in_review'], withReason: [] },
};

const reasons = [null, '  ', 'Zákazník volal.'];

type Move = { from: RequestStatus; to: RequestStatus; reason: string | null };

function refusalOf({ from, to, reason }: Move): 'move-not-allowed' | 'reason-required' | null {
  if (allowed[from].freely.includes(to)) return null;
  if (!allowed[from].withReason.includes(to)) return 'move-not-allowed';
  return reason?.trim() ? null : 'reason-required';
}

const moves: Move[] = requestStatuses.flatMap((from) =>
  requestStatuses.flatMap((to) => reasons.map((reason) => ({ from, to, reason }))),
);

/** The rows of all requests by their ids, as they are now. */
async function allRows(app: TestApp): Promise<Map<string, ServiceRequestTable>> {
  const rows = await app.services.db.selectFrom('service_requests').selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

testOnEachEngine(
  'G4 D2 of all moves between two statuses an administrator can make those of the table, for one request and for many',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const csrfToken = await browser.takeToken();
    for (const to of requestStatuses) {
      for (const reason of reasons) {
        const single = await storeInStatuses(app, requestStatuses);
        for (const [from, { id }] of single) {
          const path = `${requestsPath}/${id}/status`;
          const answer = await browser.postWithToken(path, { to, reason, version: 1 }, csrfToken);
          const refusal = refusalOf({ from, to, reason });
          assert.equal(answer.code ?? null, refusal, `${from} to ${to} with ${reason}`);
          const row = await storedRequest(app, id);
          assert.deepEqual([row.status, row.version], refusal ? [from, 1] : [to, 2], `${from} to ${to} with ${reason}`);
        }
        const many = await storeInStatuses(app, requestStatuses);
        const selection = { kind: 'ids', ids: [...many.values()].map(({ id }) => id) };
        const change = { kind: 'status', to, reason };
        const bulk = done(
          await browser.postWithToken(`${requestsPath}/bulk`, { selection, change }, csrfToken),
          changeRequestsTogether,
        );
        const expected = requestStatuses.filter((from) => from !== to);
        const refused = expected.filter((from) => refusalOf({ from, to, reason }) !== null);
        assert.deepEqual(
          bulk.refusals.map(({ id, rule }) => `${id} ${rule}`).toSorted(),
          refused.map((from) => `${many.get(from)?.id} ${refusalOf({ from, to, reason })}`).toSorted(),
        );
        assert.deepEqual(
          [bulk.changed, bulk.unchanged, bulk.refused, bulk.undoable.length],
          [expected.length - refused.length, 1, refused.length, expected.length - refused.length],
        );
        const after = await allRows(app);
        for (const [from, { id }] of many) {
          const isMoved = expected.includes(from) && !refused.includes(from);
          assert.deepEqual([after.get(id)?.status, after.get(id)?.version], isMoved ? [to, 2] : [from, 1]);
        }
      }
    }
    const count = moves.filter((move) => refusalOf(move) === null).length;
    assert.equal((await auditEntries(database, 'service-request.status-changed')).length, count);
    const events = await database.db
      .selectFrom('service_request_events')
      .select('id')
      .where('kind', '=', 'status-changed')
      .execute();
    assert.equal(events.length, 2 * count, 'one entry in the history for each, alone and among many');
  },
);

testOnEachEngine(
  'G4 a move is recorded with who, when, from, to and why, and updates the clocks',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, username } = await openOffice(app);
    const request = (await storeInStatuses(app, ['new'])).get('new');
    assert.ok(request);
    app.passTime(5000);
    const path = `${requestsPath}/${request.id}`;
    const reason = ' Ponuku dostal na stavbe. ';
    const sent = done(await browser.post(`${path}/status`, { to: 'quote_sent', reason, version: 1 }));
    const at = request.created_at + 5000;
    assert.deepEqual(
      [sent.status, sent.version, sent.waitingOn, sent.answerDueAt, sent.updatedAt],
      ['quote_sent', 2, 'customer', null, at],
    );
    const detail = done(await browser.get(path), getServiceRequest);
    assert.equal(detail.firstResponseAt, null, 'D3 a status set by hand is no answer');
    const event = { kind: 'status-changed', at, actor: 'admin', actorName: username, from: 'new', to: 'quote_sent' };
    assert.partialDeepStrictEqual(detail.events.at(-1), { ...event, reason: reason.trim() });
    const cancelled = done(await browser.post(`${path}/status`, { to: 'cancelled', reason: 'Drahé', version: 2 }));
    assert.equal((await storedRequest(app, request.id)).cancel_reason, 'Drahé');
    assert.deepEqual([cancelled.waitingOn, cancelled.answerDueAt], ['customer', null]);
    app.passTime(1000);
    const reopened = done(await browser.post(`${path}/status`, { to: 'in_review', reason: null, version: 3 }));
    assert.deepEqual([reopened.waitingOn, reopened.answerDueAt], ['us', at + 1000 + 24 * 60 * 60_000]);
    const row = await storedRequest(app, request.id);
    assert.deepEqual([row.cancel_reason, row.first_response_at], [null, null]);
    const audited = await auditEntries(database, 'service-request.status-changed');
    assert.deepEqual(
      audited.map(({ subject_id, detail: facts }) => [subject_id, JSON.parse(facts)]),
      [
        [request.id, { from: 'new', to: 'quote_sent' }],
        [request.id, { from: 'quote_sent', to: 'cancelled' }],
        [request.id, { from: 'cancelled', to: 'in_review' }],
      ],
      'what was typed as a reason is not in the audit log',
    );
  },
);
