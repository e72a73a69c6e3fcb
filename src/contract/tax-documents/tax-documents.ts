import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { taxReasons } from '#domain/tax/decide-tax.ts';
import { deliveryStates, taxDocumentKinds, taxDocumentStatuses } from '#domain/tax-documents/tax-document.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';
import { monthSchema } from './month.ts';
import { sumsSchema, taxDocumentContentSchema, taxSumSchema } from './shapes.ts';

/*
 * Tax documents for the agency (H11): written as drafts, frozen by issuing, undone only by credit notes. Whoever reads needs
 * `read-documents`, whoever writes `manage-money`. A change names the version that it was made from.
 */

const reading = { permission: 'read-documents', method: 'GET', query: nothing, body: nothing } as const;
const changing = { permission: 'manage-money', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;

const rowSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(taxDocumentKinds),
  status: z.enum(taxDocumentStatuses),
  /** Null for a draft. */
  number: z.nullable(z.string()),
  title: z.string(),
  buyerName: z.string(),
  buyerCompany: z.string(),
  language: languageSchema,
  currency: z.enum(currencies),
  gross: z.int(),
  payable: z.int(),
  /** Given back by issued credit notes about it, tax included. */
  credited: z.int(),
  /** Derived from payments: what was paid of `payable`. */
  paid: z.int(),
  issuedOn: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
  /** Days after the last day for paying while something is open; null otherwise. */
  daysOver: z.nullable(z.int()),
  delivery: z.enum(deliveryStates),
  updatedAt: timeSchema,
});
export type TaxDocumentRow = z.infer<typeof rowSchema>;

/** What an open invoice is worth to the list: all, open, overdue, paid. */
export const paidStates = ['open', 'overdue', 'paid'] as const;

export const listTaxDocuments = defineEndpoint({
  ...reading,
  path: '/api/admin/documents',
  summary: 'Tax documents by search and filter, newest first, by keyset pages',
  parameters: nothing,
  query: z.strictObject({
    kind: z.optional(z.enum(taxDocumentKinds)),
    status: z.optional(z.enum(taxDocumentStatuses)),
    paid: z.optional(z.enum(paidStates)),
    /** Number, name or firm. */
    search: z.optional(z.string().check(z.maxLength(100))),
    /** `YYYY-MM` of the day of issue. */
    month: z.optional(monthSchema),
    quote: z.optional(idSchema),
    request: z.optional(idSchema),
    customer: z.optional(idSchema),
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.strictObject({ rows: z.array(rowSchema), next: z.nullable(z.string()) }),
  errors: [],
});

/** A document that belongs to this one: an advance that it takes off, what it corrects, what corrects it. */
const relatedSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(taxDocumentKinds),
  number: z.nullable(z.string()),
  relation: z.enum(['advance', 'taken-off-by', 'corrects', 'corrected-by']),
  gross: z.int(),
});

