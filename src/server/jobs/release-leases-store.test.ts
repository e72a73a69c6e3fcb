import assert from 'node:assert/strict';
import { fillEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { backOffMs } from './back-off.ts';
import { enqueueJob } from './job-store.ts';
import { releaseLeases } from './release-leases-store.ts';

const now = Date.UTC(2026, 10, 28);
const killed = { holder: 'a killed server', until: now + 60_000 };

testOnEachEngine(
  'K4 a server that is alone with its database takes at once what a killed one held, and a job that was cut off again waits as after a failure',
  async ({ db, engine }) => {
    await fillEveryTable(db);
    await db.deleteFrom('jobs').execute();
    for (const attempts of [1, 2, 5]) {
      const job = { id: `cut off ${attempts}`, kind: 'greet', payload: {}, runAt: now - 1000 };
      await db.transaction().execute((transaction) => enqueueJob(transaction, job));
      const taken = { attempts, locked_by: killed.holder, locked_until: killed.until };
      await db.updateTable('jobs').set(taken).where('id', '=', job.id).execute();
    }
    for (const table of ['attachments', 'mailbox_reads'] as const)
      await db.updateTable(table).set({ held_by: killed.holder, held_until: killed.until }).execute();

    await releaseLeases({ db, engine, clock: () => now });
    const isAlone = engine.name === 'sqlite';
    const left = isAlone ? null : killed.holder;
    const jobs = await db.selectFrom('jobs').select(['run_at', 'locked_by']).orderBy('attempts').execute();
    const pauses = [-1000, backOffMs(1), backOffMs(4)];
    assert.deepEqual(
      jobs,
      pauses.map((pause) => ({ run_at: isAlone ? now + pause : now - 1000, locked_by: left })),
    );
    for (const table of ['attachments', 'mailbox_reads'] as const)
      assert.deepEqual(await db.selectFrom(table).select('held_by').execute(), [{ held_by: left }]);
  },
);
