import { useQuery } from '@tanstack/react-query';
import { getAccuracy } from '#contract/analytics/accuracy.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

/** What projects were estimated, quoted and invoiced at (H8). */
export function useAccuracy() {
  return useQuery({
    queryKey: [getAccuracy.path],
    queryFn: () => asSignedIn(() => callEndpoint(getAccuracy, {})),
    staleTime: 0,
    // The section shows every failure itself.
    meta: { isHandled: true },
  });
}
