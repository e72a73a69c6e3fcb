import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import { storedPartRelease } from '#server/stored/job-payloads.ts';
import type { ProjectMover } from './note-project-event.ts';

/** Kind of the job that asks for a part of a signed plan. */
export const releasePartJob = 'release-payment-part';

/** A part of the plan by its place from 0; null for the one that is due on completion. */
export type ReleasedPart = { quoteId: string; partIndex: number | null };

/**
 * Queues that a part of a signed plan is asked for, within the transaction that approves its milestone or completes its project
 * (domain rules, "Project and milestone"): what asks for money is no part of projects.
 */
export async function queueRelease(
  transaction: Transaction<DatabaseSchema>,
  part: ReleasedPart,
  { now, newId }: Pick<ProjectMover, 'now' | 'newId'>,
): Promise<void> {
  await enqueueJob(transaction, {
    id: newId(),
    kind: releasePartJob,
    payload: storedPartRelease.toJson(part),
    runAt: now,
  });
}
