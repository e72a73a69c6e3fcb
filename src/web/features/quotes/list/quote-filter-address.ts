import { toggledIn } from '#domain/listed-values.ts';
import { type ListedQuotePart, type QuoteFilter, quoteFilterSchema, usualOrder } from '#domain/quotes/quote-filter.ts';
import { addressFilter } from '../../../lib/address-filter.ts';

/** Parts that choose what is shown, not how: they can be taken back one by one. */
export const narrowingParts = [
  'status',
  'language',
  'currency',
  'service',
  'trade',
  'sentFrom',
  'sentTo',
  'customerId',
  'requestId',
] as const satisfies readonly (keyof QuoteFilter)[];
export type NarrowingPart = (typeof narrowingParts)[number];

/** How the filter stands in the address: the usual order, the last first, goes without saying. */
export const quoteAddress = addressFilter<QuoteFilter>(
  quoteFilterSchema,
  (part, filter) =>
    (part === 'order' && filter.order === usualOrder(filter)) ||
    (part === 'direction' && filter.direction === 'descending'),
);
export const { write: writeQuoteFilter, change: changeQuoteFilter } = quoteAddress;

/** What a part names once a value is added to it, or taken out where it names it. */
export const toggleValue = (filter: QuoteFilter, part: ListedQuotePart, value: string): string | undefined =>
  toggledIn(filter[part], value);
