import type { RecurringInvoiceRow } from '#contract/tax-documents/recurring-invoices.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import { findQuoteOf } from '#server/features/tax-documents/relations-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { storedTaxContent } from '#server/stored/tax-document.ts';
import { type CareRow, findCare, findOneCare } from './recurring-invoices-store.ts';

type Reading = Pick<Services, 'db'>;

/** Monthly care of one quote or of all. */
export async function listCare(services: Reading, quoteId: string | undefined): Promise<RecurringInvoiceRow[]> {
  const rows = await findCare(services.db, quoteId);
  return Promise.all(rows.map((row) => presentCare(services, row)));
}

/** One care as the office sees it. Throws `not-found`. */
export async function readCare(services: Reading, id: string): Promise<RecurringInvoiceRow> {
  const row = await findOneCare(services.db, id);
  if (!row) throw new AppError('not-found');
  return presentCare(services, row);
}

/** What is invoiced every month. */
export const careContentOf = (row: Pick<CareRow, 'id' | 'content'>) =>
  storedTaxContent.read(row.content, `recurring_invoices ${row.id}`);

async function presentCare({ db }: Reading, row: CareRow): Promise<RecurringInvoiceRow> {
  const content = careContentOf(row);
  const { totals } = documentFigures(content);
  return {
    id: row.id,
    quote: await findQuoteOf(db, row),
    title: content.title,
    buyerName: content.buyer.company || content.buyer.name,
    currency: content.currency,
    net: totals.net,
    gross: totals.gross,
    startsIn: row.starts_in,
    endsIn: row.ends_in,
    nextPeriod: row.next_period,
    day: row.day,
    isAutomatic: row.is_automatic === 1,
    state: row.state,
    version: row.version,
  };
}
