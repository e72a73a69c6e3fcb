import type { Audit } from '#server/features/audit/audit-for.ts';
import { lockFamily } from '#server/features/quotes/sending/family-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { demandNotHeld } from '#server/http/calls/demand-not-held.ts';
import type { Services } from '#server/services.ts';
import { removeDraft } from './draft-store.ts';

type Deletion = { id: string; version: number; audit: Audit };

/**
 * Deletes a draft for good (H2); the version before it is the latest again. A first version that was sent and taken back has
 * drawn a number, which would be missing in its series. Throws `not-found`, `quote-is-frozen`, `changed-meanwhile`,
 * `quote-has-number`, `on-legal-hold`.
 */
export async function deleteDraft(services: Services, { id, version, audit }: Deletion): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const row = (await lockFamily(transaction, id)).find((each) => each.id === id);
    if (!row) throw new AppError('not-found');
    if (row.status !== 'draft') throw new AppError('quote-is-frozen');
    if (row.version !== version) throw new AppError('changed-meanwhile');
    if (row.number_sequence !== null && row.version_number === 1) throw new AppError('quote-has-number');
    await demandNotHeld(transaction, 'quote', [id]);
    await removeDraft(transaction, row);
    await audit(transaction, { subjectId: id, deletedName: row.title, facts: { version: row.version_number } });
  });
  services.live.announce({ kind: 'quote-changed', id });
}
