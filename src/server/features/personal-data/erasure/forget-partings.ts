import type { AccountMailKind } from '#domain/mail/mail-kinds.ts';
import type { Services } from '#server/services.ts';
import { forgetUnconfirmed } from './erasures-store.ts';

/** Mails that tell of a deletion, which names the person for as long as it waits to be sent. */
export const partingKinds: readonly AccountMailKind[] = ['account-deleted', 'customer-left'];

/** Deletes mails about deletions once they have left, or could not, and deletions that nobody has confirmed in time. */
export async function forgetPartings({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('outbox_messages').where('kind', 'in', partingKinds).where('state', '!=', 'pending').execute();
  await forgetUnconfirmed(db, clock());
}
