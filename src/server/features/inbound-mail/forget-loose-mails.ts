import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import type { Services } from '#server/services.ts';
import { removeLooseMails } from './inbound-mails-store.ts';

/** Deletes mails that belong to no request after 90 days, with their bytes (K6). */
export async function forgetLooseMails({ db, clock, newId, pokeJobs }: Services): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const keys = await removeLooseMails(transaction, clock());
    await deleteObjectsLater(transaction, keys, { newId, now: clock() });
  });
  pokeJobs();
}
