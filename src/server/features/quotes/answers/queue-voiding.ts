import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedVoiding } from '#server/stored/job-payloads.ts';

/** Kind of the job that stops asking for the money of a voided quote. */
export const stopVoidedJob = 'stop-voided-quote';

/** Queues the end of all that still asks for the money of a quote, within the transaction that voids it (H6, H11). */
export async function queueVoiding(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
): Promise<void> {
  const payload = storedVoiding.toJson({ quoteId });
  await enqueueJob(transaction, { id: newId(), kind: stopVoidedJob, payload, runAt: clock() });
}
