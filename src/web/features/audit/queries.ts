import { useQuery } from '@tanstack/react-query';
import { type AuditFilter, listAuditEntries } from '#contract/audit.ts';
import { listAdministrators } from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';

/** The screen shows every failure itself. */
const meta = { isHandled: true };

/** Entries of the audit log, newest first, loaded by pages. */
export function useAuditEntries(filter: AuditFilter) {
  return usePages(
    [listAuditEntries.path, filter],
    (place) => callEndpoint(listAuditEntries, { query: { ...filter, ...place } }),
    { keepsRows: false },
  );
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
