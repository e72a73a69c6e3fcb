import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { watchDatabase } from './watch-database.ts';

const failure = new Error('no answer');

/** Keeps this process from reading anything. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Runs one question after the other, each with an outcome of its own, and returns what was reported until the last one. */
async function reportsOf(outcomes: (() => Promise<void>)[]): Promise<string[]> {
  // How busy a process is, is known from the first turn of its event loop on.
  await nextTurn();
  const reports: string[] = [];
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const ping = async (): Promise<void> => {
    const outcome = outcomes.shift();
    if (outcomes.length === 0) resolve();
    await outcome?.();
  };
  const watch = watchDatabase(ping, { onLost: () => reports.push('lost'), onFound: () => reports.push('found') });
  await asked;
  await nextTurn();
  watch.stop();
  return reports;
}

test('K4 a database whose answer was not read because the server was busy is asked again and not reported as lost', async () => {
  const whileBusy = async () => {
    block(600);
    throw failure;
  };
  assert.deepEqual(await reportsOf([whileBusy, whileBusy, async () => undefined]), []);
});

test('K4 a database that refuses is lost at once, and found when it is asked again', async () => {
  const refusal = async () => {
    throw failure;
  };
  assert.deepEqual(await reportsOf([refusal, async () => undefined]), ['lost', 'found']);
});
