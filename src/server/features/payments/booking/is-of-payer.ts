import type { PaymentRequestRow } from '#server/features/payments/requests/payment-requests-store.ts';

/** Whose money something is: a customer's, or at least a quote's. */
export type PayerOf = Pick<PaymentRequestRow, 'customer_id' | 'quote_id'>;

/** Of the same customer; where that is not known, of the same quote. */
export const isOfPayer = (request: PayerOf, { customer_id: customer, quote_id: quote }: PayerOf): boolean =>
  (customer !== null && request.customer_id === customer) || (quote !== null && request.quote_id === quote);

/** Whether all is one payer's money; false of nothing. */
export function areOfOnePayer(payers: readonly PayerOf[]): boolean {
  const [first] = payers;
  return first !== undefined && payers.every((each) => isOfPayer(each, first));
}
