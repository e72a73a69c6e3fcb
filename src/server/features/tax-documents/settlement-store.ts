import type { Kysely } from 'kysely';
import type { TaxSum } from '#domain/quotes/lines/totals.ts';
import { lessSums } from '#domain/tax-documents/document-figures.ts';
import { type Settled, settle } from '#domain/tax-documents/settlement.ts';
import type { AdvanceDeduction, TaxDocument, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type DocumentRow, issuedOf } from './documents-store.ts';

type Db = Kysely<DatabaseSchema>;

/** An issued document with the id of its row. */
type Issued = { id: string; correctsId: string | null; document: TaxDocument };

/**
 * What a final invoice of a quote with these lines takes off now: what was paid for the quote and what documents say of it. An
 * invoice that was given back whole has accounted for nothing: what was paid for it counts for the next one.
 */
export async function settlementOf(db: Db, quoteId: string, lines: TaxDocumentContent['lines']): Promise<Settled> {
  const documents = await findIssuedOf(db, quoteId);
  const credits = documents.filter(({ document }) => document.kind === 'credit_note');
  const [undone, standing] = splitInvoices(documents, credits);
  const advances = documents.filter(({ document }) => document.kind === 'advance_tax');
  const ids = advances.map(({ id }) => id);
  const [paid, taken] = await Promise.all([sumPaid(db, quoteId, undone), findTakenOff(db, ids)]);
  const open = advances
    .filter(({ id }) => !taken.some((each) => each.advance_id === id))
    .flatMap((advance) => deductionsOf(advance, creditsOf(credits, advance.id)));
  const takenByStanding = taken.filter((each) => !undone.some(({ id }) => id === each.tax_document_id));
  const prepaid = standing.reduce((sum, { document }) => sum + document.prepaid, 0);
  return settle(lines, { paid, advances: open, accounted: grossOf(open) + grossOf(takenByStanding) + prepaid });
}

/** Invoices of which credit notes have given everything back, and all others. */
function splitInvoices(documents: readonly Issued[], credits: readonly Issued[]): [Issued[], Issued[]] {
  const invoices = documents.filter(({ document }) => document.kind === 'invoice');
  const isUndone = ({ id, document }: Issued) =>
    lessSums(document.lineTotals.taxes, creditsOf(credits, id)).taxes.every(({ net, tax }) => net === 0 && tax === 0);
  return [invoices.filter(isUndone), invoices.filter((each) => !isUndone(each))];
}

/** Whether an invoice of the whole quote stands that was not given back: there is no second one then. */
export async function hasFinal(db: Db, quoteId: string): Promise<boolean> {
  const documents = await findIssuedOf(db, quoteId);
  const credits = documents.filter(({ document }) => document.kind === 'credit_note');
  return splitInvoices(documents, credits)[1].length > 0;
}

/** What is left of an advance per rate. */
function deductionsOf({ id, document }: Issued, credits: readonly TaxSum[]): AdvanceDeduction[] {
  const { number, issuedOn, totals } = document;
  const { taxes } = lessSums(totals.taxes, credits);
  return taxes
    .filter(({ net, tax }) => net !== 0 || tax !== 0)
    .map((sum) => ({ documentId: id, number, issuedOn, ...sum }));
}

const creditsOf = (credits: readonly Issued[], id: string): TaxSum[] =>
  credits.filter(({ correctsId }) => correctsId === id).flatMap(({ document }) => document.totals.taxes);

const grossOf = (sums: readonly TaxSum[]): number => sums.reduce((sum, { net, tax }) => sum + net + tax, 0);

/** All that was paid by the requests of a quote's plan and of some invoices, less what went back, minor units. */
async function sumPaid(db: Db, quoteId: string, invoices: readonly Issued[]): Promise<number> {
  const rows = await db
    .selectFrom('payment_requests')
    .select(['paid', 'tax_document_id'])
    .where('quote_id', '=', quoteId)
    .execute();
  return rows
    .filter(({ tax_document_id: id }) => id === null || invoices.some((each) => each.id === id))
    .reduce((sum, { paid }) => sum + paid, 0);
}

/** All issued documents of a quote but those of monthly care, oldest first. */
export async function findIssuedOf(db: Db, quoteId: string): Promise<Issued[]> {
  const rows = await db
    .selectFrom('tax_documents')
    .select(['id', 'corrects_id', 'document'])
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'issued')
    .where('recurring_id', 'is', null)
    .orderBy('listed_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const document = issuedOf(row);
    return document === null ? [] : [{ id: row.id, correctsId: row.corrects_id, document }];
  });
}

/** What invoices have taken off of some advances. */
export async function findTakenOff(db: Db, advanceIds: readonly string[]) {
  if (advanceIds.length === 0) return [];
  return db
    .selectFrom('tax_document_advances')
    .select(['advance_id', 'tax_document_id', 'rate', 'net', 'tax'])
    .where('advance_id', 'in', advanceIds)
    .orderBy('id')
    .execute();
}

/** What issued credit notes have given back of some documents (minor units, tax included), by their ids. */
export async function sumCredited(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tax_documents')
    .select(['corrects_id', 'gross'])
    .where('corrects_id', 'in', ids)
    .where('kind', '=', 'credit_note')
    .where('status', '=', 'issued')
    .execute();
  const sums = new Map<string, number>();
  for (const { corrects_id: id, gross } of rows) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + gross);
  return sums;
}

/** The rows of issued credit notes about a document, oldest first. */
export async function findCredits(db: Db, documentId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('tax_documents')
    .selectAll()
    .where('corrects_id', '=', documentId)
    .where('kind', '=', 'credit_note')
    .where('status', '=', 'issued')
    .orderBy('listed_at')
    .orderBy('id')
    .execute();
}
