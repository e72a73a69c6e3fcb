import type { Transaction } from 'kysely';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import { storedThreadMailing } from '#server/stored/job-payloads.ts';

/** Kind of the job that mails what somebody who was away has not read of a thread. */
export const mailThreadJob = 'mail-thread';

/** Queues the job for a thread, due at a time (ms UTC). */
export async function queueThreadMailing(
  transaction: Transaction<DatabaseSchema>,
  { key: { place, id }, jobId, runAt }: { key: ThreadKey; jobId: string; runAt: number },
): Promise<void> {
  await enqueueJob(transaction, {
    id: jobId,
    kind: mailThreadJob,
    payload: storedThreadMailing.toJson({ place, id }),
    runAt,
  });
}
