import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { messageLimits } from '#domain/mail/message-limits.ts';
import { currencies } from '#domain/money.ts';
import { deliveryFailures } from '#domain/mail/delivery-failure.ts';
import { quoteContentSchema } from '#domain/quotes/content/quote-content-schema.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { quoteEventKinds, quoteStatuses } from '#domain/quotes/quote-status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { mailPreviewSchema } from '#contract/mail/mail.ts';
import { idSchema, languageSchema, nothing, presence, timeSchema, versionSchema } from '#contract/shapes.ts';
import { quoteSnapshotSchema } from './quote-document.ts';

/* Writing, sending and closing quotes (H1, H2, H7), for administrators. A change names the version that it was made from. */

const office = { permission: 'manage-quotes', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;
const reason = text(quoteLimits.reason);

/** One version in the history of a quote. */
const versionRowSchema = z.strictObject({
  id: idSchema,
  versionNumber: z.int(),
  /** Null for a draft whose number is not drawn yet. */
  number: z.nullable(z.string()),
  status: z.enum(quoteStatuses),
  currency: z.enum(currencies),
  /** Once, tax included, without options; minor units. */
  gross: z.int(),
  sentAt: z.nullable(timeSchema),
  createdAt: timeSchema,
});
export type QuoteVersionRow = z.infer<typeof versionRowSchema>;

const eventSchema = z.strictObject({
  id: idSchema,
  at: timeSchema,
  kind: z.enum(quoteEventKinds),
  actor: z.enum(['admin', 'customer', 'system']),
  /** Name of the administrator; null for others. */
  actorName: z.nullable(z.string()),
  from: z.nullable(z.enum(quoteStatuses)),
  to: z.nullable(z.enum(quoteStatuses)),
  reason: z.nullable(z.string()),
});
export type QuoteEvent = z.infer<typeof eventSchema>;

const detailSchema = z.strictObject({
  id: idSchema,
  familyId: idSchema,
  versionNumber: z.int(),
  number: z.nullable(z.string()),
  status: z.enum(quoteStatuses),
  version: versionSchema,
  content: quoteContentSchema,
  /** The request that it answers. */
  request: z.nullable(z.strictObject({ id: idSchema, number: z.int(), title: z.string() })),
  customer: z.nullable(z.strictObject({ id: idSchema, name: z.string(), company: z.string() })),
  /** The project whose scope it changes; null for a quote that begins one. */
  project: z.nullable(z.strictObject({ id: idSchema, number: z.nullable(z.int()), title: z.string() })),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  sentAt: z.nullable(timeSchema),
  /** Until when sending can be undone (ms UTC); null when it cannot. */
  leavesAt: z.nullable(timeSchema),
  /** State of the mail to the customer; null before sending. */
  mailState: z.nullable(z.enum(['pending', 'sent', 'filed', 'failed'])),
  /** Addresses that the quote could not be delivered to, and why. */
  undelivered: z.array(z.strictObject({ recipient: z.string(), failure: z.enum(deliveryFailures) })),
  firstViewedAt: z.nullable(timeSchema),
  lastViewedAt: z.nullable(timeSchema),
  /** Why it was withdrawn, voided or declined. */
  closedReason: z.nullable(z.string()),
  /** Path of the private page; null before sending. */
  privatePath: z.nullable(z.string()),
  /** Oldest first, this one among them. */
  versions: z.array(versionRowSchema),
  /** Oldest first. */
  events: z.array(eventSchema),
});
export type QuoteDetail = z.infer<typeof detailSchema>;

/** What a new quote is filled from. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty'), language: languageSchema, customerId: z.nullable(idSchema) }),
  z.strictObject({ kind: z.literal('request'), requestId: idSchema }),
  z.strictObject({ kind: z.literal('quote'), quoteId: idSchema, requestId: z.nullable(idSchema) }),
  z.strictObject({ kind: z.literal('template'), templateId: idSchema, requestId: z.nullable(idSchema) }),
  /** A change of what was agreed in a project, with the lines of its quote or without. */
  z.strictObject({ kind: z.literal('project'), projectId: idSchema, withLines: z.boolean() }),
]);
export type QuoteSource = z.infer<typeof sourceSchema>;

