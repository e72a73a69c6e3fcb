import type { Transaction } from 'kysely';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { PaymentMover } from '#server/features/payments/requests/move-payment-request.ts';
import { currentPaymentStatus } from '#server/features/payments/requests/move-payment-request.ts';
import {
  cancelRequests,
  cancelUnpaid,
  openInvoiceRequest,
} from '#server/features/payments/requests/open-invoice-request.ts';
import {
  type PaymentRequestRow,
  lockPaymentRequests,
} from '#server/features/payments/requests/payment-requests-store.ts';
import { type DocumentRow, findDocument, issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { findRequestIds } from '#server/features/tax-documents/relations-store.ts';
import type { Services } from '#server/services.ts';

/** A document that is issued at `now` (ms UTC). */
type Asking = { row: DocumentRow; document: TaxDocument; now: number };

/**
 * Settles how the money of a document is asked for, in the transaction that issues it (H6, H11): an invoice by a request of its own,
 * which takes over what its quote's plan has asked for; a credit note lowers what its invoice asks for; a correction repeats how the
 * corrected document asks. Returns what the document says of it.
 */
export async function askForMoney(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, document, now }: Asking,
): Promise<TaxDocument['payment']> {
  const mover: PaymentMover = { actor: 'system', actorId: null, now, newId: services.newId };
  if (document.kind === 'invoice') return askForInvoice(services, transaction, { row, document, mover });
  const changed = row.corrects_id === null ? null : await findDocument(transaction, row.corrects_id);
  if (!changed) return null;
  if (document.kind === 'credit_note') {
    await lowerRequest(services, transaction, { changed, credit: document, mover });
    return null;
  }
  return issuedOf(changed)?.payment ?? null;
}

type Moving = Omit<Asking, 'now'> & { mover: PaymentMover };

async function askForInvoice(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, document, mover }: Moving,
): Promise<TaxDocument['payment']> {
  const takesOver = row.quote_id !== null && row.recurring_id === null;
  if (takesOver) await cancelUnpaid(transaction, { quoteId: row.quote_id, reason: document.number }, mover);
  if (document.payable <= 0) return null;
  const asking = askingOf({ ...row, listed_at: mover.now }, document, document.payable);
  const { document: request } = await openInvoiceRequest(services, transaction, { asking, mover });
  return { variableSymbol: request.variableSymbol, account: request.account };
}

const askingOf = (row: DocumentRow, document: TaxDocument, amount: number) => ({
  taxDocumentId: row.id,
  documentListedAt: row.listed_at,
  documentNumber: document.number,
  quoteId: row.quote_id,
  quoteNumber: document.quoteNumber,
  serviceRequestId: row.service_request_id,
  customerId: row.customer_id,
  amount,
  dueOn: document.dueOn,
  buyer: document.buyer,
  language: document.language,
  currency: document.currency,
  title: document.title,
});

type Lowering = { changed: DocumentRow; credit: TaxDocument; mover: PaymentMover };

/** What is credited of an unpaid invoice is asked for no longer: its request is cancelled, and one for the rest takes its place. */
async function lowerRequest(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { changed, credit, mover }: Lowering,
): Promise<void> {
  const invoice = issuedOf(changed);
  const requests = await lockPaymentRequests(transaction, await findRequestIds(transaction, changed.id));
  const open = requests.find((each) => openPaymentStatuses.includes(currentPaymentStatus(each, mover.now)));
  if (!invoice || !open) return;
  await cancelRequests(transaction, [open], { reason: credit.number, mover });
  const rest = restOf(open) - credit.totals.gross;
  if (rest <= 0) return;
  const asking = { ...askingOf(changed, invoice, rest), dueOn: open.due_on ?? invoice.dueOn };
  await openInvoiceRequest(services, transaction, { asking, mover });
}

const restOf = ({ amount, paid }: PaymentRequestRow): number => amount - paid;
