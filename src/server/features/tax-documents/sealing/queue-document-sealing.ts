import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedDocumentSealing } from '#server/stored/job-payloads.ts';
import { wantMail } from './sealed-tax-documents-store.ts';

/** Kind of the job that seals an issued tax document and mails it where that is asked for. */
export const sealDocumentJob = 'seal-document';

type Sealing = { documentId: string; isMailed: boolean };

/**
 * Queues the sealing of a tax document, within the transaction that issues it: there is a sealed PDF exactly if the document is
 * issued. That it is to be mailed is kept in its row, so that it is not forgotten with the job.
 */
export async function queueDocumentSealing(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  { documentId, isMailed }: Sealing,
): Promise<void> {
  await wantMail(transaction, documentId, isMailed);
  const payload = storedDocumentSealing.toJson({ documentId });
  await enqueueJob(transaction, { id: newId(), kind: sealDocumentJob, payload, runAt: clock() });
}
