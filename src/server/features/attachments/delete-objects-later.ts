import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedObjectKeys } from '#server/stored/job-payloads.ts';

/** Kind of the job that deletes bytes whose row was deleted. */
export const deleteObjectsJob = 'forget-objects';

const keysInOneJob = 100;

/**
 * Queues the deletion of the bytes of deleted files; the job runs after the commit and retries when the object store
 * does not respond, so that an outage of the store never prevents the deletion of a request.
 */
export async function deleteObjectsLater(
  transaction: Transaction<DatabaseSchema>,
  keys: readonly string[],
  { newId, now }: { newId: () => string; now: number },
): Promise<void> {
  for (let start = 0; start < keys.length; start += keysInOneJob) {
    const payload = storedObjectKeys.toJson({ keys: keys.slice(start, start + keysInOneJob) });
    await enqueueJob(transaction, { id: newId(), kind: deleteObjectsJob, payload, runAt: now });
  }
}

/** Deletes the bytes; retries for about a day. */
export function createDeleteObjectsHandler(services: Pick<Services, 'files'>): JobHandler {
  return {
    maxAttempts: 30,
    async run(payload) {
      for (const key of storedObjectKeys.fromJson(payload, 'jobs').keys) {
        await services.files.delete(previewKeyOf(key));
        await services.files.delete(key);
      }
    },
  };
}
