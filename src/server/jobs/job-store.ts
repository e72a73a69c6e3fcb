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