const detailSchema = z.strictObject({
  id: idSchema,
  status: z.enum(taxDocumentStatuses),
  version: versionSchema,
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  content: taxDocumentContentSchema,
  /** Computed by the rules, of a draft as if it were issued today. */
  totals: sumsSchema,
  lineTotals: sumsSchema,
  payable: z.int(),
  homeTax: z.nullable(z.strictObject({ currency: z.enum(currencies), taxes: z.array(taxSumSchema), tax: z.int() })),
  tax: z.strictObject({ reason: z.enum(taxReasons), rates: z.array(z.int()) }),
  /** What still keeps a draft from being issued: field and rule, in the order on screen. */
  missing: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  credited: z.int(),
  paid: z.int(),
  /** What was paid for its quote, or for an invoice without one, beyond what invoices say after their credit notes; 0 but for issued invoices and credit notes. */
  owedBack: z.int(),
  paymentRequest: z.nullable(
    z.strictObject({ id: idSchema, number: z.nullable(z.string()), variableSymbol: z.nullable(z.string()) }),
  ),
  quote: z.nullable(z.strictObject({ id: idSchema, number: z.string() })),
  request: z.nullable(z.strictObject({ id: idSchema, number: z.int() })),
  customer: z.nullable(z.strictObject({ id: idSchema, name: z.string(), company: z.string() })),
  related: z.array(relatedSchema),
  /** What a credit note may still give back per rate; empty for drafts. */
  creditable: z.array(taxSumSchema),
  sha256: z.nullable(z.string()),
  isSealed: z.boolean(),
  hasUbl: z.boolean(),
  mailedAt: z.nullable(timeSchema),
  delivery: z.enum(deliveryStates),
  deliveryError: z.nullable(z.string()),
  /** A PDF alone no longer does for this buyer (SK Act 385/2025, from 2027-01-01). */
  needsStructured: z.boolean(),
  /** A draft of monthly care at other rates of tax than those that were issued at last, or signed. */
  isTaxedAnew: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type TaxDocumentDetail = z.infer<typeof detailSchema>;

export const getTaxDocument = defineEndpoint({
  ...reading,
  ...one,
  path: '/api/admin/documents/:id',
  summary: 'One tax document with its sums, what belongs to it and what may be done',
  output: detailSchema,
  errors: ['not-found'],
});

/** Where a new draft begins. */
const sourceSchema = z.discriminatedUnion('kind', [
  /** The tax document that a received advance needs. */
  z.strictObject({ kind: z.literal('advance'), paymentId: idSchema, quoteId: idSchema }),
  /** The final invoice of a signed quote: all accepted lines less every advance. */
  z.strictObject({ kind: z.literal('final'), quoteId: idSchema }),
  /** A credit note or a correction of an issued document. */
  z.strictObject({ kind: z.enum(['credit_note', 'correction']), documentId: idSchema }),
  /** An invoice without a quote, for a known customer. */
  z.strictObject({ kind: z.literal('customer'), customerId: idSchema, language: languageSchema }),
]);
export type TaxDocumentSource = z.infer<typeof sourceSchema>;

export const createTaxDocument = defineEndpoint({
  ...changing,
  method: 'POST',
  path: '/api/admin/documents',
  summary: 'Begin a draft from a payment, a signed quote, an issued document or a customer',
  parameters: nothing,
  body: z.strictObject({ source: sourceSchema }),
  output: detailSchema,
  errors: ['not-found', 'move-not-allowed', 'idempotency-key-reused'],
  isIdempotent: true,
  audit: 'document.created',
});

export const saveTaxDocument = defineEndpoint({
  ...changing,
  ...one,
  method: 'PUT',
  path: '/api/admin/documents/:id',
  summary: 'Save a draft; kind, language and what it corrects stay',
  body: z.strictObject({ version: versionSchema, content: taxDocumentContentSchema }),
  maxBodyBytes: 512 * 1024,
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'invalid-input'],
});

export const deleteTaxDocument = defineEndpoint({
  ...changing,
  ...one,
  method: 'DELETE',
  path: '/api/admin/documents/:id',
  summary: 'Delete a draft',
  body: nothing,
  output: nothing,
  errors: ['not-found', 'move-not-allowed'],
  audit: 'document.deleted',
});

export const issueTaxDocument = defineEndpoint({
  ...changing,
  ...one,
  method: 'POST',
  path: '/api/admin/documents/:id/issue',
  summary: 'Issue a draft: draw its number, freeze it with its UBL, seal it, and mail it where asked',
  body: z.strictObject({ version: versionSchema, isMailed: z.boolean() }),
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'invalid-input', 'idempotency-key-reused'],
  isIdempotent: true,
  audit: 'document.issued',
});

export const mailTaxDocument = defineEndpoint({
  ...changing,
  ...one,
  method: 'POST',
  path: '/api/admin/documents/:id/mails',
  summary: 'Mail an issued document to its buyer once more',
  body: nothing,
  output: detailSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'idempotency-key-reused'],
  isIdempotent: true,
  audit: 'document.mailed',
});

/** Payments of a payer of tax that still need a document, with the last day for it (15 days, SK Act 222/2004 §73). */
export const listAdvancesToDocument = defineEndpoint({
  ...reading,
  path: '/api/admin/documents/advances-due',
  summary: 'Received advances without a tax document, the most urgent first',
  parameters: nothing,
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        paymentId: idSchema,
        quoteId: idSchema,
        quoteNumber: z.string(),
        buyerName: z.string(),
        receivedOn: z.string(),
        amount: z.int(),
        currency: z.enum(currencies),
        /** Last day for the document. */
        lastDay: z.string(),
        daysLeft: z.int(),
        /** From the tenth day on. */
        isUrgent: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

/** Where the PDF (sealed, or the preview of a draft) or the UBL of a document is fetched; binary, so no endpoint. */
export const taxDocumentFilePath = (id: string, format: 'pdf' | 'xml') => `/api/admin/documents/${id}/${format}`;
