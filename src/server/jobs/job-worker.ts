import type { Kysely } from 'kysely';
import type { ClaimedJob, Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { runForRequest } from '#server/telemetry/current-request.ts';
import type { JobOutcome } from '#server/telemetry/metrics.ts';
import { inSpan } from '#server/telemetry/traces.ts';
import { recordDone, recordExhausted, recordFailure } from './job-outcome.ts';
import { renewJobLeases } from './job-store.ts';

/** Lease of a job, renewed while it runs; when it expires, its worker is gone and another takes the job. */
export const leaseMs = 2 * 60_000;
const renewEveryMs = 20_000;
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
  info(details: object, message: string): void;
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
  /** Told of every run and how long it took (ms). */
  onRun?: (run: { kind: string; outcome: JobOutcome; ms: number }) => void;
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
  // A failure is no reason to end: the lease holds for some time yet.
  const renewing = setInterval(() => void renewLeases(options, jobs).catch(() => undefined), renewEveryMs).unref();
  const outcomes = await Promise.allSettled(jobs.map((job) => runJob(options, job))).finally(() =>
    clearInterval(renewing),
  );
  const unrecorded = outcomes.find((outcome) => outcome.status === 'rejected');
  if (unrecorded) throw unrecorded.reason;
  return jobs.length;
}

function renewLeases({ db, engine, workerId, clock }: JobWorkerOptions, jobs: readonly ClaimedJob[]): Promise<void> {
  const renewal = { ids: jobs.map(({ id }) => id), workerId, until: clock() + leaseMs };
  return engine.hastyWrite(db, (connection) => renewJobLeases(connection, renewal));
}

/** Runs one job on behalf of the request that queued it, as part of its trace. */
async function runJob(options: JobWorkerOptions, job: ClaimedJob): Promise<void> {
  const handler = options.handlers[job.kind];
  if (!handler) return;
  // Only a job whose every attempt crashed is claimed once more.
  if (job.attempts > handler.maxAttempts) return recordExhausted(options, job);
  const begun = options.clock();
  const outcome = await runForRequest(job.request_id ?? job.id, () => attempt(options, job, handler));
  options.onRun?.({ kind: job.kind, outcome, ms: options.clock() - begun });
}

async function attempt(options: JobWorkerOptions, job: ClaimedJob, handler: JobHandler): Promise<JobOutcome> {
  const { attempts } = job;
  const { maxAttempts } = handler;
  const told = { jobId: job.id, kind: job.kind, attempt: attempts, reqId: job.request_id };
  const span = { parent: job.trace_parent, attributes: { 'plumbline.job.attempt': attempts } };
  const run = () =>
    handler.run(JSON.parse(job.payload), { attempt: attempts, isLastAttempt: attempts === maxAttempts });
  try {
    await inSpan(`job ${job.kind}`, span, run);
  } catch (error) {
    options.log.warn({ ...told, maxAttempts, ...nameOf(error) }, 'job failed');
    await recordFailure(options, job, { error, maxAttempts });
    return attempts >= maxAttempts ? 'failed' : 'retried';
  }
  await recordDone(options, job);
  options.log.info(told, 'job done');
  return 'done';
}

function nameOf(error: unknown): { errorName: string; errorCode?: unknown } {
  if (!(error instanceof Error)) return { errorName: typeof error };
  return 'code' in error ? { errorName: error.name, errorCode: error.code } : { errorName: error.name };
}
