import type { Kysely } from 'kysely';
import type { OwnPayment } from '#contract/payments/own-payments.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import { daysOver } from '#domain/payments/due-days.ts';
import { paymentKeyOf } from '#domain/payments/payment-key.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { currentPaymentStatus } from '#server/features/payments/requests/move-payment-request.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import type { QuotesTo } from '#server/features/quotes/portal/own-quotes-store.ts';
import { findOpenRequests } from './open-requests-store.ts';

/** What is still to be paid at a time (ms UTC) for the quotes and invoices that somebody may see (I3), what is due first before the rest. */
export async function listOwnPayments(db: Kysely<DatabaseSchema>, to: QuotesTo, now: number): Promise<OwnPayment[]> {
  return (await findOpenRequests(db, to)).flatMap((row) => present(row, now));
}

function present(row: PaymentRequestRow, now: number): OwnPayment[] {
  const { id, quote_id: quoteId, due_on: dueOn, title, currency, language } = row;
  if (dueOn === null) return [];
  const status = currentPaymentStatus(row, now);
  const rest = restOf({ ...row, status });
  const key = paymentKeyOf({ quoteId, documentId: row.tax_document_id });
  return [
    { id, key, quoteId, title, language, status, currency, rest, dueOn, daysOver: daysOver(dueOn, language, now) },
  ];
}
