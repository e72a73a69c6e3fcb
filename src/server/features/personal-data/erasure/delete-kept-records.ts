import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';
import { deleteBilling, markOver } from './kept-billing-store.ts';
import { deleteContracts } from './kept-contracts-store.ts';

/**
 * Deletes what was kept for a reason once its last day is over, with its files (K6). A document waits for those that refer to it. Safe to run
 * late, twice, and on several servers.
 */
export async function deleteKeptRecords({ db, clock, newId, pokeJobs }: Services): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    if (!(await markOver(transaction, dayOf(now, defaultLanguage)))) return;
    const files = [...(await deleteBilling(transaction)), ...(await deleteContracts(transaction, now))];
    await deleteObjectsLater(transaction, files, { newId, now });
  });
  pokeJobs();
}
