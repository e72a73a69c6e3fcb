import { useQuery } from '@tanstack/react-query';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** All that the portal’s first screen shows; fetched again whenever somebody comes back to the page. */
export const usePortalHome = () =>
  useQuery({
    queryKey: [readPortalHome.path],
    queryFn: () => asSignedIn(() => callEndpoint(readPortalHome, {})),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
