import type { Kysely, Selectable } from 'kysely';
import type { OwnDocument } from '#contract/payments/own-payments.ts';
import { paymentKeyOf } from '#domain/payments/payment-key.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import { payersOf } from '#server/features/payments/access/own-invoices-store.ts';
import { readOwedBack } from '#server/features/payments/ledger/read-owed-back.ts';
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
  const owed = await findOwed(db, rows);
  return rows.map((row) => ({
    ...presentDocument(row),
    key: paymentKeyOf({ quoteId: row.quote_id, documentId: row.corrects_id ?? row.id }),
    owedBack: owed.get(row.id) ?? 0,
  }));
}

type Row = Pick<Selectable<TaxDocumentTable>, 'id' | 'kind' | 'quote_id' | 'corrects_id'>;

/** What is the payer's after credit notes, by the id of the newest one of each quote, and of each invoice without one. */
async function findOwed(db: Kysely<DatabaseSchema>, rows: readonly Row[]): Promise<Map<string, number>> {
  const newest = new Map<string | null, Row>();
  for (const row of rows) {
    const subject = row.quote_id ?? row.corrects_id;
    if (row.kind === 'credit_note' && !newest.has(subject)) newest.set(subject, row);
  }
  const owed = new Map<string, number>();
  for (const { id, quote_id: quoteId, corrects_id: invoiceId } of newest.values()) {
    const back = await readOwedBack(db, { quoteId, invoiceId });
    if (back) owed.set(id, back.amount);
  }
  return owed;
}
