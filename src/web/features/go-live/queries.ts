import { useQuery } from '@tanstack/react-query';
import { readGoLive } from '#contract/settings.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** What is missing before the site goes live; read anew with each visit, because much of it is settled elsewhere. */
export function useGoLive() {
  return useQuery({
    queryKey: [readGoLive.path],
    queryFn: () => asSignedIn(() => callEndpoint(readGoLive, {})),
    staleTime: 0,
    meta: { isHandled: true },
  });
}
