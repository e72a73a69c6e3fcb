import { useEffect, useRef } from 'react';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { rememberList } from './last-list.ts';
import { changeFilter, readFilter, writeFilter } from '../filter-address.ts';

export type FilterChanges = Parameters<typeof changeFilter>[1];

/** The filter that the address names, and ways to change the address with it (G2). */
export function useListFilter() {
  const { language } = usePage();
  const filter = readFilter(useQuery());
  const path = pathOf('adminRequests', language);
  const addressOf = (wanted: RequestFilter) => {
    const query = writeFilter(wanted);
    return query === '' ? path : `${path}?${query}`;
  };
  const address = addressOf(filter);
  // The way back from a request leads to the list as it was left.
  useEffect(() => rememberList(address), [address]);
  /** What was chosen last without leaving its field: going through its entries by arrow key is one step in the history. */
  const held = useRef<string | null>(null);
  return {
    filter,
    addressOf,
    /** A choice is a step in the history, so that the way back undoes it. */
    choose(changes: FilterChanges): void {
      const part = Object.keys(changes).join();
      navigate(addressOf(changeFilter(filter, changes)), { replace: held.current === part });
      held.current = part;
    },
    leaveField(): void {
      held.current = null;
    },
    /** Typing replaces the address, since each letter is no step of its own. */
    search(text: string): void {
      const search = text.trim().slice(0, 100);
      // What was chosen meanwhile stands in the address, not in the rendering that made this function.
      const now = readFilter(new URLSearchParams(location.search));
      if (search !== (now.search ?? '')) navigate(addressOf(changeFilter(now, { search })), { replace: true });
    },
  };
}
export type ListFilter = ReturnType<typeof useListFilter>;
