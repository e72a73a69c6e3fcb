import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { paymentRequestStatuses } from '#domain/payments/payment-request-status.ts';
import { customerDocumentSchema } from '#contract/payments/payment-page.ts';
import { idSchema, languageSchema, tokenSchema } from '#contract/shapes.ts';

/** What a customer still has to pay for a signed quote, or for an invoice that was written without one. */
export const ownPaymentSchema = z.strictObject({
  id: idSchema,
  /** What opens the page where it is paid. */
  key: tokenSchema,
  /** Null for an invoice without a quote. */
  quoteId: z.nullable(idSchema),
  /** In the language of the quote or invoice. */
  title: z.string(),
  language: languageSchema,
  status: z.enum(paymentRequestStatuses),
  currency: z.enum(currencies),
  /** Minor units, tax included. */
  rest: z.int(),
  dueOn: z.string(),
  /** Days after the last day for paying; 0 or less while there is time. */
  daysOver: z.int(),
});
export type OwnPayment = z.infer<typeof ownPaymentSchema>;

/** A tax document of any of one’s own quotes, or one that was written without a quote; `key` opens its page and its files. */
export const ownDocumentSchema = z.extend(customerDocumentSchema, {
  key: tokenSchema,
  /** With the newest credit note: what was paid beyond what invoices say now, and has not gone back. */
  owedBack: z.int(),
});
export type OwnDocument = z.infer<typeof ownDocumentSchema>;
