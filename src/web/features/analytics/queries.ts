import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getAnalytics, getDashboard } from '#contract/analytics/analytics.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** The screen shows every failure itself. */
const meta = { isHandled: true };

/** The agency's day (G1). */
export function useDashboard() {
  return useQuery({
    queryKey: [getDashboard.path],
    queryFn: () => asSignedIn(() => callEndpoint(getDashboard, {})),
    // Requests arrive at any time, so cached data is always stale.
    staleTime: 0,
    meta,
  });
}

/** Where the requests of a period came from; null stands for the last 30 days (G8). */
export function useAnalytics(period: Period | null) {
  return useQuery({
    queryKey: [getAnalytics.path, period],
    queryFn: () => asSignedIn(() => callEndpoint(getAnalytics, { query: period ?? {} })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}
