import { decodeTime } from 'ulid';
import type { Services } from '#server/services.ts';
import { longestBackOffMs } from './back-off.ts';
import { leaseMs } from './job-worker.ts';

/** Clocks of several servers differ by less. */
const toleranceMs = 5 * 60_000;
const mostAtOnce = 1000;

type Put = { id: string; run_at: number; attempts: number; locked_until: number | null };

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
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'run_at', 'attempts', 'locked_until'])
    .where('state', '=', 'waiting')
    .where((job) =>
      job.or([job('run_at', '>', now + toleranceMs), job('locked_until', '>', now + leaseMs + toleranceMs)]),
    )
    .orderBy('run_at', 'desc')
    .limit(mostAtOnce)
    .execute();
  const changes = jobs
    .map((job) => ({ ...job, due: dueOf(job, now) }))
    .filter((job) => job.due !== job.run_at || isHeldTooLong(job, now));
  for (const job of changes) {
    await db
      .updateTable('jobs')
      .set({ run_at: job.due, ...(isHeldTooLong(job, now) && { locked_by: null, locked_until: null }) })
      .where('id', '=', job.id)
      .where('state', '=', 'waiting')
      .where('run_at', '=', job.run_at)
      .execute();
  }
  if (changes.length > 0) pokeJobs();
}

/** When the job is due by the clock as it is now. */
function dueOf({ id, run_at: runAt, attempts }: Put, now: number): number {
  if (runAt <= now + toleranceMs) return runAt;
  if (attempts > 0) return Math.min(runAt, now + longestBackOffMs);
  const queuedAt = decodeTime(id);
  const pause = runAt - queuedAt;
  return queuedAt > now + toleranceMs && pause <= longestBackOffMs ? now + pause : runAt;
}

const isHeldTooLong = ({ locked_until: until }: Put, now: number): boolean =>
  until !== null && until > now + leaseMs + toleranceMs;
