import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { quoteFilterSchema } from '#domain/quotes/quote-filter.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { countSchema } from '#contract/service-requests/service-requests.ts';
import { idSchema, languageSchema, nothing, timeSchema } from '#contract/shapes.ts';

/* The list of quotes: the newest version of each, and older ones where their status is asked for (H2). */

const reading = { permission: 'manage-quotes', method: 'GET', parameters: nothing, body: nothing, errors: [] } as const;

const rowSchema = z.strictObject({
  id: idSchema,
  familyId: idSchema,
  number: z.nullable(z.string()),
  versionNumber: z.int(),
  status: z.enum(quoteStatuses),
  title: z.string(),
  language: languageSchema,
  currency: z.enum(currencies),
  buyerName: z.string(),
  buyerCompany: z.string(),
  customerId: z.nullable(idSchema),
  request: z.nullable(z.strictObject({ id: idSchema, number: z.int() })),
  /** Once and monthly, tax included, without options; minor units. */
  gross: z.int(),
  monthlyGross: z.int(),
  validUntil: z.string(),
  sentAt: z.nullable(timeSchema),
  lastViewedAt: z.nullable(timeSchema),
  updatedAt: timeSchema,
});
export type QuoteRow = z.infer<typeof rowSchema>;

export const listQuotes = defineEndpoint({
  ...reading,
  path: '/api/admin/quotes',
  summary: 'Quotes by search and filter, in any order, by keyset pages',
  query: z.extend(quoteFilterSchema, {
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.strictObject({ rows: z.array(rowSchema), next: z.nullable(z.string()) }),
});

/** Where the quotes that a filter leaves are fetched as a file for spreadsheets; its query is the list's, without `after`. */
export const quotesCsvPath = '/api/admin/quotes.csv';

export const countQuotes = defineEndpoint({
  ...reading,
  path: '/api/admin/quotes/counts',
  summary: 'How many quotes match a filter, and how many stand in each status, each up to 999',
  query: quoteFilterSchema,
  output: z.strictObject({
    matching: countSchema,
    byStatus: z.array(z.extend(countSchema, { status: z.enum(quoteStatuses) })),
  }),
});
export type QuoteCounts = z.infer<typeof countQuotes.output>;
