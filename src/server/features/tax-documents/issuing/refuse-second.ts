import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { sumUp } from '#domain/tax-documents/document-figures.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type DocumentRow, contentOf } from '#server/features/tax-documents/documents-store.ts';
import { findQuotePayment } from '#server/features/tax-documents/drafts/source-store.ts';
import { hasFinal } from '#server/features/tax-documents/settlement-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';

/**
 * Refuses a second invoice of the same quote, and an advance whose payment is in that invoice already or was changed since. Throws
 * `move-not-allowed`, `invalid-input`.
 */
export async function refuseSecond(
  transaction: Transaction<DatabaseSchema>,
  row: DocumentRow,
  reader: Language,
): Promise<void> {
  const { kind, quote_id: quoteId, payment_id: paymentId } = row;
  const isOfWhole = kind === 'advance_tax' || (kind === 'invoice' && row.recurring_id === null);
  if (quoteId === null || !isOfWhole || row.corrects_id !== null) return;
  if (await hasFinal(transaction, quoteId)) throw new AppError('move-not-allowed');
  if (paymentId === null) return;
  const payment = await findQuotePayment(transaction, { paymentId, quoteId });
  if (payment?.amount === sumUp(contentOf(row).received).gross) return;
  refuseFields([{ field: 'lines', rule: 'payments-changed' }], reader);
}
