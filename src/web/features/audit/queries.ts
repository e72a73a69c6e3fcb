import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AuditFilter, listAuditEntries } from '#contract/audit.ts';
import { listAdministrators } from '#contract/service-requests.ts';
import { callEndpoint } from '../../lib/api.ts';
import { asSignedIn } from '../../lib/as-signed-in.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** Entries of the audit log, newest first, by pages that are loaded one after another. */
export function useAuditEntries(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: [listAuditEntries.path, filter],
    queryFn: ({ pageParam }) => {
      const query = { ...filter, ...(pageParam !== null && { after: pageParam }) };
      return asSignedIn(() => callEndpoint(listAuditEntries, { query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Things happen all the time: what was read a moment ago is old.
    staleTime: 0,
    meta,
  });
}

/** The people of the agency; none while they are not known. */
export function usePeople() {
  const { data } = useQuery({
    queryKey: [listAdministrators.path],
    queryFn: () => asSignedIn(() => callEndpoint(listAdministrators, {})),
    meta,
  });
  return data?.administrators ?? [];
}
