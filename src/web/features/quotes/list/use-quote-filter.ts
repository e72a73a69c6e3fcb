import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { quoteAddress } from './quote-filter-address.ts';

/** The filter in the address, and functions that change it (H2). */
export function useQuoteFilter() {
  const { language } = usePage();
  return useAddressFilter(pathOf('adminQuotes', language), quoteAddress);
}
export type QuoteListFilter = ReturnType<typeof useQuoteFilter>;
