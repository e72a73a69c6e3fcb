import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

export interface NewJob {
  id: string;
  kind: string;
  /** Passed to the handler; must be serialisable as JSON. */
  payload: unknown;
  /** When the job is due (ms UTC); the present time means as soon as possible. */
  runAt: number;
}

/** Adds a job within the caller's transaction, so that the job exists if and only if the transaction commits. */
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
    })
    .execute();
}
