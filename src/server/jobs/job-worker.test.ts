import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/database/open-database.ts';
import {
  openSecondInstance,
  openTestDatabase,
  testOnEachEngine,
  type TestDatabase,
} from '#tests/support/database/test-databases.ts';
import { enqueueJob } from './job-store.ts';
import { createJobWorker, leaseMs, type JobAttempt, type JobHandler, type JobWorker } from './job-worker.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 5);

testOnEachEngine(
  'K4 a job exists exactly if the transaction that enqueued it was committed',
  async ({ db, engine }) => {
    const { worker, runs } = harness({ db, engine });
    const rolledBack = db.transaction().execute(async (transaction) => {
      await enqueueJob(transaction, { id: 'lost', kind: 'greet', payload: {}, runAt: start });
      throw new Error('rolled back');
    });
    await assert.rejects(rolledBack, /rolled back/);
    await enqueue({ db }, 'kept', { payload: { to: 'Žofia' } });
    await worker.runDueJobs();
    assert.deepEqual(runs, [{ payload: { to: 'Žofia' }, attempt: 1, isLastAttempt: false }]);
    assert.deepEqual(await states({ db }), { kept: 'done' });
  },
);

testOnEachEngine('K4 a job waits for its time and for a worker that knows its kind', async ({ db, engine }) => {
  const time = { now: start };
  const { worker, runs } = harness({ db, engine }, { time });
  await enqueue({ db }, 'later', { runAt: start + minute });
  await enqueue({ db }, 'unknown', { kind: 'of a newer version' });
  await worker.runDueJobs();
  assert.equal(runs.length, 0);
  time.now += minute;
  await worker.runDueJobs();
  assert.deepEqual(await states({ db }), { later: 'done', unknown: 'waiting' });
});

testOnEachEngine(
  'K4 a failed job is tried again after 30 s, 1 min, 2 min … and given up at the last',
  async (database) => {
    const time = { now: start };
    const { worker, runs, log } = harness(database, { time, run: () => Promise.reject(new Error('mail server down')) });
    await enqueue(database, 'job');
    const delays: number[] = [];
    for (let attempt = 1; attempt < 4; attempt += 1) {
      await worker.runDueJobs();
      const job = await readJob(database, 'job');
      assert.equal(job.last_error, 'Error: mail server down');
      delays.push(job.run_at - time.now);
      time.now = job.run_at - 1;
      await worker.runDueJobs();
      assert.equal(runs.length, attempt, 'not a moment too soon');
      time.now += 1;
    }
    await worker.runDueJobs();
    assert.deepEqual(delays, [30_000, 60_000, 120_000]);
    assert.deepEqual(
      runs.map((run) => run.isLastAttempt),
      [false, false, false, true],
    );
    assert.deepEqual(await states(database), { job: 'failed' });
    assert.equal(log.filter((line) => line === 'job failed').length, 4);
  },
);

testOnEachEngine('K4 the jobs of a worker that crashed come back when its time is over', async (database) => {
  const time = { now: start };
  const crashed = harness(database, { time, workerId: 'crashed', run: () => new Promise(() => undefined) });
  const healthy = harness(database, { time, workerId: 'healthy' });
  await enqueue(database, 'job');
  void crashed.worker.runDueJobs();
  while (crashed.runs.length === 0) await nextTurn();
  await healthy.worker.runDueJobs();
  assert.equal(healthy.runs.length, 0, 'it is still the other worker’s');
  time.now += 5 * minute;
  await healthy.worker.runDueJobs();
  assert.deepEqual(
    healthy.runs.map((run) => run.attempt),
    [2],
  );
  assert.deepEqual(await states(database), { job: 'done' });
});

