import type { Kysely } from 'kysely';
import type { CustomerDocument } from '#contract/payments/payment-page.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** The issued tax documents of a quote as its customer downloads them, newest first. */
export async function findCustomerDocuments(db: Kysely<DatabaseSchema>, quoteId: string): Promise<CustomerDocument[]> {
  const rows = await db
    .selectFrom('tax_documents')
    .select(['id', 'kind', 'number', 'issued_on', 'currency', 'gross', 'sealed_at', 'ubl_sha256'])
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'issued')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, kind, number, currency, gross, ...row }) => ({
    id,
    kind,
    number: number ?? '',
    issuedOn: row.issued_on ?? '',
    currency,
    gross,
    isReady: row.sealed_at !== null,
    hasXml: row.ubl_sha256 !== null,
  }));
}
