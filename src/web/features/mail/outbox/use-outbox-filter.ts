import { type MailState, mailStates } from '#domain/mail/mail-kinds.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { OutboxFilter } from '../queries.ts';

/** What the address narrows the outbox to, the address of another narrowing, and the search while it is typed. */
export function useOutboxFilter() {
  const { language } = usePage();
  const path = pathOf('adminOutbox', language);
  const filter = readFilter(useQuery());

  function write({ state, search }: OutboxFilter): string {
    const parts = new URLSearchParams({ ...(state && { state }), ...(search && { search }) });
    return parts.size > 0 ? `${path}?${parts}` : path;
  }

  return {
    filter,
    addressOf: (change: Partial<OutboxFilter>) => write({ ...filter, ...change }),
    /** Typing replaces the address; what was chosen meanwhile stands in it, not in the last rendering. */
    search: (search: string) =>
      navigate(write({ ...readFilter(new URLSearchParams(location.search)), search }), { replace: true }),
  };
}

function readFilter(query: URLSearchParams): OutboxFilter {
  return { state: stateOf(query.get('state')), search: query.get('search') ?? '' };
}

function stateOf(named: string | null): MailState | null {
  return mailStates.find((state) => state === named) ?? null;
}
