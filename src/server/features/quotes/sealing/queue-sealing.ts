import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedSealing } from '#server/stored/job-payloads.ts';

/** Kind of the job that seals a signed quote and mails it. */
export const sealQuoteJob = 'seal-quote';

/** Kind of the job that asks for a timestamp of a sealed document. */
export const timestampQuoteJob = 'timestamp-quote';

type Queueing = Pick<Services, 'clock' | 'newId'>;

/**
 * Queues the sealing of a quote, within the transaction that stores its signature (H5): there is a document exactly if there is
 * a signature.
 */
export function queueSealing(
  services: Queueing,
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
): Promise<void> {
  return queue(services, transaction, { kind: sealQuoteJob, quoteId });
}

/** Queues the timestamp of a document, within the transaction that seals it. */
export function queueTimestamp(
  services: Queueing,
  transaction: Transaction<DatabaseSchema>,
  quoteId: string,
): Promise<void> {
  return queue(services, transaction, { kind: timestampQuoteJob, quoteId });
}

async function queue(
  { clock, newId }: Queueing,
  transaction: Transaction<DatabaseSchema>,
  { kind, quoteId }: { kind: string; quoteId: string },
): Promise<void> {
  const payload = storedSealing.toJson({ quoteId });
  await enqueueJob(transaction, { id: newId(), kind, payload, runAt: clock() });
}
