import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';
import { deleteLoosePictures } from './content-store.ts';

/** A draft may lie for so long before it names what was uploaded for it. */
const loosePictureDays = 30;
const dayMs = 24 * 60 * 60_000;

/** Deletes pictures that were uploaded more than 30 days ago and that no draft and no version names (A12). */
export async function forgetLoosePictures({
  db,
  clock,
  newId,
  pokeJobs,
}: Pick<Services, 'db' | 'clock' | 'newId' | 'pokeJobs'>): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const keys = await deleteLoosePictures(transaction, now - loosePictureDays * dayMs);
    await deleteObjectsLater(transaction, keys, { newId, now });
  });
  pokeJobs();
}
