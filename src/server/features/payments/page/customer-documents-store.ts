import type { Kysely, Selectable } from 'kysely';
import type { CustomerDocument } from '#contract/payments/payment-page.ts';
import type { TaxDocumentTable } from '#server/database/tables/money-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Payable } from '#server/features/payments/access/open-payable.ts';

const columns = ['id', 'kind', 'number', 'issued_on', 'currency', 'gross', 'sealed_at', 'ubl_sha256'] as const;

/** An issued tax document as its customer’s lists read it. */
export type CustomerDocumentRow = Pick<Selectable<TaxDocumentTable>, (typeof columns)[number]>;

/** The issued tax documents, for a list of some of them. */
export const issuedDocuments = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('tax_documents')
    .select([...columns, 'quote_id', 'corrects_id', 'issued_at'])
    .where('status', '=', 'issued');

/** The issued tax documents of a quote, or an invoice without one and what changes it, as customers download them, newest first. */
export async function findCustomerDocuments(
  db: Kysely<DatabaseSchema>,
  { quoteId, invoiceId }: Pick<Payable, 'quoteId' | 'invoiceId'>,
): Promise<CustomerDocument[]> {
  const documents = issuedDocuments(db);
  const own =
    quoteId === null
      ? documents
          .where('quote_id', 'is', null)
          .where((row) => row.or([row('id', '=', invoiceId), row('corrects_id', '=', invoiceId)]))
      : documents.where('quote_id', '=', quoteId);
  return (await own.orderBy('issued_at', 'desc').orderBy('id', 'desc').execute()).map(presentDocument);
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
