import type { Kysely, Selectable } from 'kysely';
import type { CustomerDocument } from '#contract/payments/payment-page.ts';
import type { TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

const columns = ['id', 'kind', 'number', 'issued_on', 'currency', 'gross', 'sealed_at', 'ubl_sha256'] as const;

/** An issued tax document as its customer’s lists read it. */
export type CustomerDocumentRow = Pick<Selectable<TaxDocumentTable>, (typeof columns)[number]>;

/** The issued tax documents, newest first, for a list of those of some quotes. */
export const issuedDocuments = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('tax_documents')
    .select(columns)
    .where('status', '=', 'issued')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc');

/** The issued tax documents of a quote as its customer downloads them, newest first. */
export async function findCustomerDocuments(db: Kysely<DatabaseSchema>, quoteId: string): Promise<CustomerDocument[]> {
  return (await issuedDocuments(db).where('quote_id', '=', quoteId).execute()).map(presentDocument);
}

/** A tax document as its customer downloads it. */
export const presentDocument = ({
  id,
  kind,
  number,
  currency,
  gross,
  ...row
}: CustomerDocumentRow): CustomerDocument => ({
  id,
  kind,
  number: number ?? '',
  issuedOn: row.issued_on ?? '',
  currency,
  gross,
  isReady: row.sealed_at !== null,
  hasXml: row.ubl_sha256 !== null,
});
