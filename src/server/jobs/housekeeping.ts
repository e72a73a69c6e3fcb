import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JobLog } from './job-worker.ts';

/** Deletes rows or files that nobody needs any more; safe to run late, twice and on several instances at once. */
export type HousekeepingStep = {
  name: string;
  /** A long one asks in between whether the server is about to stop. */
  run: (isStopped: () => boolean) => Promise<void>;
};

export type Housekeeping = {
  /** Runs every step when a run is due and none is under way. */
  runWhenDue: () => Promise<void>;
  /** Starts no further step and waits for the one that runs. */
  stop: () => Promise<void>;
};

/** Delayed so that the start is not slowed down, and short so that short-lived processes clean up too. */
const firstRunAfterMs = 30_000;
const intervalMs = 60 * 60_000;

type Options = { steps: readonly HousekeepingStep[]; clock: () => number; log: Pick<JobLog, 'warn'> };

/**
 * Creates the schedule of the housekeeping: the first run 30 s after the start, then one every hour (K6). A step that
 * fails is logged by its name and keeps no other from running.
 */
export function createHousekeeping({ steps, clock, log }: Options): Housekeeping {
  let dueAt = clock() + firstRunAfterMs;
  let current: Promise<void> | null = null;
  let isStopped = false;

  async function runSteps(): Promise<void> {
    for (const { name, run } of steps) {
      if (isStopped) return;
      try {
        await run(() => isStopped);
      } catch (error) {
        log.warn({ err: error, step: name }, 'housekeeping step failed');
      }
      // Calls that came meanwhile go first.
      await nextTurn();
    }
  }

  return {
    async runWhenDue() {
      const now = clock();
      // What lies further ahead than it ever can was noted before the clock was set back.
      const isWaiting = now < dueAt && dueAt <= now + intervalMs;
      if (isStopped || current || isWaiting) return;
      dueAt = now + intervalMs;
      current = runSteps();
      await current;
      current = null;
    },
    async stop() {
      isStopped = true;
      await current;
    },
  };
}
