import type { Currency } from '../money.ts';

/** Where the knowledge of a payment comes from: entered by hand, a bank file, or the counter-row of another one. */
export const paymentSources = ['hand', 'bank-file', 'counter-row', 'refund'] as const;
export type PaymentSource = (typeof paymentSources)[number];

/**
 * Money that has moved (domain rules, "Payment request"): an immutable row. A wrong one is undone by a counter-row of the negative
 * amount; a refund is a negative amount that went back to the payer.
 */
export type Payment = {
  id: string;
  /** Day on which the bank booked it (`YYYY-MM-DD`). */
  receivedOn: string;
  /** Minor units; negative for counter-rows and refunds. */
  amount: number;
  currency: Currency;
  source: PaymentSource;
  /** How the bank names it, '' by hand; with the account unique. */
  bankReference: string;
  /** Own account that it came to; '' when not known. */
  account: string;
  payerName: string;
  payerAccount: string;
  variableSymbol: string;
  message: string;
  /** Id of the payment that this one undoes or refunds. */
  undoes: string | null;
};

/** How much of a payment settles which request, minor units; negative with a counter-row or a refund. */
export type Allocation = { paymentRequestId: string; amount: number };
