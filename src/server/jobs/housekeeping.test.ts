import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createHousekeeping } from './housekeeping.ts';

const second = 1000;
const hour = 60 * 60 * second;

/** Housekeeping whose clock the test moves; `runs` names the steps that ran, `warnings` those that were logged. */
function housekeepingAt(failing: readonly string[] = []) {
  let now = 0;
  const runs: string[] = [];
  const warnings: object[] = [];
  const step = (name: string) => ({
    name,
    async run() {
      runs.push(name);
      if (failing.includes(name)) throw new Error(`${name} is broken`);
    },
  });
  const housekeeping = createHousekeeping({
    steps: [step('limits'), step('jobs'), step('files')],
    clock: () => now,
    log: { warn: (details) => warnings.push(details) },
  });
  const runAt = async (moment: number) => {
    now = moment;
    await housekeeping.runWhenDue();
    return runs.splice(0);
  };
  return { housekeeping, runAt, warnings };
}

const all = ['limits', 'jobs', 'files'];

describe('K6 housekeeping', () => {
  test('K6 runs 30 seconds after the start and every hour from then on', async () => {
    const { runAt } = housekeepingAt();
    assert.deepEqual(await runAt(29 * second), []);
    assert.deepEqual(await runAt(30 * second), all);
    assert.deepEqual(await runAt(hour), []);
    assert.deepEqual(await runAt(hour + 30 * second), all);
    assert.deepEqual(await runAt(5 * hour), all, 'a late run is one run');
    assert.deepEqual(await runAt(5 * hour + second), []);
    assert.deepEqual(await runAt(second), all, 'a clock that is set back does not put it off');
    assert.deepEqual(await runAt(2 * second), []);
  });

  test('K6 a step that fails is logged and keeps no other from running', async () => {
    const { runAt, warnings } = housekeepingAt(['limits', 'jobs']);
    assert.deepEqual(await runAt(hour), all);
    assert.deepEqual(
      warnings.map((each) => 'step' in each && each.step),
      ['limits', 'jobs'],
    );
    assert.deepEqual(await runAt(2 * hour), all, 'it is tried again an hour later');
  });

  test('K6 what a server was asked meanwhile is answered before the next step', async () => {
    const turns: string[] = [];
    const run = async () => {
      turns.push('step');
      setImmediate(() => turns.push('call'));
    };
    const steps = ['limits', 'jobs'].map((name) => ({ name, run }));
    let now = 0;
    const housekeeping = createHousekeeping({ steps, clock: () => now, log: { warn: () => assert.fail() } });
    now = hour;
    await housekeeping.runWhenDue();
    assert.deepEqual(turns, ['step', 'call', 'step', 'call']);
  });

  test('K6 two runs never overlap, and stopping waits for the step that runs', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let started = 0;
    const steps = ['slow', 'next'].map((name) => ({
      name,
      async run() {
        started += 1;
        await promise;
      },
    }));
    let now = 0;
    const housekeeping = createHousekeeping({ steps, clock: () => now, log: { warn: () => undefined } });
    now = hour;
    const first = housekeeping.runWhenDue();
    now = 3 * hour;
    await housekeeping.runWhenDue();
    assert.equal(started, 1);
    let isStopped = false;
    const stopping = housekeeping.stop().then(() => (isStopped = true));
    assert.equal(isStopped, false);
    resolve(undefined);
    await Promise.all([first, stopping]);
    assert.equal(started, 1, 'no further step starts');
  });
});
