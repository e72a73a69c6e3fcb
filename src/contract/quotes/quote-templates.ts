import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { quoteContentSchema } from '#domain/quotes/content/quote-content-schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* Prepared quotes: everything but the buyer and the days (H2). */

const office = { permission: 'manage-quotes', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;

/** What a template keeps of a quote. */
const contentSchema = z.strictObject({
  language: quoteContentSchema.shape.language,
  currency: quoteContentSchema.shape.currency,
  title: quoteContentSchema.shape.title,
  description: quoteContentSchema.shape.description,
  closing: quoteContentSchema.shape.closing,
  terms: quoteContentSchema.shape.terms,
  paymentTerms: quoteContentSchema.shape.paymentTerms,
  lines: quoteContentSchema.shape.lines,
  paymentPlan: quoteContentSchema.shape.paymentPlan,
});
export type QuoteTemplateContent = z.infer<typeof contentSchema>;

const name = text(80);
const rowSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  language: quoteContentSchema.shape.language,
  currency: quoteContentSchema.shape.currency,
  lines: z.int(),
  updatedAt: timeSchema,
  version: versionSchema,
});
export type QuoteTemplateRow = z.infer<typeof rowSchema>;

export const listQuoteTemplates = defineEndpoint({
  ...office,
  method: 'GET',
  path: '/api/admin/quote-templates',
  summary: 'Prepared quotes of all languages, by name',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ templates: z.array(rowSchema) }),
  errors: [],
});

export const createQuoteTemplate = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/admin/quote-templates',
  summary: 'Keep a quote’s texts, lines and payment plan as a template; one for one idempotency key',
  parameters: nothing,
  body: z.strictObject({ name, content: contentSchema }),
  maxBodyBytes: 2 * 1024 * 1024,
  output: rowSchema,
  errors: ['idempotency-key-reused'],
  audit: 'quote-template.created',
  isIdempotent: true,
});

export const readQuoteTemplate = defineEndpoint({
  ...office,
  ...one,
  method: 'GET',
  path: '/api/admin/quote-templates/:id',
  summary: 'What a template holds',
  body: nothing,
  output: contentSchema,
  errors: ['not-found'],
});

export const changeQuoteTemplate = defineEndpoint({
  ...office,
  ...one,
  method: 'PUT',
  path: '/api/admin/quote-templates/:id',
  summary: 'Rename a template, or replace what it holds',
  body: z.strictObject({ name, content: z.optional(contentSchema), version: versionSchema }),
  maxBodyBytes: 2 * 1024 * 1024,
  output: rowSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'quote-template.changed',
});

export const deleteQuoteTemplate = defineEndpoint({
  ...office,
  ...one,
  method: 'DELETE',
  path: '/api/admin/quote-templates/:id',
  summary: 'Delete a template for good; quotes made from it stay',
  body: z.strictObject({ version: versionSchema }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'quote-template.deleted',
});
