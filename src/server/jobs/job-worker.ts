import type { Kysely } from 'kysely';
import type { ClaimedJob, Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { recordDone, recordExhausted, recordFailure } from './job-outcome.ts';

/** Lease of a job; when it expires, another worker takes the job. */
const leaseMs = 5 * 60_000;
const batchSize = 10;

export interface JobAttempt {
  /** 1 at the first try. */
  attempt: number;
  /** True if the job is given up when this attempt fails. */
  isLastAttempt: boolean;
}

/** Runs one kind of job; must be idempotent, because a job may run again after a crash. */
export interface JobHandler {
  maxAttempts: number;
  run(payload: unknown, attempt: JobAttempt): Promise<void>;
}

/** The part of the logger (pino) that the worker needs; it logs ids and error names, never payloads. */
export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobWorkerOptions {
  db: Kysely<DatabaseSchema>;
  engine: Engine;
  handlers: Readonly<Record<string, JobHandler>>;
  clock: () => number;
  /** Names this process; different in every instance and at every start. */
  workerId: string;
  log: JobLog;
}

export interface JobWorker {
  /** Runs due jobs until there is none with a handler; throws if the database fails. */
  runDueJobs(): Promise<void>;
  /** Polls for due jobs, now and at an interval (ms). */
  start(intervalMs: number): void;
  /** Polls for due jobs at once; to be called after the commit that enqueued one. */
  poke(): void;
  /** Claims no further jobs and waits for running ones. */
  stop(): Promise<void>;
}

/** Creates the worker that every instance runs; any number of workers share the jobs (K2). */
export function createJobWorker(options: JobWorkerOptions): JobWorker {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current: Promise<void> | undefined;
  let isPoked = false;

  async function work(): Promise<void> {
    try {
      do {
        isPoked = false;
        while (!isStopped && (await runBatch(options)) > 0);
      } while (isPoked && !isStopped);
    } finally {
      current = undefined;
    }
  }

  async function runDueJobs(): Promise<void> {
    if (isStopped) return;
    isPoked = true;
    current ??= work();
    await current;
  }

  function poke(): void {
    runDueJobs().catch((error: unknown) => options.log.error(nameOf(error), 'jobs could not be read'));
  }

  return {
    runDueJobs,
    poke,
    start(intervalMs) {
      isStopped = false;
      timer ??= setInterval(poke, intervalMs);
      poke();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      timer = undefined;
      await current?.catch(() => undefined);
    },
  };
}

/** Claims a batch of jobs and runs them in parallel; returns how many. */
async function runBatch(options: JobWorkerOptions): Promise<number> {
  const now = options.clock();
  const kinds = Object.keys(options.handlers);
  if (kinds.length === 0) return 0;
  const jobs = await options.engine.claimDueJobs(options.db, {
    kinds,
    now,
    lockedBy: options.workerId,
    lockedUntil: now + leaseMs,
    limit: batchSize,
  });
  const outcomes = await Promise.allSettled(jobs.map((job) => runJob(options, job)));
  const unrecorded = outcomes.find((outcome) => outcome.status === 'rejected');
  if (unrecorded) throw unrecorded.reason;
  return jobs.length;
}

async function runJob(options: JobWorkerOptions, job: ClaimedJob): Promise<void> {
  const handler = options.handlers[job.kind];
  if (!handler) return;
  const attempt = job.attempts;
  const { maxAttempts } = handler;
  // Only a job whose every attempt crashed is claimed once more.
  if (attempt > maxAttempts) return recordExhausted(options, job);
  try {
    await handler.run(JSON.parse(job.payload), { attempt, isLastAttempt: attempt === maxAttempts });
  } catch (error) {
    options.log.warn({ jobId: job.id, kind: job.kind, attempt, maxAttempts, ...nameOf(error) }, 'job failed');
    return recordFailure(options, job, { error, maxAttempts });
  }
  await recordDone(options, job);
}

function nameOf(error: unknown): { errorName: string; errorCode?: unknown } {
  if (!(error instanceof Error)) return { errorName: typeof error };
  return 'code' in error ? { errorName: error.name, errorCode: error.code } : { errorName: error.name };
}
