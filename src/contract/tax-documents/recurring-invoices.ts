import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { recurringStates } from '#domain/tax-documents/recurring-invoice.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, versionSchema } from '#contract/shapes.ts';
import { monthSchema } from './month.ts';

/*
 * Monthly care (H11): what is invoiced every month by the monthly lines of a signed quote, by itself or as drafts to look at. A change
 * names the version that it was made from.
 */

const reading = { permission: 'read-documents', method: 'GET', body: nothing } as const;
const changing = { permission: 'manage-money', query: nothing } as const;

/** A month, `YYYY-MM`. */
const daySchema = z.int().check(z.minimum(1), z.maximum(28));

const rowSchema = z.strictObject({
  id: idSchema,
  quote: z.nullable(z.strictObject({ id: idSchema, number: z.string() })),
  title: z.string(),
  buyerName: z.string(),
  currency: z.enum(currencies),
  /** Of one month, minor units; tax as it would be now. */
  net: z.int(),
  gross: z.int(),
  startsIn: monthSchema,
  /** Last month; null without an end. */
  endsIn: z.nullable(monthSchema),
  /** The next month that is invoiced. */
  nextPeriod: monthSchema,
  /** Day of the month on which it is invoiced. */
  day: daySchema,
  /** Issued and mailed by itself, or left as a draft. */
  isAutomatic: z.boolean(),
  state: z.enum(recurringStates),
  version: versionSchema,
});
export type RecurringInvoiceRow = z.infer<typeof rowSchema>;

export const listRecurringInvoices = defineEndpoint({
  ...reading,
  path: '/api/admin/recurring-invoices',
  summary: 'Monthly care, the running one first; of one quote or of all',
  parameters: nothing,
  query: z.strictObject({ quote: z.optional(idSchema) }),
  output: z.strictObject({ rows: z.array(rowSchema) }),
  errors: [],
});

const termsShape = { day: daySchema, isAutomatic: z.boolean(), endsIn: z.nullable(monthSchema) };

export const startRecurringInvoice = defineEndpoint({
  ...changing,
  method: 'POST',
  path: '/api/admin/recurring-invoices',
  summary: 'Begin to invoice the monthly lines of a signed quote, from a month on; once for each quote',
  parameters: nothing,
  body: z.strictObject({ quoteId: idSchema, startsIn: monthSchema, ...termsShape }),
  output: rowSchema,
  errors: ['not-found', 'move-not-allowed'],
  audit: 'recurring-invoice.started',
});

export const changeRecurringInvoice = defineEndpoint({
  ...changing,
  method: 'PUT',
  path: '/api/admin/recurring-invoices/:id',
  summary:
    'Change day and end of monthly care, pause it, resume it (months of the pause are not invoiced), or end it for good',
  parameters: z.strictObject({ id: idSchema }),
  body: z.strictObject({ version: versionSchema, state: z.enum(recurringStates), ...termsShape }),
  output: rowSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed'],
  audit: 'recurring-invoice.changed',
});
