import type { AskedPayment } from '#contract/payments/payment-page.ts';
import { restOf } from '#domain/payments/allocate-payment.ts';
import { daysOver } from '#domain/payments/due-days.ts';
import { paymentMessageOf, paymentOrderOf } from '#domain/payments/payment-order.ts';
import type { PaymentRequestStatus } from '#domain/payments/payment-request-status.ts';
import { currentPaymentStatus } from '#server/features/payments/requests/move-payment-request.ts';
import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';
import { codeOf } from '#server/gateways/payment-codes/code-of.ts';
import { payMeLinkOf } from '#server/gateways/payment-codes/pay-me-link.ts';
import { storedPaymentRequest } from '#server/stored/payment-request.ts';

/** What payers are not shown: parts that nobody asks for yet, and what nobody asks for any more. */
const hidden: readonly PaymentRequestStatus[] = ['planned', 'cancelled'];

/** Whether a payer sees a request at all. */
export const isShownToPayer = ({ status }: Pick<PaymentRequestRow, 'status'>): boolean => !hidden.includes(status);

/**
 * A request as its payer sees it at a time (ms UTC), from its frozen document (H6); null where it is not shown. What was paid of one that
 * nobody asks for any more is.
 */
export function presentPayment(row: PaymentRequestRow, now: number): AskedPayment | null {
  if (row.document === null || (!isShownToPayer(row) && row.paid === 0)) return null;
  const document = storedPaymentRequest.read(row.document, `payment_requests ${row.id}`);
  const status = currentPaymentStatus(row, now);
  const rest = restOf({ status, amount: row.amount, paid: row.paid });
  const over = daysOver(document.dueOn, document.language, now);
  const order = rest === 0 ? null : paymentOrderOf(document, { rest, isOver: over > 0 });
  return {
    id: row.id,
    number: document.number,
    status,
    title: document.title,
    reason: document.reason,
    currency: document.currency,
    amount: row.amount,
    paid: row.paid,
    rest,
    issuedOn: document.issuedOn,
    dueOn: document.dueOn,
    daysOver: over,
    variableSymbol: document.variableSymbol,
    payee: document.seller.name,
    account: document.account && { iban: document.account.iban, bic: document.account.bic },
    message: paymentMessageOf(document),
    code: order && codeOf(order),
    payMe: order && payMeLinkOf(order),
    claimedAt: status === 'claimed' ? row.claimed_at : null,
  };
}

/** Open ones first, those that are due first before others and what was reported as paid after them; then what was paid. */
export function inOrderOfUrgency(payments: readonly AskedPayment[]): AskedPayment[] {
  return payments.toSorted((one, other) => rankOf(one) - rankOf(other) || one.dueOn.localeCompare(other.dueOn));
}

function rankOf({ rest, status }: AskedPayment): number {
  if (rest === 0) return 2;
  return status === 'claimed' ? 1 : 0;
}
