import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { clearMaterial } from '#server/features/customers/cleared-material-store.ts';
import { type Person, keysOf } from '#server/features/personal-data/person-store.ts';
import type { Services } from '#server/services.ts';

/** Deletes what a person has given and said for their projects; the projects stay as part of the contract. */
export async function deleteMaterial({ db, newId, clock }: Services, person: Person): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const keys = await clearMaterial(transaction, keysOf(person).projects);
    await deleteObjectsLater(transaction, keys, { newId, now: clock() });
  });
}
