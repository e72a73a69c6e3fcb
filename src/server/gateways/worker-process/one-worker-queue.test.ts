import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { OneWorkerQueue, type QueueOptions } from './one-worker-queue.ts';

/** Doubles a number; crashes, hangs or returns its process id on demand. */
const worker = `process.on('message', ({ say }) => {
  if (say === 'die') process.exit(3);
  if (say === 'who') process.send(process.pid);
  if (typeof say === 'number') process.send(say * 2);
});`;

type Say = { say: number | string };

function open(context: TestContext, changes: Partial<QueueOptions> = {}) {
  const started: ChildProcess[] = [];
  const start = () => {
    const child = spawn(process.execPath, ['-e', worker], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    started.push(child);
    return child;
  };
  const queue = new OneWorkerQueue<Say, number>({
    start,
    idleMs: 60_000,
    timeoutMs: 60_000,
    maxWaiting: 50,
    ...changes,
  });
  context.after(() => queue.close());
  return { queue, started };
}

test('H3 the queue returns the result of each task, in order, from one process', async (context) => {
  const { queue, started } = open(context);
  assert.deepEqual(await Promise.all([1, 2, 3].map((say) => queue.run({ say }))), [2, 4, 6]);
  assert.equal(started.length, 1);
});

test('H3 no process is started before the first task', async (context) => {
  assert.equal(open(context).started.length, 0);
});

test('H3 a crash rejects its own task only; the next has a new process', async (context) => {
  const { queue, started } = open(context);
  const [died, next] = await Promise.allSettled([queue.run({ say: 'die' }), queue.run({ say: 21 })]);
  assert.match(String(died.status === 'rejected' && died.reason), /ended \(3\)/);
  assert.deepEqual(next, { status: 'fulfilled', value: 42 });
  assert.equal(started.length, 2);
});

test('H3 a task that takes too long is rejected and does not delay the next', async (context) => {
  // The next process may take any time to start.
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { queue } = open(context, { timeoutMs: 1500 });
  const both = [queue.run({ say: 'hang' }), queue.run({ say: 21 })];
  context.mock.timers.tick(1500);
  const [hung, next] = await Promise.allSettled(both);
  assert.match(String(hung?.status === 'rejected' && hung.reason), /ended \(SIGKILL\)/);
  assert.deepEqual(next, { status: 'fulfilled', value: 42 });
});

test('H3 an idle process is stopped, and started again for the next task', async (context) => {
  const { queue, started } = open(context, { idleMs: 1 });
  const first = await queue.run({ say: 'who' });
  const [child] = started;
  assert.ok(child);
  if (child.exitCode === null) await once(child, 'exit');
  assert.notEqual(await queue.run({ say: 'who' }), first);
});

test('H3 more tasks than may wait are refused', async (context) => {
  const { queue } = open(context, { maxWaiting: 1 });
  const accepted = [queue.run({ say: 1 }), queue.run({ say: 2 })];
  await assert.rejects(queue.run({ say: 3 }), /Too many/);
  assert.deepEqual(await Promise.all(accepted), [2, 4]);
});

test('H3 closing finishes the accepted tasks, ends the process and refuses further ones', async (context) => {
  const { queue, started } = open(context);
  const accepted = [queue.run({ say: 1 }), queue.run({ say: 2 })];
  await queue.close();
  assert.deepEqual(await Promise.all(accepted), [2, 4]);
  assert.equal(started[0]?.exitCode, 0);
  await assert.rejects(queue.run({ say: 3 }), /closed/);
});
