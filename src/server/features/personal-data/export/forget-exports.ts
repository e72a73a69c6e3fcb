import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';
import { removeExports } from './exports-store.ts';

/** Deletes copies of personal data that are over, with their bytes (K6). */
export async function forgetExports({ db, clock, newId, pokeJobs }: Services): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await deleteObjectsLater(transaction, await removeExports(transaction, { overAt: now }), { newId, now });
  });
  pokeJobs();
}
