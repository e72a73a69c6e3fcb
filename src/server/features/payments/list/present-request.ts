import type { PaymentRequestRow as Presented } from '#contract/payments/payments.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import { daysOver } from '#domain/payments/due-days.ts';
import { paymentRequestNumberOf } from '#domain/payments/payment-request-number.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import { currentPaymentStatus } from '#server/features/payments/requests/move-payment-request.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

/** Converts a stored request to the shape of the contract, as it stands at `now` (ms UTC). */
export function presentRequest(row: PaymentRequestRow, now: number): Presented {
  const status = currentPaymentStatus(row, now);
  const { number_year: year, number_sequence: sequence } = row;
  const isOpen = openPaymentStatuses.includes(status);
  return {
    id: row.id,
    number: paymentRequestNumberOf({ year, sequence }),
    variableSymbol: row.variable_symbol,
    status,
    title: row.title,
    part: row.part_due && { due: row.part_due, milestone: row.milestone, share: row.share ?? 0 },
    quoteId: row.quote_id,
    requestId: row.service_request_id,
    customerId: row.customer_id,
    taxDocumentId: row.tax_document_id,
    payerName: row.payer_name,
    language: row.language,
    currency: row.currency,
    amount: row.amount,
    paid: row.paid,
    rest: restOf({ status, amount: row.amount, paid: row.paid }),
    dueOn: row.due_on,
    daysOver: isOpen && row.due_on !== null ? daysOver(row.due_on, row.language, now) : null,
    claimedAt: status === 'claimed' || status === 'overdue' ? row.claimed_at : null,
    paidAt: row.paid_at,
    reminders: row.reminders,
    areRemindersStopped: row.reminders_stopped === 1,
    closedReason: row.closed_reason,
    version: row.version,
  };
}
