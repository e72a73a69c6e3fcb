import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type VersionedSecuritySettings, changeSecuritySettings, getSecuritySettings } from '#contract/settings.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

const securityKey = [getSecuritySettings.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };

/** What is demanded of everybody's sign-in, with the version to change it by. */
export function useSecuritySettings() {
  return useQuery({
    queryKey: securityKey,
    queryFn: () => asSignedIn(() => callEndpoint(getSecuritySettings, {})),
    meta,
  });
}

/** Changes what is demanded of everybody's sign-in; it must have been read in its present version. */
export function useChangeSecuritySettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: securityKey,
    mutationFn: (body: VersionedSecuritySettings) => asSignedIn(() => callEndpoint(changeSecuritySettings, { body })),
    onSuccess: (stored) => client.setQueryData(securityKey, stored),
    meta,
  });
}

/** Loads what is demanded of everybody's sign-in past the cache. */
export function useFreshSecuritySettings(): () => Promise<VersionedSecuritySettings | 'gone' | null> {
  const client = useQueryClient();
  const queryFn = () => asSignedIn(() => callEndpoint(getSecuritySettings, {}));
  return () => reloadRecord(() => client.fetchQuery({ queryKey: securityKey, queryFn, staleTime: 0, meta }));
}
