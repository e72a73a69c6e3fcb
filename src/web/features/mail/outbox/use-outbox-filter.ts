import { type MailState, mailStates } from '#domain/mail/mail-kinds.ts';
import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { OutboxFilter } from '../queries.ts';

/** What the address narrows the outbox to, and the address of another narrowing. */
export function useOutboxFilter(): { filter: OutboxFilter; addressOf: (filter: Partial<OutboxFilter>) => string } {
  const query = useQuery();
  const { language } = usePage();
  const filter = { state: stateOf(query.get('state')), search: query.get('search') ?? '' };
  return {
    filter,
    addressOf(change) {
      const { state, search } = { ...filter, ...change };
      const parts = new URLSearchParams({ ...(state && { state }), ...(search && { search }) });
      const path = pathOf('adminOutbox', language);
      return parts.size > 0 ? `${path}?${parts}` : path;
    },
  };
}

function stateOf(named: string | null): MailState | null {
  return mailStates.find((state) => state === named) ?? null;
}
