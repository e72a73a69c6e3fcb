import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { paymentRequestStatuses } from '#domain/payments/payment-request-status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing } from '#contract/shapes.ts';

/** What a customer still has to pay for a signed quote. */
const ownPaymentSchema = z.strictObject({
  id: idSchema,
  quoteId: idSchema,
  status: z.enum(paymentRequestStatuses),
  currency: z.enum(currencies),
  /** Minor units, tax included. */
  rest: z.int(),
  dueOn: z.string(),
  /** Days after the last day for paying; 0 or less while there is time. */
  daysOver: z.int(),
});
export type OwnPayment = z.infer<typeof ownPaymentSchema>;

export const listOwnPayments = defineEndpoint({
  method: 'GET',
  path: '/api/portal/payments',
  summary: 'What is still to be paid for the quotes to one’s own verified address, what is due first before the rest',
  permission: 'open-portal',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: z.strictObject({ payments: z.array(ownPaymentSchema) }),
  errors: [],
});