testOnEachEngine('K4 a job whose end was lost with the power runs once more', async ({ db, engine }) => {
  const time = { now: start };
  const losingEngine = { ...engine, hastyWrite: () => Promise.resolve(undefined as never) };
  const losing = harness({ db, engine: losingEngine }, { time });
  const healthy = harness({ db, engine }, { time, workerId: 'healthy' });
  await enqueue({ db }, 'job');
  await losing.worker.runDueJobs();
  assert.deepEqual([losing.runs.length, await states({ db })], [1, { job: 'waiting' }]);
  time.now += leaseMs;
  await healthy.worker.runDueJobs();
  assert.deepEqual([healthy.runs.length, await states({ db })], [1, { job: 'done' }]);
});

testOnEachEngine('K4 a job that takes longer than its time is kept while it runs', async (database, context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const time = { now: start };
  let finish: () => void = () => undefined;
  const slow = harness(database, { time, workerId: 'slow', run: () => new Promise((resolve) => (finish = resolve)) });
  const other = harness(database, { time, workerId: 'other' });
  await enqueue(database, 'job');
  const running = slow.worker.runDueJobs();
  while (slow.runs.length === 0) await nextTurn();
  for (let minutes = 0; minutes < 4; minutes += 1) {
    time.now += minute;
    context.mock.timers.tick(minute);
    while ((await readJob(database, 'job')).locked_until !== time.now + leaseMs) await nextTurn();
    await other.worker.runDueJobs();
  }
  finish();
  await running;
  assert.deepEqual([slow.runs.length, other.runs.length, await states(database)], [1, 0, { job: 'done' }]);
});

testOnEachEngine('K4 a job that crashed its worker at every attempt is given up', async (database) => {
  const time = { now: start };
  await enqueue(database, 'poison');
  for (let crash = 1; crash <= 4; crash += 1) {
    await claimAs(database, 'crashed', time.now);
    time.now += 5 * minute;
  }
  const { worker, runs } = harness(database, { time });
  await worker.runDueJobs();
  assert.equal(runs.length, 0);
  assert.deepEqual(await states(database), { poison: 'failed' });
});

testOnEachEngine('K4 a worker that was too slow does not undo what another has recorded', async (database) => {
  const time = { now: start };
  let fail: (reason: Error) => void = () => undefined;
  const slow = harness(database, {
    time,
    workerId: 'slow',
    run: () => new Promise((_, reject) => (fail = reject)),
  });
  const quick = harness(database, { time, workerId: 'quick' });
  await enqueue(database, 'job');
  const slowRun = slow.worker.runDueJobs();
  while (slow.runs.length === 0) await nextTurn();
  time.now += 5 * minute;
  await quick.worker.runDueJobs();
  fail(new Error('too late'));
  await slowRun;
  assert.deepEqual(await states(database), { job: 'done' });
});

testOnEachEngine('K2 workers of several instances share the jobs and run none twice', async (database, context) => {
  const other = await openSecondInstance(context, database);
  const ran: string[] = [];
  const run = async (payload: unknown): Promise<void> => {
    ran.push(String(payload));
    await nextTurn();
  };
  const workers = [database, other, database, other].map(
    ({ db, engine }, index) => harness({ db, engine }, { workerId: `worker ${index}`, run }).worker,
  );
  const ids = Array.from({ length: 120 }, (_, index) => `job ${index}`);
  for (const id of ids) await enqueue(database, id, { payload: id });
  await Promise.all(workers.map((worker) => worker.runDueJobs()));
  assert.deepEqual(ran.toSorted(), ids.toSorted());
});

test('K2 on PostgreSQL a worker passes over the jobs that another is just taking', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const { db, engine } = database;
  const other = await openSecondInstance(context, database);
  for (const id of ['a', 'b', 'c']) await enqueue(database, id);
  const claim = { kinds: ['greet'], now: start, lockedUntil: start + minute, limit: 2 };
  await db.transaction().execute(async (transaction) => {
    const first = await engine.claimDueJobs(transaction, { ...claim, lockedBy: 'first' });
    assert.deepEqual(first.map((job) => job.id).toSorted(), ['a', 'b']);
    const second = await engine.claimDueJobs(other.db, { ...claim, lockedBy: 'second' });
    assert.deepEqual(
      second.map((job) => job.id),
      ['c'],
    );
  });
});

