import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';

/** Kind of the job that forgets bytes whose row is gone. */
export const forgetObjectsJob = 'forget-objects';

const payloadSchema = z.strictObject({ keys: z.array(z.string()) });
const keysInOneJob = 100;

/**
 * Has the bytes of removed files forgotten after the commit, and tried again where a store does not answer: no request is
 * kept from being deleted by that, and nothing is lost when the deletion itself fails.
 */
export async function forgetObjects(
  transaction: Transaction<DatabaseSchema>,
  keys: readonly string[],
  { newId, now }: { newId: () => string; now: number },
): Promise<void> {
  for (let start = 0; start < keys.length; start += keysInOneJob) {
    const payload = { keys: keys.slice(start, start + keysInOneJob) };
    await enqueueJob(transaction, { id: newId(), kind: forgetObjectsJob, payload, runAt: now });
  }
}

/** Tries for about a day. */
export function createForgetObjectsHandler(services: Pick<Services, 'files'>): JobHandler {
  return {
    maxAttempts: 30,
    async run(payload) {
      for (const key of payloadSchema.parse(payload).keys) {
        await services.files.delete(previewKeyOf(key));
        await services.files.delete(key);
      }
    },
  };
}
