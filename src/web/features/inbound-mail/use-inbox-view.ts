import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import type { InboxView } from './queries.ts';

/** Which mails the address asks for, and the address of the others. */
export function useInboxView(): { view: InboxView; addressOf: (view: InboxView) => string } {
  const path = pathOf('adminInbox', usePage().language);
  return {
    view: useQuery().get('view') === 'all' ? 'all' : 'waiting',
    addressOf: (view) => (view === 'all' ? `${path}?view=all` : path),
  };
}
