import * as z from 'zod/mini';
import { monthPattern } from '#domain/tax-documents/month.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { nothing } from '#contract/shapes.ts';

/* One month for the bookkeeper (H11): what it holds, and all of it as one file. */

/** A month of the day of issue or of the bank, `YYYY-MM`. */
export const monthSchema = z.string().check(z.regex(monthPattern));

const countsSchema = z.strictObject({
  /** Tax documents that were issued in the month, and how many of them have no sealed PDF yet. */
  documents: z.int(),
  unsealed: z.int(),
  /** Movements of money that the bank booked in it. */
  payments: z.int(),
  /** Requests for money that were not paid at its end. */
  openItems: z.int(),
});
export type MonthCounts = z.infer<typeof countsSchema>;

export const countMonth = defineEndpoint({
  permission: 'read-documents',
  method: 'GET',
  path: '/api/admin/documents/months/:month',
  summary: 'How much there is of a month for the bookkeeper',
  parameters: z.strictObject({ month: monthSchema }),
  query: nothing,
  body: nothing,
  output: countsSchema,
  errors: [],
});

/** Where a month is fetched as a ZIP; its query is `month`. Binary, so no endpoint. */
export const monthZipPath = '/api/admin/documents/month.zip';
