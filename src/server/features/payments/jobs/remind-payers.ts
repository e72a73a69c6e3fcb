import { type ReminderStep, reminderDue } from '#domain/payments/payment-reminders.ts';
import { mailPaymentReminder } from '#server/features/payments/mail/mail-payment.ts';
import { announcePayments } from '#server/features/payments/requests/announce-payment.ts';
import { type PaymentMover, notePaymentEvent } from '#server/features/payments/requests/move-payment-request.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { eachPage } from '#server/features/quotes/jobs/each-page.ts';
import { findQuote } from '#server/features/quotes/quote-store.ts';
import type { Services } from '#server/services.ts';
import { findRemindable, markReminded } from './due-payments-store.ts';

/**
 * Reminds payers of what is overdue, 3, 10 and 21 days after its last day, each reminder once (H6). Safe to run late, twice and on
 * several instances.
 */
export async function remindPayers(services: Services): Promise<void> {
  const now = services.clock();
  await eachPage((after) => findRemindable(services.db, after), {
    idOf: ({ id }) => id,
    work: async (row) => {
      const step = reminderDue(remindedOf(row), now);
      if (step !== null) await remind(services, row, { step, now });
    },
  });
}

const remindedOf = (row: PaymentRequestRow) => ({
  status: row.status,
  dueOn: row.due_on,
  language: row.language,
  claimedAt: row.claimed_at,
  reminders: row.reminders,
  remindedAt: row.reminded_at,
  isStopped: row.reminders_stopped === 1,
});

async function remind(
  services: Services,
  row: PaymentRequestRow,
  { step, now }: { step: ReminderStep; now: number },
): Promise<void> {
  const mover: PaymentMover = { actor: 'system', actorId: null, now, newId: services.newId };
  const isReminded = await services.db.transaction().execute(async (transaction) => {
    const quote = row.quote_id === null ? null : await findQuote(transaction, row.quote_id);
    // What was agreed and voided since is settled between people.
    if (quote?.status === 'voided' || !(await markReminded(transaction, row, now))) return false;
    // Who wants no friendly word gets the firm ones on their days all the same.
    if (!(await mailPaymentReminder(services, transaction, { row, step }))) return false;
    await notePaymentEvent(transaction, row, { mover, kind: 'reminded' });
    return true;
  });
  if (!isReminded) return;
  services.pokeJobs();
  announcePayments(services, [row]);
}
