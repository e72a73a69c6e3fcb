import { toggledIn } from '#domain/listed-values.ts';
import { type ListedQuotePart, type QuoteFilter, quoteFilterSchema, usualOrder } from '#domain/quotes/quote-filter.ts';

/** Parts of the filter in the order of their places in an address, so that equal filters have equal addresses. */
const parts = Object.keys(quoteFilterSchema.shape) as (keyof QuoteFilter)[];

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

/** Reads the filter from an address; a part that it cannot mean is left out instead of failing the list. */
export function readQuoteFilter(query: URLSearchParams): QuoteFilter {
  const read = parts.flatMap((part) => {
    const result = quoteFilterSchema.shape[part].safeParse(query.get(part) ?? undefined);
    return result.success && result.data !== undefined && result.data !== '' ? [[part, result.data]] : [];
  });
  return Object.fromEntries(read) as QuoteFilter;
}

/** The filter as the query of an address, without what goes without saying. */
export function writeQuoteFilter(filter: QuoteFilter): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    const value = filter[part];
    const isUsual =
      (part === 'order' && value === usualOrder(filter)) || (part === 'direction' && value === 'descending');
    if (value !== undefined && value !== '' && !isUsual) query.set(part, value);
  }
  return query.toString();
}

export type FilterChanges = { [Part in keyof QuoteFilter]?: QuoteFilter[Part] | undefined };

/** The filter with some parts set, or taken back where they are undefined. */
export function changeQuoteFilter(filter: QuoteFilter, changes: FilterChanges): QuoteFilter {
  const changed = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(changed);
}

/** What a part names once a value is added to it, or taken out where it names it. */
export const toggleValue = (filter: QuoteFilter, part: ListedQuotePart, value: string): string | undefined =>
  toggledIn(filter[part], value);
