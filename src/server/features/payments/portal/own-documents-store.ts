import type { Kysely } from 'kysely';
import type { OwnDocument } from '#contract/payments/own-payments.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { issuedDocuments, presentDocument } from '#server/features/payments/page/customer-documents-store.ts';
import { type QuotesTo, idsOfReadable } from '#server/features/quotes/portal/own-quotes-store.ts';

const longest = 100;

/** The newest tax documents of the quotes that somebody may see, as their customer downloads them (I3). */
export async function findOwnDocuments(db: Kysely<DatabaseSchema>, to: QuotesTo): Promise<OwnDocument[]> {
  const documents = issuedDocuments(db).where('quote_id', 'in', idsOfReadable(db, to)).select('quote_id');
  const rows = await documents.limit(longest).execute();
  return rows.map(({ quote_id: quoteId, ...row }) => ({ ...presentDocument(row), quoteId: quoteId ?? '' }));
}
