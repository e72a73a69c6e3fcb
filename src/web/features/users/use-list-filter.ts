import type { UserFilter } from '#contract/accounts/users.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { readFilter, readOpenUser, writeFilter } from './filter-address.ts';

/** The filter and the open account that the address names, and ways to change the address with them. */
export function useListFilter() {
  const { language } = usePage();
  const query = useQuery();
  const filter = readFilter(query);
  const path = pathOf('adminUsers', language);
  const addressOf = (wanted: UserFilter, openId?: string) => {
    const text = writeFilter(wanted, openId ?? null);
    return text === '' ? path : `${path}?${text}`;
  };

  function change(changes: Partial<Record<keyof UserFilter, string>>, options: { replace: boolean }): void {
    // What was chosen meanwhile stands in the address, not in the rendering that made this function.
    const now = { ...readFilter(new URLSearchParams(location.search)), ...changes } as UserFilter;
    navigate(addressOf(now), options);
  }

  return {
    filter,
    path,
    /** The account whose sheet is open. */
    openId: readOpenUser(query),
    addressOfUser: (id: string) => addressOf(filter, id),
    close: () => navigate(addressOf(filter)),
    /** A choice is a step in the history, so that the way back undoes it. */
    choose: (role: string) => change({ role }, { replace: false }),
    /** Typing replaces the address, since each letter is no step of its own. */
    search: (text: string) => change({ search: text }, { replace: true }),
  };
}
export type ListFilter = ReturnType<typeof useListFilter>;
