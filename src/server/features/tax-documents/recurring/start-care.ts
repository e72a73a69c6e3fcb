import type { RecurringInvoiceRow } from '#contract/tax-documents/recurring-invoices.ts';
import { dayOf } from '#domain/days.ts';
import { newCare } from '#domain/tax-documents/new-documents.ts';
import { isCareOver } from '#domain/tax-documents/recurring-invoice.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { lockQuote } from '#server/features/quotes/jobs/due-quotes-store.ts';
import { readSigned, startOf } from '#server/features/tax-documents/drafts/start-document.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { storedTaxContent } from '#server/stored/tax-document.ts';
import { readCare } from './read-care.ts';
import { findCare, insertCare } from './recurring-invoices-store.ts';

type Start = {
  quoteId: string;
  startsIn: string;
  day: number;
  isAutomatic: boolean;
  endsIn: string | null;
  audit: Audit;
};

/**
 * Begins to invoice the monthly lines of a signed quote (H11). Throws `not-found`, and `move-not-allowed` where the quote has no
 * monthly lines, its care runs already, or would end before it begins.
 */
export async function startCare(services: Services, { quoteId, audit, ...terms }: Start): Promise<RecurringInvoiceRow> {
  const { quote, buyer, place } = await readSigned(services, quoteId);
  const { settings } = services.quoteSettings.current();
  const { rates } = taxOfDocument(buyer, settings, dayOf(services.clock(), quote.language));
  const content = newCare({ quote, buyer, rates }, startOf(services, quote));
  if (content.lines.length === 0 || isCareOver({ nextPeriod: terms.startsIn, endsIn: terms.endsIn })) {
    throw new AppError('move-not-allowed');
  }
  const [id, now] = [services.newId(), services.clock()];
  await services.db.transaction().execute(async (transaction) => {
    const locked = await lockQuote(transaction, quoteId);
    const known = await findCare(transaction, quoteId);
    if (locked?.status !== 'accepted' || known.some(({ state }) => state !== 'ended'))
      throw new AppError('move-not-allowed');
    await insertCare(transaction, {
      id,
      quote_id: quoteId,
      customer_id: place.customer_id,
      content: storedTaxContent.write(content),
      starts_in: terms.startsIn,
      ends_in: terms.endsIn,
      next_period: terms.startsIn,
      day: terms.day,
      is_automatic: terms.isAutomatic ? 1 : 0,
      state: 'active',
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await audit(transaction, { subjectId: id, facts: { number: quote.number } });
  });
  return readCare(services, id);
}
