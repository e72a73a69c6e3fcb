import type { Transaction } from 'kysely';
import { daysOf } from '#domain/retention/retention-schedule.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { unfinishedMs } from './accept-upload.ts';
import { deleteObjectsLater } from './delete-objects-later.ts';
import { IncomingFiles, incomingFolder } from '#server/features/attachments/incoming/incoming-files.ts';
import { removeStale } from './attachments-store.ts';
import { removeOldParts } from '#server/features/attachments/incoming/upload-parts-store.ts';

const dayMs = 24 * 60 * 60_000;
const rowsAtOnce = 200;

/**
 * Deletes files that were not completed within an hour, and those that were not submitted with a request within 30 days
 * (C10).
 */
export async function cleanUpAttachments(services: Services): Promise<void> {
  const { db, newId, clock, pokeJobs, config } = services;
  const now = clock();
  const ages = {
    receivingBefore: now - unfinishedMs,
    readyBefore: now - daysOf('uploads') * dayMs,
    limit: rowsAtOnce,
  };
  const parts = { before: now - unfinishedMs, limit: rowsAtOnce };
  for (const remove of [
    (transaction: Transaction<DatabaseSchema>) => removeStale(transaction, ages),
    (transaction: Transaction<DatabaseSchema>) => removeOldParts(transaction, parts),
  ]) {
    let removed: number;
    do {
      removed = await db.transaction().execute(async (transaction) => {
        const keys = await remove(transaction);
        await deleteObjectsLater(transaction, keys, { newId, now });
        return keys.length;
      });
    } while (removed === rowsAtOnce);
  }
  pokeJobs();
  // That an upload is complete is remembered for a day, for senders who missed the response.
  await new IncomingFiles(incomingFolder(config.dataDir)).forgetBefore({
    bytes: now - unfinishedMs,
    notes: now - dayMs,
  });
}
