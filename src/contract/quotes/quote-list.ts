import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { isDay } from '#domain/days.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema } from '#contract/shapes.ts';

/* The list of quotes: the newest version of each family, and older ones where they are asked for (H2). */

const reading = { permission: 'manage-quotes', method: 'GET', parameters: nothing, body: nothing } as const;

/** Several values in one parameter, such as `sent,viewed`. */
const several = <const Value extends string>(values: readonly Value[]) =>
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(300)),
      z.pipe(
        z.transform((typed: string) => typed.split(',')),
        z.array(z.enum(values)),
      ),
    ),
  );

const day = z.optional(z.string().check(z.refine(isDay)));

/** By what the list is ordered; each from the highest down, or up with `ascending`. */
export const quoteOrders = ['updated', 'number', 'value', 'validity', 'seen'] as const;
export type QuoteOrder = (typeof quoteOrders)[number];

/** Everything that the list can be narrowed to. */
export const quoteFilterFields = {
  search: z.optional(z.string().check(z.maxLength(100))),
  status: several(quoteStatuses),
  language: several(languages),
  currency: several(currencies),
  /** Days of sending, both included, in the time zone of each quote's language. */
  sentFrom: day,
  sentTo: day,
  customerId: z.optional(idSchema),
  requestId: z.optional(idSchema),
} as const;
const filterSchema = z.strictObject(quoteFilterFields);
export type QuoteFilter = z.infer<typeof filterSchema>;

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
  query: z.strictObject({
    ...quoteFilterFields,
    order: z.optional(z.enum(quoteOrders)),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    /** The last page's `next`. */
    after: z.optional(z.string().check(z.maxLength(120))),
  }),
  output: z.strictObject({ rows: z.array(rowSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const countQuotes = defineEndpoint({
  ...reading,
  path: '/api/admin/quotes/counts',
  summary: 'How many quotes of each status a filter matches, and their sums in euro cents',
  query: filterSchema,
  output: z.strictObject({
    total: z.int(),
    valueEur: z.int(),
    byStatus: z.array(z.strictObject({ status: z.enum(quoteStatuses), count: z.int(), valueEur: z.int() })),
  }),
  errors: [],
});
