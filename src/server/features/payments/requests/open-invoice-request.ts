import type { Transaction } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import type { DocumentBuyer } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { issueRequest, payerName } from './issue-request.ts';
import { type PaymentMover, currentPaymentStatus, movePaymentRequest } from './move-payment-request.ts';
import { newRequestRow } from './new-request-row.ts';
import {
  type PaymentRequestRow,
  findRequestsOfQuote,
  insertPaymentRequest,
  lockPaymentRequests,
} from './payment-requests-store.ts';

/** An invoice with something payable, as it is being issued; `amount` in minor units. */
export type InvoiceAsking = {
  taxDocumentId: string;
  /** Its place in the list of documents. */
  documentListedAt: number;
  documentNumber: string;
  quoteId: string | null;
  /** Number of the signed quote; '' without one. */
  quoteNumber: string;
  serviceRequestId: string | null;
  customerId: string | null;
  amount: number;
  dueOn: string;
  buyer: DocumentBuyer;
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
    document: await issueRequest(services, transaction, { row, buyer, quoteNumber, reason, dueOn, mover: system }),
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
  document_listed_at: asking.documentListedAt,
  service_request_id: asking.serviceRequestId,
  customer_id: asking.customerId,
  language: asking.language,
  currency: asking.currency,
  amount: asking.amount,
  title: asking.title,
  payer_name: payerName(asking.buyer),
  payer_email: asking.buyer.email,
});

/** A quote, and why its requests are cancelled: the number of a document, or words. */
type Unpaid = { quoteId: string | null; reason: string };

/** Cancels what is planned or still open of a quote; what was paid of it stays paid. */
export async function cancelUnpaid(
  transaction: Transaction<DatabaseSchema>,
  { quoteId, reason }: Unpaid,
  mover: PaymentMover,
): Promise<void> {
  if (quoteId === null) return;
  const requests = await findRequestsOfQuote(transaction, quoteId);
  // Those of invoices, such as of monthly care, ask for something else.
  const ids = requests.filter(({ tax_document_id: id }) => id === null).map(({ id }) => id);
  const rows = await lockPaymentRequests(transaction, ids);
  await cancelRequests(transaction, rows, { reason, mover });
}

/** Cancels those of some locked requests that are planned or still open. */
export async function cancelRequests(
  transaction: Transaction<DatabaseSchema>,
  rows: readonly PaymentRequestRow[],
  { reason, mover }: { reason: string; mover: PaymentMover },
): Promise<void> {
  for (const row of rows) {
    const status = currentPaymentStatus(row, mover.now);
    if (status !== 'planned' && !openPaymentStatuses.includes(status)) continue;
    await movePaymentRequest(transaction, row, {
      to: 'cancelled',
      mover: { ...mover, actor: 'system', actorId: null },
      reason,
      set: { closed_reason: reason },
    });
  }
}