testOnEachEngine('K4 a worker told of a job while it works does that one as well', async (database) => {
  const { worker, runs } = harness(database, {
    run: async () => {
      if (runs.length > 1) return;
      await enqueue(database, 'second');
      worker.poke();
    },
  });
  await enqueue(database, 'first');
  await worker.runDueJobs();
  assert.deepEqual(await states(database), { first: 'done', second: 'done' });
});

testOnEachEngine('K5 a worker that is stopped ends what it runs and takes nothing more', async (database) => {
  let finish: () => void = () => undefined;
  const { worker, runs } = harness(database, { run: () => new Promise((resolve) => (finish = resolve)) });
  await enqueue(database, 'running');
  worker.start(minute);
  while (runs.length === 0) await nextTurn();
  await enqueue(database, 'next');
  const stopped = worker.stop();
  finish();
  await stopped;
  worker.poke();
  await worker.runDueJobs();
  assert.deepEqual(await states(database), { next: 'waiting', running: 'done' });
});

testOnEachEngine('K4 a worker whose database fails says so and works again later', async (database) => {
  const { worker, log, runs } = harness({
    db: database.db,
    engine: { ...database.engine, claimDueJobs: failOnce(database.engine.claimDueJobs) },
  });
  await enqueue(database, 'job');
  worker.start(minute);
  while (log.length === 0) await nextTurn();
  assert.deepEqual([log, runs.length], [['jobs could not be read'], 0]);
  await worker.runDueJobs();
  await worker.stop();
  assert.deepEqual(await states(database), { job: 'done' });
});

interface HarnessOptions {
  time?: { now: number };
  workerId?: string;
  run?: JobHandler['run'];
}

/** A worker for jobs of the kind `greet` that notes what it runs and logs. */
function harness(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { time = { now: start }, workerId = 'worker', run = async () => undefined }: HarnessOptions = {},
): { worker: JobWorker; runs: ({ payload: unknown } & JobAttempt)[]; log: string[] } {
  const runs: ({ payload: unknown } & JobAttempt)[] = [];
  const log: string[] = [];
  const note = (_details: object, message: string): void => void log.push(message);
  const greet: JobHandler = {
    maxAttempts: 4,
    run(payload, attempt) {
      runs.push({ payload, ...attempt });
      return run(payload, attempt);
    },
  };
  const worker = createJobWorker({
    db,
    engine,
    handlers: { greet },
    clock: () => time.now,
    workerId,
    log: { info: () => undefined, warn: note, error: note },
  });
  return { worker, runs, log };
}

interface Enqueued {
  kind?: string;
  payload?: unknown;
  runAt?: number;
}

async function enqueue(
  { db }: Pick<Database, 'db'>,
  id: string,
  { kind = 'greet', payload = {}, runAt = start }: Enqueued = {},
): Promise<void> {
  await db.transaction().execute((transaction) => enqueueJob(transaction, { id, kind, payload, runAt }));
}

async function claimAs({ db, engine }: TestDatabase, lockedBy: string, now: number): Promise<void> {
  const claim = { kinds: ['greet'], now, lockedBy, lockedUntil: now + 5 * minute, limit: 10 };
  assert.equal((await engine.claimDueJobs(db, claim)).length, 1);
}

function readJob({ db }: TestDatabase, id: string) {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function states({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const jobs = await db.selectFrom('jobs').select(['id', 'state']).orderBy('id').execute();
  return Object.fromEntries(jobs.map((job) => [job.id, job.state]));
}

function failOnce<Call extends (...parameters: never[]) => Promise<unknown>>(call: Call): Call {
  let hasFailed = false;
  const wrapped = (...parameters: never[]): Promise<unknown> => {
    if (hasFailed) return call(...parameters);
    hasFailed = true;
    return Promise.reject(new Error('the database is gone'));
  };
  return wrapped as Call;
}
