import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import { storedReferenceAsking } from '#server/stored/job-payloads.ts';
import type { ProjectMover } from './note-project-event.ts';

/** Kind of the job that asks the customer of a completed project for a reference. */
export const askForReferenceJob = 'ask-for-reference';

/** Queues that the customer is asked, within the transaction that completes their project (A11): references are no part of projects. */
export async function queueReferenceAsking(
  transaction: Transaction<DatabaseSchema>,
  projectId: string,
  { now, newId }: Pick<ProjectMover, 'now' | 'newId'>,
): Promise<void> {
  const payload = storedReferenceAsking.toJson({ projectId });
  await enqueueJob(transaction, { id: newId(), kind: askForReferenceJob, payload, runAt: now });
}
