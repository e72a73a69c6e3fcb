import type { RecurringInvoiceRow } from '#contract/tax-documents/recurring-invoices.ts';
import { documentFigures } from '#domain/tax-documents/document-figures.ts';
import { deliveryDay, linesAt } from '#domain/tax-documents/recurring-invoice.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import { findQuoteOf } from '#server/features/tax-documents/relations-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { careContentOf } from './care-content.ts';
import { type CareRow, findCare, findOneCare } from './recurring-invoices-store.ts';

type Reading = Pick<Services, 'db' | 'quoteSettings'>;

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

async function presentCare({ db, quoteSettings }: Reading, row: CareRow): Promise<RecurringInvoiceRow> {
  const content = careContentOf(row);
  const { rates } = taxOfDocument(content.buyer, quoteSettings.current().settings, deliveryDay(row.next_period));
  const { totals } = documentFigures({ ...content, lines: linesAt(content.lines, rates) });
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
