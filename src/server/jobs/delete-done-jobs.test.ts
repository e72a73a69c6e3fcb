import assert from 'node:assert/strict';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteDoneJobs } from './delete-done-jobs.ts';

const now = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60_000;

testOnEachEngine('K6 jobs done over a week ago are deleted; younger and failed ones stay', async ({ db }) => {
  const job = {
    kind: 'x',
    payload: '{}',
    run_at: 0,
    attempts: 1,
    locked_until: null,
    locked_by: null,
    last_error: null,
  };
  await db
    .insertInto('jobs')
    .values([
      { ...job, id: 'old', state: 'done', created_at: 0, finished_at: now - 8 * day },
      { ...job, id: 'young', state: 'done', created_at: 0, finished_at: now - 6 * day },
      { ...job, id: 'failed', state: 'failed', created_at: 0, finished_at: now - 80 * day },
      { ...job, id: 'waiting', state: 'waiting', created_at: 0, finished_at: null },
    ])
    .execute();
  await deleteDoneJobs({ db, clock: () => now });
  const left = await db.selectFrom('jobs').select('id').execute();
  assert.deepEqual(left.map(({ id }) => id).toSorted(), ['failed', 'waiting', 'young']);
});
