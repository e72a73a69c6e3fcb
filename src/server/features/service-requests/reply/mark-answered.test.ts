import assert from 'node:assert/strict';
import { type RequestStatus, requestStatuses } from '#domain/service-requests/status.ts';
import { openOffice, readDetail, storeInStatuses, storeRequest, storedRequest } from '#tests/support/people/office.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { markAnswered } from './mark-answered.ts';

/** Before a quote is out a reply makes the request responded; later it leaves the status alone (domain rules). */
const becomesResponded: readonly RequestStatus[] = ['new', 'in_review', 'responded'];

testOnEachEngine(
  'G3 G4 a reply updates the clocks in every status, and the status only before a quote is sent',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, id: authorId, username } = await openOffice(app);
    const { newId } = app.services;
    const requests = await storeInStatuses(app, requestStatuses);
    const answer = (id: string, now: number, version?: number) =>
      database.db
        .transaction()
        .execute((transaction) => markAnswered(transaction, { id, now, authorId, newId, ...(version && { version }) }));
    for (const [from, { id }] of requests) {
      const status = becomesResponded.includes(from) ? 'responded' : from;
      assert.deepEqual(await answer(id, startTime + 1000, 1), { status, version: 2 });
      const row = await storedRequest(app, id);
      assert.deepEqual(
        [row.status, row.waiting_on, row.answer_due_at, row.first_response_at, row.is_unread],
        [status, 'customer', null, startTime + 1000, 0],
        from,
      );
      const kinds = (await readDetail(browser, id)).events.slice(1).map(({ kind, actorName }) => [kind, actorName]);
      const isMoved = status !== from;
      assert.deepEqual(kinds, [['answered', username], ...(isMoved ? [['status-changed', username]] : [])], from);
      await answer(id, startTime + 2000);
      assert.equal((await storedRequest(app, id)).first_response_at, startTime + 1000, 'the first answer stays');
    }
    await assert.rejects(answer(newId(), startTime), { code: 'not-found' });
    const { id } = await storeRequest(app);
    await assert.rejects(answer(id, startTime, 7), { code: 'changed-meanwhile' });
  },
);
