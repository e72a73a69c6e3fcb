import { dayOf } from '#domain/days.ts';
import { signedBuyer } from '#domain/payments/signed-buyer.ts';
import { taxStatusOn } from '#domain/tax/decide-tax.ts';
import { advanceClock, advanceDeadline } from '#domain/tax-documents/advance-clock.ts';
import { taxOfDocument } from '#domain/tax-documents/tax-of-document.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import type { Services } from '#server/services.ts';
import { type UndocumentedPayment, findUndocumented } from './advances-due-store.ts';

/**
 * Payments that need a tax document of their own and have none yet, the most urgent first (H11). Before its first day as a payer the seller
 * owes none.
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
  return { rows: rows.flatMap((row) => row ?? []).toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1)) };
}

/** Null where the payment needs no document. */
async function describe(
  { db, quoteSettings }: Pick<Services, 'db' | 'quoteSettings'>,
  { paymentId, quoteId, receivedOn, amount }: UndocumentedPayment,
  today: string,
) {
  const { settings } = quoteSettings.current();
  const signature = await findSignature(db, quoteId);
  if (!signature || taxStatusOn(settings.taxStatuses, receivedOn) !== 'payer') return null;
  const { quote } = signature.document;
  const buyer = signedBuyer(quote.buyer, signature.evidence.signer);
  const tax = taxOfDocument(buyer, settings, receivedOn);
  const deadline = advanceDeadline({ tax, country: buyer.country }, settings.advances);
  if (deadline === null) return null;
  return {
    paymentId,
    quoteId,
    quoteNumber: quote.number,
    buyerName: buyer.company || buyer.name,
    receivedOn,
    amount,
    currency: quote.currency,
    ...advanceClock({ receivedOn, deadline }, today),
  };
}
