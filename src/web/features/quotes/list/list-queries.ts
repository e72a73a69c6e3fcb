import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countQuotes, listQuotes } from '#contract/quotes/quote-list.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePages } from '../../../lib/http/use-pages.ts';
import { meta } from '../queries.ts';
import { changeQuoteFilter } from './quote-filter-address.ts';

/** Quotes by a filter, by pages that are loaded one after another (H2). */
export function useQuoteList(filter: QuoteFilter) {
  return usePages([listQuotes.path, filter], (place) => callEndpoint(listQuotes, { query: { ...filter, ...place } }));
}

/** How many quotes match a filter, and how many stand in each status. */
export function useQuoteCounts(filter: QuoteFilter) {
  const query = changeQuoteFilter(filter, { order: undefined, direction: undefined });
  return useQuery({
    queryKey: [countQuotes.path, query],
    queryFn: () => asSignedIn(() => callEndpoint(countQuotes, { query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}
