import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { clearMaterial } from '#server/features/customers/cleared-material-store.ts';
import { type Person, keysOf } from '#server/features/personal-data/person-store.ts';
import { followSiteReferences } from '#server/features/settings/current-site-references.ts';
import type { Services } from '#server/services.ts';

/** Deletes what a person has given and said for their projects, also from the site; the projects stay as part of the contract. */
export async function deleteMaterial(services: Services, person: Person): Promise<void> {
  const { db, newId, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    const keys = await clearMaterial(transaction, keysOf(person).projects, now);
    await deleteObjectsLater(transaction, keys, { newId, now });
  });
  await followSiteReferences(services);
}
