import { useRef } from 'react';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type FilterChanges, changeQuoteFilter, readQuoteFilter, writeQuoteFilter } from './quote-filter-address.ts';

/** The filter in the address, and functions that change it (H2). */
export function useQuoteFilter() {
  const { language } = usePage();
  const filter = readQuoteFilter(useQuery());
  const path = pathOf('adminQuotes', language);
  const addressOf = (wanted: QuoteFilter) => {
    const query = writeQuoteFilter(wanted);
    return query === '' ? path : `${path}?${query}`;
  };
  /** The part that was changed last without leaving its field: going through options by arrow keys adds one entry. */
  const held = useRef<string | null>(null);
  return {
    filter,
    addressOf,
    /** A choice adds a history entry, so that the back button undoes it. */
    choose(changes: FilterChanges): void {
      const part = Object.keys(changes).join();
      navigate(addressOf(changeQuoteFilter(filter, changes)), { replace: held.current === part });
      held.current = part;
    },
    leaveField(): void {
      held.current = null;
    },
    /** Typing replaces the history entry, so that not every letter adds one. */
    search(text: string): void {
      // The filter may have changed since the render that created this function, so it is read from the address.
      const now = readQuoteFilter(new URLSearchParams(location.search));
      const search = text.trim().slice(0, 100);
      if (search !== (now.search ?? '')) navigate(addressOf(changeQuoteFilter(now, { search })), { replace: true });
    },
  };
}
export type QuoteListFilter = ReturnType<typeof useQuoteFilter>;
