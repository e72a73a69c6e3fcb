import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedTaxDocument } from '#server/stored/tax-document.ts';

/** Issued invoices and credit notes of a quote but those of monthly care, with the sums of their lines (minor units, tax included). */
export async function findInvoiced(db: Kysely<DatabaseSchema>, quoteId: string) {
  const rows = await db
    .selectFrom('tax_documents')
    .select(['id', 'corrects_id', 'document'])
    .where('quote_id', '=', quoteId)
    .where('kind', 'in', ['invoice', 'credit_note'])
    .where('status', '=', 'issued')
    .where('recurring_id', 'is', null)
    .execute();
  return rows.flatMap(({ id, corrects_id: correctsId, document }) => {
    if (document === null) return [];
    return [{ id, correctsId, gross: storedTaxDocument.read(document, `tax_documents ${id}`).lineTotals.gross }];
  });
}
