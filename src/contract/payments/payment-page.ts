import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { paymentCodeKinds } from '#domain/payments/payment-code.ts';
import { paymentRequestStatuses } from '#domain/payments/payment-request-status.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import type { GoneReason } from '#contract/quotes/private-quote.ts';
import { idSchema, languageSchema, nothing, timeSchema, tokenSchema } from '#contract/shapes.ts';

/*
 * How a customer pays what was signed, without an account (H6). `key` opens the quote, as in `contract/quotes/private-quote.ts`;
 * what it opens is every request for money and every tax document of that quote. An invoice that was written without a quote has a key of
 * its own for the accounts of its customer (`domain/payments/payment-key.ts`). Reading changes nothing.
 */

const open = { permission: 'visit', query: nothing } as const;

/** One request for money as its payer sees it; sums in minor units, tax included. */
export const askedPaymentSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  status: z.enum(paymentRequestStatuses),
  title: z.string(),
  /** What it asks for: a part of the signed plan (share in basis points), or what is left of an invoice. */
  reason: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('part'), due: z.enum(dueEvents), milestone: z.string(), share: z.int() }),
    z.strictObject({ kind: z.literal('invoice'), documentNumber: z.string() }),
  ]),
  currency: z.enum(currencies),
  amount: z.int(),
  paid: z.int(),
  /** What is still to be paid; 0 when it is closed. */
  rest: z.int(),
  issuedOn: z.string(),
  dueOn: z.string(),
  /** Days after the last day for paying; 0 or less while there is time. */
  daysOver: z.int(),
  variableSymbol: z.string(),
  /** Name of the payee, and the account; null where the agency has none for the currency. */
  payee: z.string(),
  account: z.nullable(z.strictObject({ iban: z.string(), bic: z.string() })),
  /** What to write to the payee. */
  message: z.string(),
  /** For the rest; null when nothing is to be paid or there is no account. */
  code: z.nullable(
    z.strictObject({ kind: z.enum(paymentCodeKinds), text: z.string(), size: z.int(), path: z.string() }),
  ),
  /** Opens a banking app on a Slovak phone; null elsewhere. */
  payMe: z.nullable(z.string()),
  claimedAt: z.nullable(timeSchema),
});
export type AskedPayment = z.infer<typeof askedPaymentSchema>;

/** A tax document to download; its PDF is there once it is sealed. */
export const customerDocumentSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(taxDocumentKinds),
  number: z.string(),
  issuedOn: z.string(),
  currency: z.enum(currencies),
  gross: z.int(),
  isReady: z.boolean(),
  /** There is a structured invoice to download too. */
  hasXml: z.boolean(),
});
export type CustomerDocument = z.infer<typeof customerDocumentSchema>;

export const paymentPageSchema = z.strictObject({
  language: languageSchema,
  /** '' for an invoice without a quote; then `title` is that of the invoice. */
  quoteNumber: z.string(),
  title: z.string(),
  access: z.enum(['link', 'portal', 'office']),
  /** Open ones first, then what was paid; planned ones are not shown, and cancelled ones only where something was paid. */
  payments: z.array(askedPaymentSchema),
  /** What came in beyond what was asked for, and has neither gone back nor settled anything else; null without. */
  overpaid: z.nullable(z.strictObject({ currency: z.enum(currencies), amount: z.int() })),
  /** What was paid beyond what invoices say after their credit notes, and has not gone back; null without. */
  owedBack: z.nullable(z.strictObject({ currency: z.enum(currencies), amount: z.int() })),
  documents: z.array(customerDocumentSchema),
});
export type PaymentPage = z.infer<typeof paymentPageSchema>;

/** What the page is rendered from: what is to be paid, or why there is nothing to show. */
export type PaymentOfPage = { page: PaymentPage } | { gone: GoneReason };

export const readPaymentPage = defineEndpoint({
  ...open,
  method: 'GET',
  path: '/api/payments/:key',
  summary:
    'What is to be paid for a signed quote, or for an invoice without one, and how: by the private link, in the portal or as the office sees it',
  parameters: z.strictObject({ key: tokenSchema }),
  body: nothing,
  output: paymentPageSchema,
  errors: ['not-found', 'quote-superseded', 'quote-withdrawn'],
  rateLimit: { name: 'quote-reads', max: 300, windowMs: 600_000 },
});

export const claimPayment = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/payments/:key/requests/:id/claim',
  summary: 'Tell the agency that a request was paid; only the agency confirms it',
  parameters: z.strictObject({ key: tokenSchema, id: idSchema }),
  body: nothing,
  output: paymentPageSchema,
  errors: ['not-found', 'quote-superseded', 'quote-withdrawn', 'access-denied', 'move-not-allowed'],
  rateLimit: { name: 'quote-answers', max: 60, windowMs: 600_000 },
});

/** Where the sealed PDF or the UBL of a document is fetched by its customer; binary, so no endpoint of the contract. */
export const customerDocumentPath = (key: string, id: string, format: 'pdf' | 'xml') =>
  `/api/payments/${key}/documents/${id}/${format}`;

/** Where the PDF of a request for money is fetched by its payer. */
export const paymentRequestPdfPath = (key: string, id: string) => `/api/payments/${key}/requests/${id}/pdf`;
