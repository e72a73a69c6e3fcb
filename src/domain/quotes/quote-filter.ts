import * as z from 'zod/mini';
import { trades } from '../configurator/answers.ts';
import { isDay } from '../days.ts';
import { languages } from '../languages.ts';
import { someOf } from '../listed-values.ts';
import { currencies } from '../money.ts';
import { requestServices } from '../service-requests/request-service.ts';
import { quoteStatuses } from './quote-status.ts';

/** By what the list of quotes is ordered; each from the highest down, or up with `ascending`. */
export const quoteOrders = ['updated', 'sent', 'number', 'value', 'validity', 'seen'] as const;
export type QuoteOrder = (typeof quoteOrders)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
const id = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/**
 * Filters of the list of quotes as they stand in the query of its address (H2); absent ones filter nothing. Without a status
 * it has the newest version of each quote, with one every version that stands in it.
 */
export const quoteFilterSchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(someOf(quoteStatuses)),
  language: z.optional(someOf(languages)),
  currency: z.optional(someOf(currencies)),
  /** What the request behind a quote is for. */
  service: z.optional(someOf(requestServices)),
  trade: z.optional(someOf(trades)),
  /** First and last day of sending, as counted in Bratislava. */
  sentFrom: z.optional(day),
  sentTo: z.optional(day),
  customerId: z.optional(id),
  requestId: z.optional(id),
  order: z.optional(z.enum(quoteOrders)),
  direction: z.optional(z.enum(['ascending', 'descending'])),
});
export type QuoteFilter = z.infer<typeof quoteFilterSchema>;

/** The order of a list that names none: what was changed last is first, of some days of sending what was sent last. */
export const usualOrder = ({ sentFrom, sentTo }: Pick<QuoteFilter, 'sentFrom' | 'sentTo'>): QuoteOrder =>
  sentFrom || sentTo ? 'sent' : 'updated';

/** Parts of a filter that can name several values. */
export const listedQuoteParts = ['status', 'language', 'currency', 'service', 'trade'] as const;
export type ListedQuotePart = (typeof listedQuoteParts)[number];
