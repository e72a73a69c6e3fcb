import assert from 'node:assert/strict';
import { readRequestBoard } from '#contract/service-requests/request-board.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { done, openOffice, requestsPath, storeInStatuses, storeRequests } from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

testOnEachEngine(
  'G4 the board holds the first requests of each status in the order of the filter, with how many there are',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const stored = await storeInStatuses(app, requestStatuses);
    await storeRequests(app, [
      ...Array.from({ length: 30 }, () => ({ status: 'in_review' as const, priority: 'high' as const })),
      { is_archived: 1 },
    ]);
    const read = async (query: string) => done(await browser.get(`${requestsPath}/board?${query}`), readRequestBoard);
    const { columns } = await read('view=board');
    assert.deepEqual(
      columns.map(({ status, count, rows }) => [status, count.count, rows.length]),
      requestStatuses.map((status) => [status, status === 'in_review' ? 31 : 1, status === 'in_review' ? 25 : 1]),
    );
    assert.equal(columns[0]?.rows[0]?.id, stored.get('new')?.id, 'archived ones are not on it');
    const narrowed = await read('view=board&status=new,in_review&priority=high&sort=oldest');
    assert.deepEqual(
      narrowed.columns.map(({ status, count }) => [status, count.count]),
      [
        ['new', 0],
        ['in_review', 30],
      ],
    );
  },
);
