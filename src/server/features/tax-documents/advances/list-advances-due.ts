import { dayOf } from '#domain/days.ts';
import { taxStatusOn } from '#domain/tax/decide-tax.ts';
import { advanceClock } from '#domain/tax-documents/advance-clock.ts';
import { documentBuyerOf } from '#domain/tax-documents/document-buyer.ts';
import { needsAdvanceDocument, taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import type { Services } from '#server/services.ts';
import { type UndocumentedPayment, findUndocumented } from './advances-due-store.ts';

/**
 * Payments on which tax is owed and which have no tax document yet, the most urgent first (H11). Before its first day as a payer the
 * seller owes none.
 */
export async function listAdvancesDue(services: Pick<Services, 'db' | 'clock' | 'quoteSettings'>) {
  const { taxStatuses } = services.quoteSettings.current().settings;
  const payerSince = taxStatuses
    .filter(({ status }) => status === 'payer')
    .map(({ from }) => from)
    .toSorted()[0];
  if (payerSince === undefined) return { rows: [] };
  const today = dayOf(services.clock(), 'sk');
  const found = await findUndocumented(services.db, payerSince);
  const rows = await Promise.all(found.map((payment) => describe(services, payment, today)));
  return { rows: rows.flatMap((row) => row ?? []) };
}

/** Null where no tax is owed on the payment. */
async function describe(
  { db, quoteSettings }: Pick<Services, 'db' | 'quoteSettings'>,
  { paymentId, quoteId, receivedOn, amount }: UndocumentedPayment,
  today: string,
) {
  const { settings } = quoteSettings.current();
  const signature = await findSignature(db, quoteId);
  if (!signature || taxStatusOn(settings.taxStatuses, receivedOn) !== 'payer') return null;
  const { quote } = signature.document;
  if (!needsAdvanceDocument(taxOfDocument(documentBuyerOf(quote.buyer), settings, receivedOn))) return null;
  return {
    paymentId,
    quoteId,
    quoteNumber: quote.number,
    buyerName: quote.buyer.company || quote.buyer.name,
    receivedOn,
    amount,
    currency: quote.currency,
    ...advanceClock(receivedOn, today),
  };
}
