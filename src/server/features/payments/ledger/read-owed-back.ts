import type { Kysely } from 'kysely';
import type { PaymentPage } from '#contract/payments/payment-page.ts';
import { owedBack } from '#domain/payments/money-back.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type InvoicedRow, findInvoiced } from '#server/features/payments/booking/invoiced-store.ts';
import {
  type PaymentRequestRow,
  findRequestsOfInvoice,
  findRequestsOfQuote,
} from '#server/features/payments/requests/payment-requests-store.ts';

/** A quote, or an invoice without one. */
type Paid = { quoteId: string | null; invoiceId: string | null };

/**
 * What was paid beyond what the issued invoices of a quote, or one without a quote, say after their credit notes (H11): it is with the agency
 * and the payer's. Null without, and before there is an invoice. Each invoice of monthly care is paid for itself.
 */
export async function readOwedBack(
  db: Kysely<DatabaseSchema>,
  { quoteId, invoiceId }: Paid,
): Promise<PaymentPage['owedBack']> {
  const documents = await findInvoiced(db, quoteId === null ? { invoiceId } : { quoteId });
  const requests =
    quoteId === null ? await findRequestsOfInvoice(db, invoiceId ?? '') : await findRequestsOfQuote(db, quoteId);
  const [first] = requests;
  const invoices = documents.filter(({ correctsId }) => correctsId === null);
  const [work, care] = [invoices.filter(({ isCare }) => !isCare), invoices.filter(({ isCare }) => isCare)];
  const groups = [work, ...care.map((each) => [each])].filter(({ length }) => length > 0);
  const amount = sum(
    groups.map((group) => owedBack({ ...billedBy(group, documents), paid: paidFor(group, requests) })),
  );
  return first && amount > 0 ? { currency: first.currency, amount } : null;
}

/** What was paid for invoices: by requests of their own, and for those of the work by the plan of the quote. */
function paidFor(invoices: readonly InvoicedRow[], requests: readonly PaymentRequestRow[]): number {
  const isOf = (id: string | null) => invoices.some((invoice) => invoice.id === id || (id === null && !invoice.isCare));
  return sum(requests.filter(({ tax_document_id: id }) => isOf(id)).map(({ paid }) => paid));
}

/** What invoices say, and what of that their credit notes take back (minor units). */
export function billedBy(invoices: readonly InvoicedRow[], documents: readonly InvoicedRow[]) {
  const credits = documents.filter(({ correctsId }) => invoices.some(({ id }) => id === correctsId));
  return { invoiced: sum(invoices.map(({ gross }) => gross)), credited: sum(credits.map(({ gross }) => gross)) };
}

/** Sum of amounts, minor units. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
