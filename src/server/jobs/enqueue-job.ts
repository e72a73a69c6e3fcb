import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

export interface NewJob {
  id: string;
  kind: string;
  /** Handed to the handler as it is; must survive JSON. */
  payload: unknown;
  /** When it is due, in milliseconds UTC; the present moment means as soon as possible. */
  runAt: number;
}

/** Adds a job within the caller's transaction, so that it exists exactly if what it is about does. */
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
