import type { PaymentOrder } from './payment-code.ts';
import type { PaymentRequestDocument } from './payment-request.ts';

/** What is still to be paid of a request, minor units, and whether its last day is over. */
export type OpenRest = { rest: number; isOver: boolean };

/** What payers write to the payee: the number of the request, short enough for every bank. */
export const paymentMessageOf = ({ number }: Pick<PaymentRequestDocument, 'number'>): string => number;

/**
 * What a code for a request asks for (H6); null where it has no account. A day that is over is left out, because banks refuse
 * orders for the past.
 */
export function paymentOrderOf(document: PaymentRequestDocument, { rest, isOver }: OpenRest): PaymentOrder | null {
  const { account, currency, variableSymbol, dueOn, language, seller } = document;
  if (!account) return null;
  return {
    account,
    payee: seller.name,
    amount: rest,
    currency,
    variableSymbol,
    message: paymentMessageOf(document),
    dueOn: isOver ? '' : dueOn,
    language,
  };
}
