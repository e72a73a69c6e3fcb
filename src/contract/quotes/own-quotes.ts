import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { idSchema, languageSchema } from '#contract/shapes.ts';

/** What a customer sees of a quote among others; without a price where it was replaced or withdrawn. */
export const ownQuoteSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  /** In the language of the quote. */
  title: z.string(),
  language: languageSchema,
  currency: z.enum(currencies),
  status: z.enum(quoteStatuses),
  /** It waits for an answer, and is valid. */
  isWaiting: z.boolean(),
  /** Minor units with tax, what is paid once and each month. */
  sum: z.nullable(z.strictObject({ once: z.int(), monthly: z.int() })),
  validUntil: z.string(),
  /** Whole days after today: 0 on the last one, less when it is over. */
  daysLeft: z.int(),
  /** Number of the request that it answers; null without one. */
  requestNumber: z.nullable(z.int()),
});
export type OwnQuote = z.infer<typeof ownQuoteSchema>;
