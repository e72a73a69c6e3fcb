import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedPlanOpening } from '#server/stored/job-payloads.ts';

/** Kind of the job that plans the payments of a signed quote. */
export const openPlanJob = 'open-payment-plan';

/**
 * Queues the planning of a quote's payments, within the transaction that stores its signature (H6): what asks for money is no part of
 * quotes, and nothing of signing waits for it.
 */
export async function queuePaymentPlan(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
): Promise<void> {
  const payload = storedPlanOpening.toJson({ quoteId });
  await enqueueJob(transaction, { id: newId(), kind: openPlanJob, payload, runAt: clock() });
}
