import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findEntry, moveEntry } from './bank-entries-store.ts';

type Wish = { entryId: string; state: 'open' | 'dismissed'; audit: Audit };

/**
 * Puts an entry aside that pays no request, or takes it back (H9); one that is so already stays so. Throws `not-found`, and
 * `move-not-allowed` for a booked one.
 */
export async function setAside({ db }: Pick<Services, 'db'>, { entryId, state, audit }: Wish): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const from = state === 'open' ? 'dismissed' : 'open';
    if (await moveEntry(transaction, { id: entryId, from, to: state })) {
      await audit(transaction, { subjectId: entryId, facts: { state } });
      return;
    }
    const entry = await findEntry(transaction, entryId);
    if (!entry) throw new AppError('not-found');
    if (entry.state !== state) throw new AppError('move-not-allowed');
  });
}
