import { decodeTime } from 'ulid';
import type { Services } from '#server/services.ts';
import { longestBackOffMs } from './back-off.ts';
import { type PutOffJob, changePutOff, listPutOff } from './job-store.ts';
import { leaseMs } from './job-worker.ts';

/** Clocks of several servers differ by less. */
const toleranceMs = 5 * 60_000;
const mostAtOnce = 1000;

/**
 * Brings back jobs that a clock which ran ahead has put off (K4): what was queued then to be done within the hour is done within the hour,
 * a further attempt is made after the longest pause there is, and what a worker of that time holds is let go. Days that people chose stay.
 */
export async function bringJobsBack({
  db,
  clock,
  pokeJobs,
}: Pick<Services, 'db' | 'clock' | 'pokeJobs'>): Promise<void> {
  const now = clock();
  const longestLease = now + leaseMs + toleranceMs;
  const jobs = await listPutOff(db, { dueAfter: now + toleranceMs, heldAfter: longestLease, limit: mostAtOnce });
  let changed = 0;
  for (const job of jobs) {
    const runAt = dueOf(job, now);
    const isHeldTooLong = (job.locked_until ?? 0) > longestLease;
    if (runAt === job.run_at && !isHeldTooLong) continue;
    await changePutOff(db, job, { run_at: runAt, ...(isHeldTooLong && { locked_by: null, locked_until: null }) });
    changed += 1;
  }
  if (changed > 0) pokeJobs();
}

/** When the job is due by the clock as it is now. */
function dueOf({ id, run_at: runAt, attempts }: PutOffJob, now: number): number {
  if (runAt <= now + toleranceMs) return runAt;
  if (attempts > 0) return Math.min(runAt, now + longestBackOffMs);
  const queuedAt = decodeTime(id);
  const pause = runAt - queuedAt;
  return queuedAt > now + toleranceMs && pause <= longestBackOffMs ? now + pause : runAt;
}
