import { useQuery } from '@tanstack/react-query';
import { getAgencyFacts, getQuoteSettings } from '#contract/settings.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { meta } from '../queries.ts';

/** What quotes are made with: tax status, accounts, rates. */
export function useQuoteSettings() {
  return useQuery({
    queryKey: [getQuoteSettings.path],
    queryFn: () => asSignedIn(() => callEndpoint(getQuoteSettings, {})),
    // Changed in another tab, while a quote waits for it.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta,
  });
}

/** What the law wants to know of the agency. */
export function useAgencyFacts() {
  return useQuery({
    queryKey: [getAgencyFacts.path],
    queryFn: () => asSignedIn(() => callEndpoint(getAgencyFacts, {})),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta,
  });
}
