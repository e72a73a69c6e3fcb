import type { DocumentDelivery } from '#contract/tax-documents/document-delivery.ts';
import { mayDeliver } from '#domain/tax-documents/document-delivery.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { findDelivery } from './deliveries-store.ts';
import { readEInvoiceSettings } from './e-invoice-settings-store.ts';
import { queueDelivery } from './queue-delivery.ts';
import { documentOf, hindranceOf, readDelivery } from './read-delivery.ts';

/**
 * Hands a document to the provider, or tries one again that has failed (H10); of two at the same moment one queues it. Throws
 * `not-found`, and `move-not-allowed` for what is on its way, has arrived or cannot be handed over.
 */
export async function deliverNow(
  services: Services,
  { id, audit }: { id: string; audit: Audit },
): Promise<DocumentDelivery> {
  await services.db.transaction().execute(async (transaction) => {
    const row = await findDelivery(transaction, id);
    if (!row) throw new AppError('not-found');
    const { settings } = await readEInvoiceSettings(transaction);
    if (hindranceOf(documentOf(row), settings) !== null || !mayDeliver(row.delivery))
      throw new AppError('move-not-allowed');
    if (!(await queueDelivery(services, transaction, row))) throw new AppError('move-not-allowed');
    await audit(transaction, { subjectId: id, facts: { number: row.number ?? '' } });
  });
  services.pokeJobs();
  return readDelivery(services, id);
}
