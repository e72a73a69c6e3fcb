import type { Allocation } from '#domain/payments/payment.ts';
import { currencies } from '#domain/money.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { type Booked, bookPayment } from '#server/features/payments/booking/book-payment.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { type StoredEntry, findEntry, moveEntry, setPayment } from './bank-entries-store.ts';

export type EntryBooking = { entryId: string; allocations: readonly Allocation[]; caller: Caller; audit: Audit };

/**
 * Books an entry of a bank file on requests for money (H9), once: of two who do it at the same time the second learns of it. Throws
 * `not-found`, `changed-meanwhile` where it is booked or put aside, `move-not-allowed` for what is no income in a currency of ours, and
 * `invalid-input`.
 */
export async function bookEntry(services: Services, booking: EntryBooking): Promise<void> {
  const { requests } = await services.db.transaction().execute(async (transaction) => {
    const entry = await moveEntry(transaction, { id: booking.entryId, from: 'open', to: 'booked' });
    if (!entry) throw new AppError((await findEntry(transaction, booking.entryId)) ? 'changed-meanwhile' : 'not-found');
    const booked = await bookPayment(services, transaction, {
      payment: paymentOf(entry),
      allocations: booking.allocations,
      actor: 'import',
      bankEntryId: entry.id,
      caller: booking.caller,
      callId: entry.id,
    });
    await setPayment(transaction, entry.id, booked.paymentId);
    await booking.audit(transaction, { subjectId: entry.id, facts: factsOf(entry, booked) });
    return booked;
  });
  announcePayments(services, requests);
}

const factsOf = ({ amount, currency }: StoredEntry, { credit, requests }: Booked) => ({
  amount,
  currency,
  credit,
  requests: requests.length,
});

function paymentOf(entry: StoredEntry) {
  const currency = currencies.find((each) => each === entry.currency);
  if (!currency || entry.amount <= 0) throw new AppError('move-not-allowed');
  return {
    receivedOn: entry.bookedOn,
    amount: entry.amount,
    currency,
    source: 'bank-file' as const,
    bankReference: entry.reference,
    account: entry.account,
    payerName: entry.counterName,
    payerAccount: entry.counterAccount,
    variableSymbol: entry.variableSymbol,
    message: entry.message,
  };
}
