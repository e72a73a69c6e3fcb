import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedSealing } from '#server/stored/job-payloads.ts';

/** Kind of the job that seals a signed quote and mails it. */
export const sealQuoteJob = 'seal-quote';

/**
 * Queues the sealing of a quote, within the transaction that stores its signature (H5): there is a document exactly if there is
 * a signature.
 */
export async function queueSealing(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
): Promise<void> {
  await enqueueJob(transaction, {
    id: newId(),
    kind: sealQuoteJob,
    payload: storedSealing.toJson({ quoteId }),
    runAt: clock(),
  });
}
