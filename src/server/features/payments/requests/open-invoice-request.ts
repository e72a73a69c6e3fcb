import type { Transaction } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import type { DocumentBuyer } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { issueRequest, payerName } from './issue-request.ts';
import { type PaymentMover, currentPaymentStatus, movePaymentRequest } from './move-payment-request.ts';
import { newRequestRow } from './new-request-row.ts';
import { findRequestsOfQuote, insertPaymentRequest, lockPaymentRequests } from './payment-requests-store.ts';

/** An invoice with something payable, as it is being issued; `amount` in minor units. */
export type InvoiceAsking = {
  taxDocumentId: string;
  documentNumber: string;
  quoteId: string | null;
  /** Number of the signed quote; '' without one. */
  quoteNumber: string;
  serviceRequestId: string | null;
  customerId: string | null;
  amount: number;
  dueOn: string;
  buyer: DocumentBuyer;
  /** The final invoice of a quote asks for all that is unpaid of its plan: what asked for it before is cancelled. */
  takesOver: boolean;
} & Pick<PaymentRequestDocument, 'language' | 'currency' | 'title'>;

/**
 * Asks for the money of an invoice by a request of its own, in the transaction that issues it, which has locked the quote (H6, H11).
 * Returns the request's id and its document, whose symbol and account the invoice repeats.
 */
export async function openInvoiceRequest(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { asking, mover }: { asking: InvoiceAsking; mover: PaymentMover },
): Promise<{ id: string; document: PaymentRequestDocument }> {
  if (asking.takesOver) await takeOver(transaction, asking, mover);
  const id = services.newId();
  const planned = newRequestRow(plannedOf(id, asking), mover.now);
  await insertPaymentRequest(transaction, planned);
  const [row] = await lockPaymentRequests(transaction, [id]);
  if (!row) throw new Error('The request for the money of an invoice was not kept.');
  const { buyer, quoteNumber, documentNumber, dueOn } = asking;
  const reason = { kind: 'invoice', documentNumber } as const;
  const system: PaymentMover = { ...mover, actor: 'system', actorId: null };
  return {
    id,
    document: await issueRequest(services, transaction, row, { buyer, quoteNumber, reason, dueOn, mover: system }),
  };
}

const plannedOf = (id: string, asking: InvoiceAsking) => ({
  id,
  quote_id: asking.quoteId,
  part_index: null,
  part_due: null,
  milestone: '',
  share: null,
  tax_document_id: asking.taxDocumentId,
  service_request_id: asking.serviceRequestId,
  customer_id: asking.customerId,
  language: asking.language,
  currency: asking.currency,
  amount: asking.amount,
  title: asking.title,
  payer_name: payerName(asking.buyer),
  payer_email: asking.buyer.email,
});

/** Cancels what is planned or still open of a quote; what was paid of it stays paid. */
async function takeOver(
  transaction: Transaction<DatabaseSchema>,
  { quoteId, documentNumber }: InvoiceAsking,
  mover: PaymentMover,
): Promise<void> {
  if (quoteId === null) return;
  const ids = (await findRequestsOfQuote(transaction, quoteId)).map(({ id }) => id);
  for (const row of await lockPaymentRequests(transaction, ids)) {
    const status = currentPaymentStatus(row, mover.now);
    if (status !== 'planned' && !openPaymentStatuses.includes(status)) continue;
    await movePaymentRequest(transaction, row, {
      to: 'cancelled',
      mover: { ...mover, actor: 'system', actorId: null },
      reason: documentNumber,
      set: { closed_reason: documentNumber },
    });
  }
}
