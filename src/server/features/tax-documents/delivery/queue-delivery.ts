import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { needsStructured } from '#domain/tax-documents/structured-duty.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Services } from '#server/services.ts';
import { storedDocumentSealing } from '#server/stored/job-payloads.ts';
import { type DeliveryRow, beginRound, moveDelivery } from './deliveries-store.ts';
import { readEInvoiceSettings } from './e-invoice-settings-store.ts';
import { hindranceOf } from './read-delivery.ts';

/** Kind of the job that hands a document to the provider of structured invoices. */
export const deliverDocumentJob = 'deliver-document';

type Queueing = Pick<Services, 'clock' | 'newId'>;

/**
 * Queues the delivery of an issued document; false when it is on its way or there already. A document that the provider has refused
 * for good begins a new round with a new key. One of which nobody knows whether it arrived keeps its key, so that it arrives once.
 */
export async function queueDelivery(
  services: Queueing,
  transaction: Transaction<DatabaseSchema>,
  { id, delivery, round, failure }: Pick<DeliveryRow, 'id' | 'delivery' | 'round' | 'failure'>,
): Promise<boolean> {
  if (!(await moveDelivery(transaction, id, { from: delivery, to: 'delivering' }))) return false;
  const isUncertain = failure === 'unavailable' || failure === 'unclear';
  const next = isUncertain ? (round ?? 1) : (round ?? 0) + 1;
  await beginRound(transaction, { id, round: next, now: services.clock() });
  await queueAttempts(services, transaction, id);
  return true;
}

/** Queues the attempts of a document that is on its way. */
export async function queueAttempts(
  { clock, newId }: Queueing,
  transaction: Transaction<DatabaseSchema>,
  documentId: string,
): Promise<void> {
  const payload = storedDocumentSealing.toJson({ documentId });
  await enqueueJob(transaction, { id: newId(), kind: deliverDocumentJob, payload, runAt: clock() });
}

/**
 * Queues the delivery of a document that needs it, within the transaction that issues it, where the owner wants that done by itself.
 */
export async function queueDeliveryWhenIssued(
  services: Queueing,
  transaction: Transaction<DatabaseSchema>,
  { id, document }: { id: string; document: TaxDocument },
): Promise<void> {
  const { buyer, tax, issuedOn: day } = document;
  if (!needsStructured({ buyer, isPayer: tax.reason === 'domestic', day })) return;
  const { settings } = await readEInvoiceSettings(transaction);
  if (!settings.isAutomatic || hindranceOf(document, settings) !== null) return;
  await queueDelivery(services, transaction, { id, delivery: 'none', round: null, failure: null });
}

/** The key of a round in the form of a UUID: the same at each attempt, another one for each document and round. */
export function idempotencyKeyOf(documentId: string, round: number): string {
  const digest = createHash('sha256').update(`${documentId}/${round}`).digest('hex');
  // Version 8 of RFC 9562: made in a way of one's own.
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return [...parts, digest.slice(20, 32)].join('-');
}
