import { useRef } from 'react';
import type { AddressFilter, FilterChanges } from './address-filter.ts';
import { navigate, useQuery } from './navigation.ts';

/** Longest text that a list is searched by, in characters. */
const longestSearch = 100;

/** The filter of a list in the address of its screen, whose path is given, and functions that change it (G2, H2). */
export function useAddressFilter<Filter extends { search?: string | undefined }>(
  path: string,
  { read, write, change }: AddressFilter<Filter>,
) {
  const filter = read(useQuery());
  const addressOf = (wanted: Filter) => {
    const query = write(wanted);
    return query === '' ? path : `${path}?${query}`;
  };
  /** The part that was changed last without leaving its field: going through options by arrow keys adds one entry. */
  const held = useRef<string | null>(null);
  return {
    filter,
    addressOf,
    /** A choice adds a history entry, so that the back button undoes it. */
    choose(changes: FilterChanges<Filter>): void {
      const part = Object.keys(changes).join();
      navigate(addressOf(change(filter, changes)), { replace: held.current === part });
      held.current = part;
    },
    leaveField(): void {
      held.current = null;
    },
    /** Typing replaces the history entry, so that not every letter adds one. */
    search(text: string): void {
      // The filter may have changed since the render that created this function, so it is read from the address.
      const now = read(new URLSearchParams(location.search));
      const search = text.trim().slice(0, longestSearch);
      if (search === (now.search ?? '')) return;
      navigate(addressOf(change(now, { search } as FilterChanges<Filter>)), { replace: true });
    },
  };
}
