import type { Transaction } from 'kysely';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findRequestsOfQuote, lockPaymentRequests } from '#server/features/payments/requests/payment-requests-store.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { type DocumentRow, lockDocument } from '#server/features/tax-documents/documents-store.ts';

/**
 * Locks what a document is computed from until the transaction ends: the quote with its requests for money, and the document that a
 * credit note or a correction changes. Nobody books a payment on them or issues another document about them meanwhile.
 */
export async function lockSources(
  transaction: Transaction<DatabaseSchema>,
  { quote_id: quoteId }: Pick<DocumentRow, 'quote_id'>,
  { corrects }: TaxDocumentContent,
): Promise<void> {
  if (quoteId !== null) {
    await lockQuote(transaction, quoteId);
    const requests = await findRequestsOfQuote(transaction, quoteId);
    await lockPaymentRequests(
      transaction,
      requests.map(({ id }) => id),
    );
  }
  if (corrects !== null) await lockDocument(transaction, corrects.documentId);
}
