import type { Transaction } from 'kysely';
import { undoWindowMs } from '#domain/service-requests/clocks.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import { storedWorkBeginning } from '#server/stored/job-payloads.ts';
import type { Change, Changing } from './request-change.ts';

/** Kind of the job that begins the work of a request which an administrator moved on without its payment. */
export const beginWorkJob = 'begin-work';

/**
 * Queues the beginning of work for requests that an administrator moves on from waiting for a payment (domain rules, "Service
 * request"): once the move cannot be undone any more, because a project that has begun stays.
 */
export async function queueWork(
  transaction: Transaction<DatabaseSchema>,
  changes: readonly Change[],
  { actor, now, newId }: Changing,
): Promise<void> {
  if (actor !== 'admin') return;
  for (const { request, set } of changes) {
    if (request.status !== 'awaiting_payment' || set.status !== 'in_progress') continue;
    const payload = storedWorkBeginning.toJson({ requestId: request.id });
    await enqueueJob(transaction, { id: newId(), kind: beginWorkJob, payload, runAt: now + undoWindowMs });
  }
}
