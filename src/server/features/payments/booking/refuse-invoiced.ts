import type { Kysely, Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  type PaymentRequestRow,
  findRequestsOfQuote,
} from '#server/features/payments/requests/payment-requests-store.ts';
import { billedBy, sum } from '#server/features/payments/ledger/read-owed-back.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { findInvoiced } from './invoiced-store.ts';

type Refusing = { field: 'amount' | 'reason'; reader: Language };

/**
 * Refuses that money of a plan went back which an issued invoice has taken off (H11): nobody would ask for it again. To be called once the
 * requests (as they were before) have got their new sums. Throws `invalid-input`.
 */
export async function refuseInvoiced(
  transaction: Transaction<DatabaseSchema>,
  requests: readonly PaymentRequestRow[],
  { field, reader }: Refusing,
): Promise<void> {
  const ofPlans = requests.flatMap(({ tax_document_id: id, quote_id: quoteId }) =>
    id === null && quoteId !== null ? [quoteId] : [],
  );
  for (const quoteId of new Set(ofPlans)) {
    const isNeeded = await isLessThanTakenOff(transaction, quoteId);
    refuseFields(isNeeded ? [{ field, rule: 'payment-in-invoice' }] : [], reader);
  }
}

/** Whether invoices of a quote, less credit notes, are neither paid nor asked for to the cent with what is left of its plan. */
async function isLessThanTakenOff(db: Kysely<DatabaseSchema>, quoteId: string): Promise<boolean> {
  const documents = await findInvoiced(db, { quoteId });
  const invoices = documents.filter(({ correctsId, isCare }) => correctsId === null && !isCare);
  const isOf = (id: string | null) => invoices.some((invoice) => invoice.id === id);
  const requests = await findRequestsOfQuote(db, quoteId);
  const ofInvoices = requests.filter(({ tax_document_id: id }) => isOf(id));
  const ofPlan = requests.filter(({ tax_document_id: id }) => id === null);
  const covered = sum(ofInvoices.map((row) => row.paid + restOf(row))) + sum(ofPlan.map(({ paid }) => paid));
  const { invoiced, credited } = billedBy(invoices, documents);
  return covered < invoiced - credited;
}
