import type { Audit } from '#server/features/audit/audit-for.ts';
import { deleteNotificationsOfDocument } from '#server/features/notifications/notifications-store.ts';
import { findDocument, removeDraft } from '#server/features/tax-documents/documents-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** Deletes a draft for good (H11); what is issued stays. Throws `not-found`, `move-not-allowed`. */
export async function deleteDocument(services: Services, { id, audit }: { id: string; audit: Audit }): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await findDocument(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.status !== 'draft' || !(await removeDraft(transaction, id))) throw new AppError('move-not-allowed');
    await deleteNotificationsOfDocument(transaction, id);
    await audit(transaction, { subjectId: id, deletedName: row.title, facts: { kind: row.kind } });
  });
  services.live.announce({ kind: 'document-changed', id });
}
