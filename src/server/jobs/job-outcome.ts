import type { Kysely, UpdateObject } from 'kysely';
import type { ClaimedJob } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { backOffMs } from './back-off.ts';

const longestError = 2_000;

/** What is needed to write down how a job ended. */
export interface OutcomeContext {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
  workerId: string;
}

/** Marks a job as done. */
export function recordDone(context: OutcomeContext, job: ClaimedJob): Promise<void> {
  return record(context, job, { state: 'done', last_error: null, finished_at: context.clock() });
}

/** Puts a job back with growing delay after a failed attempt, or gives it up after the last one. */
export function recordFailure(
  context: OutcomeContext,
  job: ClaimedJob,
  failure: { error: unknown; maxAttempts: number },
): Promise<void> {
  const now = context.clock();
  const last_error = String(failure.error).slice(0, longestError);
  const isLast = job.attempts >= failure.maxAttempts;
  return record(
    context,
    job,
    isLast ? { state: 'failed', last_error, finished_at: now } : { last_error, run_at: now + backOffMs(job.attempts) },
  );
}

/** Gives up a job whose last attempt ended with the worker's crash, lest it take down one worker after another. */
export function recordExhausted(context: OutcomeContext, job: ClaimedJob): Promise<void> {
  const last_error = 'The worker stopped during the last attempt';
  return record(context, job, { state: 'failed', last_error, finished_at: context.clock() });
}

/** Writes only while the worker still has the job: one that was too slow must not undo another's outcome. */
async function record(
  context: OutcomeContext,
  job: ClaimedJob,
  outcome: UpdateObject<DatabaseSchema, 'jobs'>,
): Promise<void> {
  await context.db
    .updateTable('jobs')
    .set({ ...outcome, locked_by: null, locked_until: null })
    .where('id', '=', job.id)
    .where('locked_by', '=', context.workerId)
    .where('attempts', '=', job.attempts)
    .execute();
}
