import type { Kysely } from 'kysely';
import type { ClaimedJob, Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { backOffMs } from './back-off.ts';
import { type Outcome, updateLeasedJob } from './job-store.ts';

const longestError = 2_000;

/** Context for recording the outcome of a job. */
export interface OutcomeContext {
  db: Kysely<DatabaseSchema>;
  engine: Engine;
  clock: () => number;
  workerId: string;
}

/** Marks a job as done. */
export function recordDone(context: OutcomeContext, job: ClaimedJob): Promise<void> {
  return record(context, job, { state: 'done', last_error: null, finished_at: context.clock() });
}

/** Schedules a retry with exponential back-off, or marks the job as failed after the last attempt. */
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

/** Marks a job as failed whose last attempt crashed the worker, so that it does not crash further workers. */
export function recordExhausted(context: OutcomeContext, job: ClaimedJob): Promise<void> {
  const last_error = 'The worker stopped during the last attempt';
  return record(context, job, { state: 'failed', last_error, finished_at: context.clock() });
}

/** Lost with the power, it leaves a job that runs once more, as after a crash; what the job did was committed by itself. */
function record({ db, engine, workerId }: OutcomeContext, job: ClaimedJob, outcome: Outcome): Promise<void> {
  return engine.hastyWrite(db, (connection) => updateLeasedJob(connection, { job, workerId, outcome }));
}