export const createQuote = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/admin/quotes',
  summary:
    'Make a draft: empty, from a request with the lines of its estimate, from an older quote or template, or for a change of scope',
  parameters: nothing,
  body: z.strictObject({ source: sourceSchema }),
  output: detailSchema,
  errors: ['not-found', 'project-is-over', 'idempotency-key-reused'],
  audit: 'quote.created',
  isIdempotent: true,
});

export const getQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'GET',
  path: '/api/admin/quotes/:id',
  summary: 'One version of a quote with its other versions and its history',
  body: nothing,
  output: detailSchema,
  errors: ['not-found'],
});

export const saveQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'PUT',
  path: '/api/admin/quotes/:id',
  summary: 'Store the content of a draft, complete or not',
  body: z.strictObject({ version: versionSchema, content: quoteContentSchema }),
  maxBodyBytes: 2 * 1024 * 1024,
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'quote-is-frozen'],
});

export const noteQuotePresence = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/presence',
  summary: 'Say that one has the draft open; answers who else has, within the last 45 s',
  ...presence,
});

export const deleteQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'DELETE',
  path: '/api/admin/quotes/:id',
  summary: 'Delete a draft that has no number yet',
  body: z.strictObject({ version: versionSchema }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile', 'quote-is-frozen', 'quote-has-number', 'on-legal-hold'],
  audit: 'quote.deleted',
});

export const reviseQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/revision',
  summary: 'Make the draft of the next version; the one that is there already is returned',
  body: nothing,
  output: detailSchema,
  errors: ['not-found', 'move-not-allowed'],
  audit: 'quote.created',
});

/** Path of a quote's PDF for administrators: of a draft as it would be sent now, else as it was sent. */
export const quotePdfPath = '/api/admin/quotes/:id/pdf';

/** The mail that carries the link. */
const mail = { subject: text(messageLimits.subject), body: text(messageLimits.body) };

export const previewQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'GET',
  path: '/api/admin/quotes/:id/preview',
  summary: 'The document that the customer would see, or sees, and the mail as it is written by default',
  body: nothing,
  output: z.strictObject({ document: quoteSnapshotSchema, mail: z.strictObject(mail) }),
  errors: ['not-found'],
});

export const previewQuoteMail = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/mail-preview',
  summary: 'The mail that would be sent, with its placeholders filled in; sends nothing',
  body: z.strictObject(mail),
  output: mailPreviewSchema,
  errors: ['not-found', 'links-not-mailed'],
});

export const sendQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/send',
  summary: 'Freeze a draft, give it its number, replace the older version and mail the customer after 30 s',
  body: z.strictObject({ ...mail, version: versionSchema }),
  output: detailSchema,
  errors: [
    'project-is-over',
    'not-found',
    'changed-meanwhile',
    'quote-is-frozen',
    'quote-is-signed',
    'links-not-mailed',
    'idempotency-key-reused',
    'request-is-cancelled',
  ],
  audit: 'quote.sent',
  isIdempotent: true,
});

export const undoSendQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'DELETE',
  path: '/api/admin/quotes/:id/send',
  summary: 'Make a sent quote a draft again before its mail leaves; the version that it replaced is valid again',
  body: nothing,
  output: detailSchema,
  errors: ['not-found', 'quote-has-left'],
  audit: 'quote.send-undone',
});

const closing = {
  ...office,
  ...one,
  method: 'POST',
  body: z.strictObject({ version: versionSchema, reason }),
} as const;

export const withdrawQuote = defineEndpoint({
  ...closing,
  path: '/api/admin/quotes/:id/withdrawal',
  summary: 'Withdraw a quote that is open, with a reason that the customer is mailed',
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'reason-required'],
  audit: 'quote.withdrawn',
});

export const voidQuote = defineEndpoint({
  ...closing,
  path: '/api/admin/quotes/:id/voiding',
  summary: 'Void an accepted quote with a reason; document and evidence stay',
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'reason-required'],
  audit: 'quote.voided',
});

export const keepQuote = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/keeping',
  summary: 'Answer a wish for changes with the quote as it is: it can be accepted again',
  body: z.strictObject({ version: versionSchema }),
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'project-is-over'],
  audit: 'quote.kept',
});
