import type { Services } from '#server/services.ts';
import { forgetUnconfirmed } from './erasures-store.ts';
import { deletePartings } from './own-mails-store.ts';

/** Deletes mails about deletions once they have left, or could not, and deletions that nobody has confirmed in time. */
export async function forgetPartings({ db, clock }: Services): Promise<void> {
  await deletePartings(db);
  await forgetUnconfirmed(db, clock());
}
