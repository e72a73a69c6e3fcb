import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type VersionedAgencyFacts, changeAgencyFacts, getAgencyFacts } from '#contract/settings.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

const agencyKey = [getAgencyFacts.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };
const queryFn = () => asSignedIn(() => callEndpoint(getAgencyFacts, {}));

/** What the law wants to know of the agency, with the version to change it by. */
export function useAgencyFacts() {
  return useQuery({ queryKey: agencyKey, queryFn, meta });
}

/** Changes the facts; they must have been read in their present version. */
export function useChangeAgencyFacts() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: agencyKey,
    mutationFn: (body: VersionedAgencyFacts) => asSignedIn(() => callEndpoint(changeAgencyFacts, { body })),
    onSuccess: (stored) => client.setQueryData(agencyKey, stored),
    meta,
  });
}

/** Loads the facts past the cache. */
export function useFreshAgencyFacts(): () => Promise<VersionedAgencyFacts | 'gone' | null> {
  const client = useQueryClient();
  return () => reloadRecord(() => client.fetchQuery({ queryKey: agencyKey, queryFn, staleTime: 0, meta }));
}
