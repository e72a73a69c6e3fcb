import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { currencies } from '#domain/money.ts';
import {
  paymentActors,
  paymentEventKinds,
  paymentRequestStatuses,
  paymentTabNames,
} from '#domain/payments/payment-request-status.ts';
import { paymentSources } from '#domain/payments/payment.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';
import { monthSchema } from '#contract/tax-documents/month.ts';

/*
 * Requests for money and payments for the agency (H6, H11). Whoever reads needs `read-documents`, whoever changes `manage-money`.
 * A change of a request names the version that it was made from; what books money is sent with a key and done once.
 */

const reading = { permission: 'read-documents', method: 'GET', body: nothing } as const;
const changing = { permission: 'manage-money', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;
const currency = z.enum(currencies);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const reason = text(quoteLimits.reason);

/** One request for money; sums in minor units, tax included. */
const rowSchema = z.strictObject({
  id: idSchema,
  /** Null while it is planned. */
  number: z.nullable(z.string()),
  variableSymbol: z.nullable(z.string()),
  status: z.enum(paymentRequestStatuses),
  title: z.string(),
  /** Which part of a signed plan it is; null for an invoice. */
  part: z.nullable(z.strictObject({ due: z.enum(dueEvents), milestone: z.string(), share: z.int() })),
  quoteId: z.nullable(idSchema),
  requestId: z.nullable(idSchema),
  customerId: z.nullable(idSchema),
  taxDocumentId: z.nullable(idSchema),
  payerName: z.string(),
  language: languageSchema,
  currency,
  amount: z.int(),
  paid: z.int(),
  /** What is still to be paid; 0 when it is closed. */
  rest: z.int(),
  dueOn: z.nullable(z.string()),
  /** Days after the last day for paying; 0 or less while there is time, null while planned or closed. */
  daysOver: z.nullable(z.int()),
  claimedAt: z.nullable(timeSchema),
  paidAt: z.nullable(timeSchema),
  reminders: z.int(),
  areRemindersStopped: z.boolean(),
  closedReason: z.nullable(z.string()),
  version: versionSchema,
});
export type PaymentRequestRow = z.infer<typeof rowSchema>;

export const listPaymentRequests = defineEndpoint({
  ...reading,
  path: '/api/admin/payment-requests',
  summary: 'Requests for money by search and tab: open ones by their last day, paid ones latest first, by keyset pages',
  parameters: nothing,
  query: z.strictObject({
    tab: z.optional(z.enum(paymentTabNames)),
    currency: z.optional(currency),
    /** The service request that they belong to. */
    request: z.optional(idSchema),
    customer: z.optional(idSchema),
    quote: z.optional(idSchema),
    /** Number, symbol, payer or title. */
    search: z.optional(z.string().check(z.maxLength(100))),
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.strictObject({ rows: z.array(rowSchema), next: z.nullable(z.string()) }),
  errors: [],
});

/** What is still to be paid in a currency, and by how many requests. */
const sumSchema = z.strictObject({ currency, rest: z.int(), count: z.int() });
export type PaymentSum = z.infer<typeof sumSchema>;

export const sumPayments = defineEndpoint({
  ...reading,
  path: '/api/admin/payment-requests/sums',
  summary: 'How much is open and how much of it overdue, per currency, and how many requests each tab shows',
  parameters: nothing,
  query: nothing,
  output: z.strictObject({
    open: z.array(sumSchema),
    overdue: z.array(sumSchema),
    /** Counted up to 999. */
    tabs: z.array(z.strictObject({ tab: z.enum(paymentTabNames), count: z.int(), isMore: z.boolean() })),
  }),
  errors: [],
});
export type PaymentSums = z.infer<typeof sumPayments.output>;

/** Money that has moved; amounts negative for counter-rows and refunds. */
const paymentSchema = z.strictObject({
  id: idSchema,
  receivedOn: z.string(),
  amount: z.int(),
  currency,
  source: z.enum(paymentSources),
  payerName: z.string(),
  message: z.string(),
  undoes: z.nullable(idSchema),
  createdAt: timeSchema,
  allocations: z.array(z.strictObject({ paymentRequestId: idSchema, amount: z.int() })),
  /** What of it is still there after counter-row and refunds, and how much of that settles no request. */
  left: z.int(),
  credit: z.int(),
});
export type BookedPayment = z.infer<typeof paymentSchema>;

const eventSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  kind: z.enum(paymentEventKinds),
  actor: z.enum(paymentActors),
  /** Name of the administrator; null for others. */
  actorName: z.nullable(z.string()),
  from: z.nullable(z.enum(paymentRequestStatuses)),
  to: z.nullable(z.enum(paymentRequestStatuses)),
  reason: z.nullable(z.string()),
});

export const getPaymentRequest = defineEndpoint({
  ...reading,
  ...one,
  path: '/api/admin/payment-requests/:id',
  summary: 'One request for money with its payments and its history',
  query: nothing,
  output: z.strictObject({
    request: rowSchema,
    /** Oldest first. */
    payments: z.array(paymentSchema),
    events: z.array(eventSchema),
  }),
  errors: ['not-found'],
});
export type PaymentRequestDetail = z.infer<typeof getPaymentRequest.output>;

export const listPayments = defineEndpoint({
  ...reading,
  path: '/api/admin/payments',
  summary: 'Payments by month and kind, the latest first, by keyset pages',
  parameters: nothing,
  query: z.strictObject({
    /** `YYYY-MM` of the day on which the money moved. */
    month: z.optional(monthSchema),
    source: z.optional(z.enum(paymentSources)),
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.strictObject({ rows: z.array(paymentSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const readLedger = defineEndpoint({
  ...reading,
  ...one,
  path: '/api/admin/payments/quotes/:id',
  summary: 'What is asked for a signed quote and what was paid of it',
  query: nothing,
  output: z.strictObject({
    currency: z.nullable(currency),
    /** In the order of the plan; what was cancelled among them. */
    requests: z.array(rowSchema),
    payments: z.array(paymentSchema),
    /** What was paid and has not gone back, and what is planned or asked for. */
    total: z.int(),
    paid: z.int(),
    credit: z.int(),
    /** What was paid beyond what invoices say after their credit notes, and has not gone back. */
    owedBack: z.int(),
    /** When the project began; null before. */
    projectSince: z.nullable(timeSchema),
  }),
  errors: [],
});
export type Ledger = z.infer<typeof readLedger.output>;

export const bookPayment = defineEndpoint({
  ...changing,
  method: 'POST',
  path: '/api/admin/payments',
  summary: 'Book a payment on one or several requests; what is not booked on any stays as credit',
  parameters: nothing,
  body: z.strictObject({
    receivedOn: day,
    amount: z.int(),
    currency,
    payerName: text(200),
    message: text(quoteLimits.reason),
    allocations: z.array(z.strictObject({ paymentRequestId: idSchema, amount: z.int() })).check(z.maxLength(50)),
  }),
  output: z.strictObject({ paymentId: idSchema, credit: z.int() }),
  errors: ['idempotency-key-reused'],
  audit: 'payment.booked',
  isIdempotent: true,
});

const back = { ...changing, ...one, method: 'POST', output: nothing, isIdempotent: true } as const;
const backErrors = ['not-found', 'move-not-allowed', 'reason-required', 'idempotency-key-reused'] as const;

export const spendCredit = defineEndpoint({
  ...changing,
  ...one,
  method: 'POST',
  path: '/api/admin/payments/:id/credit',
  summary: 'Put credit of a payment on another open request of the same customer',
  body: z.strictObject({ paymentRequestId: idSchema, amount: z.int() }),
  output: nothing,
  errors: ['not-found', 'move-not-allowed', 'idempotency-key-reused'],
  isIdempotent: true,
  audit: 'payment.credit-used',
});

export const undoPayment = defineEndpoint({
  ...back,
  path: '/api/admin/payments/:id/counter-row',
  summary: 'Undo a payment that was booked by mistake, by a row that takes back all of it',
  body: z.strictObject({ receivedOn: day, reason }),
  errors: backErrors,
  audit: 'payment.undone',
});

export const refundPayment = defineEndpoint({
  ...back,
  path: '/api/admin/payments/:id/refund',
  summary: 'Note that money of a payment went back to its payer',
  body: z.strictObject({ receivedOn: day, reason, amount: z.int() }),
  errors: backErrors,
  audit: 'payment.refunded',
});

const moving = { ...changing, ...one, method: 'POST', output: rowSchema } as const;
const moveErrors = ['not-found', 'changed-meanwhile', 'move-not-allowed'] as const;

export const requestPayment = defineEndpoint({
  ...moving,
  path: '/api/admin/payment-requests/:id/asking',
  summary: 'Ask for a planned part of a signed plan, by mail',
  body: z.strictObject({ version: versionSchema }),
  errors: moveErrors,
  audit: 'payment.requested',
});

export const cancelPaymentRequest = defineEndpoint({
  ...moving,
  path: '/api/admin/payment-requests/:id/cancellation',
  summary: 'Ask for the money no longer',
  body: z.strictObject({ version: versionSchema, reason }),
  errors: [...moveErrors, 'reason-required'],
  audit: 'payment.request-cancelled',
});

export const rejectClaim = defineEndpoint({
  ...moving,
  path: '/api/admin/payment-requests/:id/rejection',
  summary: 'Tell a payer who says they have paid that no payment was found, and why',
  body: z.strictObject({ version: versionSchema, reason }),
  errors: [...moveErrors, 'reason-required'],
  audit: 'payment.claim-rejected',
});

export const changeReminders = defineEndpoint({
  ...moving,
  method: 'PUT',
  path: '/api/admin/payment-requests/:id/reminders',
  summary: 'Stop the reminders of a request, or let them go on',
  body: z.strictObject({ version: versionSchema, isStopped: z.boolean() }),
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'payment.reminders-changed',
});
