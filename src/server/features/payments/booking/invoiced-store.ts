import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedTaxDocument } from '#server/stored/tax-document.ts';

/** An issued invoice, or a credit note (`correctsId`), with the sum of its lines (minor units, tax included). */
export type InvoicedRow = { id: string; correctsId: string | null; isCare: boolean; gross: number };

type Wanted = { quoteId: string } | { invoiceId: string | null };

/** Issued invoices and credit notes of a quote, those of monthly care among them; else an invoice without a quote and its credit notes. */
export async function findInvoiced(db: Kysely<DatabaseSchema>, wanted: Wanted): Promise<InvoicedRow[]> {
  const issued = db
    .selectFrom('tax_documents')
    .select(['id', 'corrects_id', 'recurring_id', 'document'])
    .where('kind', 'in', ['invoice', 'credit_note'])
    .where('status', '=', 'issued');
  const query =
    'quoteId' in wanted
      ? issued.where('quote_id', '=', wanted.quoteId)
      : issued
          .where('quote_id', 'is', null)
          .where((row) => row.or([row('id', '=', wanted.invoiceId), row('corrects_id', '=', wanted.invoiceId)]));
  return (await query.execute()).flatMap(({ id, corrects_id: correctsId, recurring_id: care, document }) => {
    if (document === null) return [];
    const { lineTotals } = storedTaxDocument.read(document, `tax_documents ${id}`);
    return [{ id, correctsId, isCare: care !== null, gross: lineTotals.gross }];
  });
}
