import type { Kysely } from 'kysely';
import type { OwnDocument } from '#contract/payments/own-payments.ts';
import { paymentKeyOf } from '#domain/payments/payment-key.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { payersOf } from '#server/features/payments/access/own-invoices-store.ts';
import { issuedDocuments, presentDocument } from '#server/features/payments/page/customer-documents-store.ts';
import { type QuotesTo, idsOfReadable } from '#server/features/quotes/portal/own-quotes-store.ts';

const longest = 100;

/**
 * The newest tax documents of the quotes that somebody may see, and those that were written without a quote for their customers, as they
 * are downloaded (I3).
 */
export async function findOwnDocuments(db: Kysely<DatabaseSchema>, to: QuotesTo): Promise<OwnDocument[]> {
  const ofQuotes = issuedDocuments(db).where('quote_id', 'in', idsOfReadable(db, to));
  const loose = issuedDocuments(db).where('quote_id', 'is', null).where('customer_id', 'in', payersOf(to.access));
  const rows = await ofQuotes
    .unionAll(loose)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(longest)
    .execute();
  return rows.map((row) => ({
    ...presentDocument(row),
    key: paymentKeyOf({ quoteId: row.quote_id, documentId: row.id }),
  }));
}
