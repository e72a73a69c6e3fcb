import assert from 'node:assert/strict';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { bringJobsBack } from './bring-jobs-back.ts';
import { enqueueJob } from './job-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

testOnEachEngine(
  'K4 jobs of a clock that ran ahead are due again within the hour, are let go by who holds them, and chosen days stay',
  async (database, context) => {
    const { services, passTime } = await openTestApp(context, database);
    const { db, clock, newId } = services;
    const queue = async (kind: string, pause: number, changes: { attempts?: number; locked_until?: number } = {}) => {
      const id = newId();
      await db
        .transaction()
        .execute((transaction) => enqueueJob(transaction, { id, kind, payload: {}, runAt: clock() + pause }));
      if (Object.keys(changes).length > 0) await db.updateTable('jobs').set(changes).where('id', '=', id).execute();
    };
    await queue('of before', 20 * day);
    passTime(30 * day);
    await queue('at once', 0);
    await queue('held back', 30_000);
    await queue('on a day', 3 * day);
    await queue('failed', 60 * minute, { attempts: 7 });
    await queue('claimed', 0, { attempts: 1, locked_until: clock() + 5 * minute });
    passTime(-30 * day);
    await queue('of now', 20 * day);
    await bringJobsBack(services);
    const jobs = await db.selectFrom('jobs').select(['kind', 'run_at', 'locked_until']).execute();
    const waits = Object.fromEntries(jobs.map(({ kind, run_at: at }) => [kind, at - clock()]));
    assert.deepEqual(waits, {
      'of before': 20 * day,
      'at once': 0,
      'held back': 30_000,
      'on a day': 33 * day,
      failed: 60 * minute,
      claimed: 60 * minute,
      'of now': 20 * day,
    });
    assert.ok(jobs.every(({ locked_until: until }) => until === null));
  },
);
