import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AuditFilter, listAuditEntries } from '#contract/audit.ts';
import { listAdministrators } from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** The screen shows every failure itself. */
const meta = { isHandled: true };

/** Entries of the audit log, newest first, loaded by pages. */
export function useAuditEntries(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: [listAuditEntries.path, filter],
    queryFn: ({ pageParam }) => {
      const query = { ...filter, ...(pageParam !== null && { after: pageParam }) };
      return asSignedIn(() => callEndpoint(listAuditEntries, { query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Entries are added at any time, so cached data is always stale.
    staleTime: 0,
    meta,
  });
}

/** The people of the agency; empty until they are loaded. */
export function usePeople() {
  const { data } = useQuery({
    queryKey: [listAdministrators.path],
    queryFn: () => asSignedIn(() => callEndpoint(listAdministrators, {})),
    meta,
  });
  return data?.administrators ?? [];
}
