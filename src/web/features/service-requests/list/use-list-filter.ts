import { useEffect, useRef } from 'react';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { rememberList } from './last-list.ts';
import { changeFilter, readFilter, writeFilter } from '../filter-address.ts';

export type FilterChanges = Parameters<typeof changeFilter>[1];

/** The filter in the address, and functions that change it (G2). */
export function useListFilter() {
  const { language } = usePage();
  const filter = readFilter(useQuery());
  const path = pathOf('adminRequests', language);
  const addressOf = (wanted: RequestFilter) => {
    const query = writeFilter(wanted);
    return query === '' ? path : `${path}?${query}`;
  };
  const address = addressOf(filter);
  // The back link of a request leads to the list as it was left.
  useEffect(() => rememberList(address), [address]);
  /**
   * The filter that was changed last without leaving its field: going through options by arrow keys adds one history
   * entry.
   */
  const held = useRef<string | null>(null);
  return {
    filter,
    addressOf,
    /** A choice adds a history entry, so that the back button undoes it. */
    choose(changes: FilterChanges): void {
      const part = Object.keys(changes).join();
      navigate(addressOf(changeFilter(filter, changes)), { replace: held.current === part });
      held.current = part;
    },
    leaveField(): void {
      held.current = null;
    },
    /** Typing replaces the history entry, so that not every letter adds one. */
    search(text: string): void {
      const search = text.trim().slice(0, 100);
      // The filter may have changed since the render that created this function, so it is read from the address.
      const now = readFilter(new URLSearchParams(location.search));
      if (search !== (now.search ?? '')) navigate(addressOf(changeFilter(now, { search })), { replace: true });
    },
  };
}
export type ListFilter = ReturnType<typeof useListFilter>;
