import type { Kysely } from 'kysely';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import { paymentRequestNumberOf } from '#domain/payments/payment-request-number.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readOwedBack } from '#server/features/payments/ledger/read-owed-back.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import type { DocumentRow } from './documents-store.ts';

type Db = Kysely<DatabaseSchema>;

/** The quote that a document belongs to. */
export async function findQuoteOf(
  db: Db,
  { quote_id: id }: Pick<DocumentRow, 'quote_id'>,
): Promise<TaxDocumentDetail['quote']> {
  if (id === null) return null;
  const row = await db
    .selectFrom('quotes')
    .select(['id', 'number_year', 'number_sequence', 'version_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.number_year === null || row.number_sequence === null) return null;
  const place = { year: row.number_year, sequence: row.number_sequence, version: row.version_number };
  return { id: row.id, number: formatQuoteNumber(place) };
}

/** The request that a document belongs to. */
export async function findRequestOf(
  db: Db,
  { service_request_id: id }: Pick<DocumentRow, 'service_request_id'>,
): Promise<TaxDocumentDetail['request']> {
  if (id === null) return null;
  const query = db.selectFrom('service_requests').select(['id', 'number']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The customer of a document. */
export async function findCustomerOf(
  db: Db,
  { customer_id: id }: Pick<DocumentRow, 'customer_id'>,
): Promise<TaxDocumentDetail['customer']> {
  if (id === null) return null;
  const query = db.selectFrom('customers').select(['id', 'name', 'company']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** When the mail with a document was queued (ms UTC); null where there is none. */
export async function findMailedAt(db: Db, { mail_id: id }: Pick<DocumentRow, 'mail_id'>): Promise<number | null> {
  if (id === null) return null;
  const mail = db.selectFrom('outbox_messages').select('created_at').where('id', '=', id);
  return (await mail.executeTakeFirst())?.created_at ?? null;
}

/** How a document asks for its money, and what was paid of it. */
export type AskedMoney = {
  request: TaxDocumentDetail['paymentRequest'];
  paid: number;
};

/** The request for money of a document, the newest where a credit note has replaced one, and what was paid by all. */
export async function findAskedMoney(db: Db, documentId: string): Promise<AskedMoney> {
  const rows = await db
    .selectFrom('payment_requests')
    .select(['id', 'number_year', 'number_sequence', 'variable_symbol', 'paid', 'created_at'])
    .where('tax_document_id', '=', documentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const [latest] = rows;
  const paid = rows.reduce((sum, row) => sum + row.paid, 0);
  if (!latest) return { request: null, paid };
  const { id, number_year: year, number_sequence: sequence, variable_symbol: variableSymbol } = latest;
  const number = paymentRequestNumberOf({ year, sequence });
  return { request: { id, number, variableSymbol }, paid };
}

/** What of the money paid for an issued invoice, or the one that a credit note is about, is its payer's after credit notes (minor units). */
export async function findOwedBack(
  db: Db,
  row: Pick<DocumentRow, 'id' | 'kind' | 'status' | 'quote_id' | 'corrects_id'>,
) {
  if (row.status === 'draft' || !(row.kind === 'invoice' || row.kind === 'credit_note')) return 0;
  const owed = await readOwedBack(db, { quoteId: row.quote_id, invoiceId: row.corrects_id ?? row.id });
  return owed?.amount ?? 0;
}

/** Ids of the requests for the money of a document. */
export async function findRequestIds(db: Db, documentId: string): Promise<string[]> {
  const rows = await db.selectFrom('payment_requests').select('id').where('tax_document_id', '=', documentId).execute();
  return rows.map(({ id }) => id);
}

/** The request that still asks for money of a document; null where none does. */
export async function findOpenRequest(db: Db, documentId: string): Promise<PaymentRequestRow | null> {
  const row = await db
    .selectFrom('payment_requests')
    .selectAll()
    .where('tax_document_id', '=', documentId)
    .where('status', 'in', openPaymentStatuses)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Documents that belong to another one, oldest first. */
export async function findRelated(db: Db, row: DocumentRow): Promise<TaxDocumentDetail['related']> {
  const [advances, takenOff, changes, changed] = await Promise.all([
    db.selectFrom('tax_document_advances').select('advance_id as id').where('tax_document_id', '=', row.id).execute(),
    db.selectFrom('tax_document_advances').select('tax_document_id as id').where('advance_id', '=', row.id).execute(),
    db.selectFrom('tax_documents').select('id').where('corrects_id', '=', row.id).execute(),
    Promise.resolve(row.corrects_id === null ? [] : [{ id: row.corrects_id }]),
  ]);
  const relations = new Map<string, TaxDocumentDetail['related'][number]['relation']>([
    ...changed.map(({ id }) => [id, 'corrects'] as const),
    ...advances.map(({ id }) => [id, 'advance'] as const),
    ...takenOff.map(({ id }) => [id, 'taken-off-by'] as const),
    ...changes.map(({ id }) => [id, 'corrected-by'] as const),
  ]);
  if (relations.size === 0) return [];
  const rows = await db
    .selectFrom('tax_documents')
    .select(['id', 'kind', 'number', 'gross'])
    .where('id', 'in', [...relations.keys()])
    .orderBy('listed_at')
    .orderBy('id')
    .execute();
  return rows.map((each) => ({ ...each, relation: relations.get(each.id) ?? 'advance' }));
}
