import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { ClaimedJob } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { currentRequestId } from '#server/telemetry/current-request.ts';
import { currentTraceParent } from '#server/telemetry/traces.ts';

export interface NewJob {
  id: string;
  kind: string;
  /** Passed to the handler; must be serialisable as JSON. */
  payload: unknown;
  /** When the job is due (ms UTC); the present time means as soon as possible. */
  runAt: number;
}

/**
 * Adds a job within the caller's transaction, so that the job exists if and only if the transaction commits. It carries the request on
 * whose behalf this runs.
 */
export async function enqueueJob(transaction: Transaction<DatabaseSchema>, job: NewJob): Promise<void> {
  await transaction
    .insertInto('jobs')
    .values({
      id: job.id,
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      run_at: job.runAt,
      attempts: 0,
      locked_until: null,
      locked_by: null,
      state: 'waiting',
      last_error: null,
      created_at: job.runAt,
      finished_at: null,
      request_id: currentRequestId(),
      trace_parent: currentTraceParent(),
    })
    .execute();
}

/** Takes a job back that nobody has begun, within the caller's transaction; answers whether it was still there. */
export async function withdrawJob(transaction: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Columns that an attempt changes. */
export type Outcome = UpdateObject<DatabaseSchema, 'jobs'>;

/** Writes only while this worker holds the lease: a slow worker must not overwrite the outcome of another. */
export async function updateLeasedJob(
  db: Kysely<DatabaseSchema>,
  { job, workerId, outcome }: { job: ClaimedJob; workerId: string; outcome: Outcome },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...outcome, locked_by: null, locked_until: null })
    .where('id', '=', job.id)
    .where('locked_by', '=', workerId)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Keeps the jobs that a worker still runs until a time (ms UTC). */
export async function renewJobLeases(
  db: Kysely<DatabaseSchema>,
  { ids, workerId, until }: { ids: readonly string[]; workerId: string; until: number },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ locked_until: until })
    .where('id', 'in', ids)
    .where('locked_by', '=', workerId)
    .where('state', '=', 'waiting')
    .execute();
}

/** A waiting job, with what says when it is done. */
export type PutOffJob = { id: string; run_at: number; attempts: number; locked_until: number | null };

/** Jobs that are due after a moment, or held until after another (ms UTC), the furthest first. */
export function listPutOff(
  db: Kysely<DatabaseSchema>,
  { dueAfter, heldAfter, limit }: { dueAfter: number; heldAfter: number; limit: number },
): Promise<PutOffJob[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'run_at', 'attempts', 'locked_until'])
    .where('state', '=', 'waiting')
    .where((job) => job.or([job('run_at', '>', dueAfter), job('locked_until', '>', heldAfter)]))
    .orderBy('run_at', 'desc')
    .limit(limit)
    .execute();
}

/** Changes when a waiting job is done, unless somebody has changed it since it was read. */
export async function changePutOff(
  db: Kysely<DatabaseSchema>,
  { id, run_at }: PutOffJob,
  change: Outcome,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('run_at', '=', run_at)
    .execute();
}
