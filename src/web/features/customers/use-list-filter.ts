import type { CustomerFilter } from '#contract/customers.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { readFilter, writeFilter } from './filter-address.ts';

/** The filter that the address names, and ways to change the address with it. */
export function useListFilter() {
  const { language } = usePage();
  const filter = readFilter(useQuery());
  const path = pathOf('adminCustomers', language);

  function change(changes: Partial<Record<keyof CustomerFilter, string>>, options: { replace: boolean }): void {
    // What was chosen meanwhile stands in the address, not in the rendering that made this function.
    const now = { ...readFilter(new URLSearchParams(location.search)), ...changes } as CustomerFilter;
    const query = writeFilter(now);
    navigate(query === '' ? path : `${path}?${query}`, options);
  }

  return {
    filter,
    path,
    /** A choice is a step in the history, so that the way back undoes it. */
    choose: (part: 'country' | 'language', value: string) => change({ [part]: value }, { replace: false }),
    /** Typing replaces the address, since each letter is no step of its own. */
    search: (text: string) => change({ search: text }, { replace: true }),
  };
}
export type ListFilter = ReturnType<typeof useListFilter>;
